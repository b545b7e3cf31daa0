import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '#client/lib/stored-session.ts'
import { Refusal, sentTo, serverOf } from '#tests/support/client/server.ts'
import { visit } from '#tests/support/client/visit.tsx'

/** RT-38: what suggestions are made by (G-PROF-03). */

const grace = {
  ...{ userId: 'u2', name: 'Grace Hopper', bio: '', email: null, avatarUrl: null, githubUsername: 'grace' },
  ...{ discord: null, roles: [], bootstrapItems: [], reference: null, location: null, isOpenToInternship: false },
  ...{ isOpenToBizdevInternship: false, hasAccessToInternship: false, cohort: null, usageIntent: 'everything' },
  ...{ skipsPlan: false, credits: 3, isAdmin: false, isPro: false, createdAt: '2026-01-01T00:00:00.000Z' },
  interestAreas: ['Data'],
}

const server = vi.fn<typeof fetch>()
const later = () => new Refusal(503, 'UNAVAILABLE', 'Later.')

function answer({ languages = [] as string[], save = (input: unknown): unknown => input } = {}) {
  server.mockReset().mockImplementation(
    serverOf({
      ...{ 'auth.providers': later, 'quotas.check': later, 'notifications.list': later },
      'auth.account': () => ({ ...grace, languages, selectedLanguages: languages }),
      'profiles.editPermission': () => ({ isPermitted: true, isOwn: true }),
      'users.savePreferences': save,
    }),
  )
}

const open = () => visit('/profile/edit/good/personalization')
const language = (name: string) => screen.findByRole('button', { name })
const saved = () => sentTo(server, 'users.savePreferences')

beforeEach(() => {
  startSession({ token: 'token', userId: 'u2' })
  vi.stubGlobal('fetch', server)
})

describe('personalization', () => {
  it('R-PROF-01: turns a language off and on, but never the last one, and says why', async () => {
    answer({ languages: ['Go', 'Rust'] })
    await open()
    await userEvent.click(await language('Go'))
    expect((await language('Go')).getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(await language('Rust'))
    expect((await language('Rust')).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('At least one language stays selected.')).toBeDefined()
    await userEvent.click(await language('Go'))
    await waitFor(() =>
      expect(saved()).toEqual([{ selectedLanguages: ['Rust'] }, { selectedLanguages: ['Rust', 'Go'] }]),
    )
  })

  it('adds a language as it is usually written, once, selected', async () => {
    answer({ languages: ['Go'] })
    await open()
    const field = await screen.findByRole('combobox', { name: 'Another language' })
    await userEvent.type(field, 'go')
    expect(screen.getByText('Go is there already.')).toBeDefined()
    await userEvent.clear(field)
    await userEvent.type(field, 'python{Enter}')
    expect((await language('Python')).getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(saved()).toEqual([{ languages: ['Go', 'Python'] }]))
    await userEvent.click(await language('Remove Go'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Go' })).toBeNull())
  })

  it('keeps what somebody is interested in and here for', async () => {
    answer()
    await open()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'AI' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Finding a job' }))
    await waitFor(() => expect(saved()).toEqual([{ interestAreas: ['Data', 'AI'] }, { usageIntent: 'jobs' }]))
  })

  it('shows what was before where it could not be kept, and says so', async () => {
    answer({ save: later })
    await open()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Data' }))
    expect(await screen.findByText('This was not kept')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Data' }).checked).toBe(true)
  })
})
