import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '#client/lib/stored-session.ts'
import { Refusal, sentTo, serverOf } from '#tests/support/client/server.ts'
import { visit } from '#tests/support/client/visit.tsx'

/** RT-36, RT-37: what somebody worked at, learned and proved (G-PROF-03). */

const job = {
  ...{ id: 'e1', kind: 'job', organization: 'Harvard', title: 'Engineer', startedIn: '1944-07', endedIn: null },
  ...{ description: 'Programmed the Mark I.', url: '' },
}
const school = {
  ...{ id: 'e2', kind: 'education', organization: 'Yale', title: 'Mathematics', startedIn: '1930-09' },
  ...{ endedIn: '1934-06', description: '', url: '' },
}
const grace = {
  ...{ userId: 'u2', name: 'Grace Hopper', avatarUrl: null, shortBio: '', storySummary: '', roles: [] },
  ...{
    location: null,
    githubUsername: 'grace',
    discord: null,
    pinned: [],
    images: [],
    skills: [],
    languages: [],
    sources: {},
  },
  createdAt: '2026-01-01T00:00:00.000Z',
  own: {
    ...{ email: 'g@example.com', linkedInText: null, bizdev: null, isPublic: true, hiddenSections: [] },
    ...{ isBlocked: false, isPlatformGenerated: false, isPro: false },
  },
}

const server = vi.fn<typeof fetch>()
const later = () => new Refusal(503, 'UNAVAILABLE', 'Later.')

function answer({ entries = [] as object[], save = later as (input: unknown) => unknown } = {}) {
  const kept = [...entries]
  server.mockReset().mockImplementation(
    serverOf({
      ...{ 'auth.account': later, 'auth.providers': later, 'quotas.check': later, 'reputation.score': later },
      'profiles.editPermission': () => ({ isPermitted: true, isOwn: true }),
      'profiles.get': () => ({ ...grace, entries: [...kept] }),
      'profiles.saveEntry': (input: unknown) => {
        const saved = save(input)
        if (!(saved instanceof Refusal)) kept.push({ ...(saved as object), id: `e${kept.length + 1}` })
        return saved
      },
      'profiles.removeEntry': () => void kept.splice(0, 1),
    }),
  )
}

beforeEach(() => {
  startSession({ token: 'token', userId: 'u2' })
  vi.stubGlobal('fetch', server)
})

const button = (name: string) => screen.findByRole('button', { name })
const choose = (label: string, value: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), value)

describe('the entries of a profile', () => {
  it('are none at first; one that is whole is added and stands there', async () => {
    answer({ save: (input) => input })
    await visit('/profile/edit/good/job-experience')
    expect(await screen.findByText(/Nothing here yet/)).toBeDefined()
    await userEvent.click(await button('Add job'))
    await userEvent.keyboard('Engineer')
    await userEvent.type(screen.getByRole('textbox', { name: 'Company' }), 'Harvard')
    await choose('From: month', 'Jul')
    await choose('From: year', '1954')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('heading', { level: 3, name: 'Engineer' })).toBeDefined()
    expect(screen.getByText('Jul 1954 – today')).toBeDefined()
    expect(sentTo(server, 'profiles.saveEntry')).toEqual([
      expect.objectContaining({ kind: 'job', organization: 'Harvard', startedIn: '1954-07', endedIn: null }),
    ])
  })

  it('say what is missing only when they are to be saved, and lead there', async () => {
    answer()
    await visit('/profile/edit/good/education-certification')
    await userEvent.click(await button('Add education'))
    expect(screen.queryByText('This is required')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getAllByText('This is required')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Degree or course' }))
    expect(sentTo(server, 'profiles.saveEntry')).toEqual([])
  })

  it('keep what was typed where it can’t be saved, and say why', async () => {
    answer({ entries: [job] })
    await visit('/profile/edit/good/job-experience')
    await userEvent.click(await button('Edit Engineer'))
    await choose('From: year', '1955')
    await userEvent.type(screen.getByRole('textbox', { name: 'Company' }), ' University')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Later.')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Company' }).value).toBe('Harvard University')
  })

  it('are removed at once, and can be had back', async () => {
    answer({ entries: [job, school], save: (input) => input })
    await visit('/profile/edit/good/job-experience')
    await userEvent.click(await button('Remove Engineer'))
    expect(await screen.findByText('Engineer was removed')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('heading', { level: 3 })).toBeNull())
    await userEvent.click(await button('Undo'))
    expect(await screen.findByRole('heading', { level: 3, name: 'Engineer' })).toBeDefined()
  })

  it('stand on the profile, by kind', async () => {
    answer({ entries: [job, school] })
    await visit('/profile/u2')
    const experience = (await screen.findByRole('heading', { name: 'Experience' })).closest('section') as HTMLElement
    expect(within(experience).getByText('Engineer')).toBeDefined()
    const education = screen.getByRole('heading', { name: 'Education' }).closest('section') as HTMLElement
    expect(within(education).getByText(/Sep 1930 – Jun 1934/)).toBeDefined()
    expect(screen.queryByRole('heading', { name: /Certificates/ })).toBeNull()
  })
})
