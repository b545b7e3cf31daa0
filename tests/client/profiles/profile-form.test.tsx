import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '#client/lib/stored-session.ts'
import { Refusal, sentTo, serverOf } from '#tests/support/client/server.ts'
import { visit } from '#tests/support/client/visit.tsx'

/** RT-34, RT-35: what somebody says of themselves (G-PROF-03). */

const grace = {
  ...{ userId: 'u2', name: 'Grace Hopper', avatarUrl: null, shortBio: 'Compilers', storySummary: '' },
  ...{
    roles: ['Backend', 'Teacher'],
    location: null,
    githubUsername: 'grace',
    discord: null,
    pinned: [],
    images: [],
    skills: [],
    languages: [],
    entries: [],
  },
  ...{ sources: { blog: 'https://grace.example/' }, createdAt: '2026-01-01T00:00:00.000Z' },
  own: {
    ...{ email: 'g@example.com', linkedInText: null, bizdev: null, isPublic: true, hiddenSections: [] },
    ...{ isBlocked: false, isPlatformGenerated: false, isPro: false },
  },
}

const server = vi.fn<typeof fetch>()

function answer(save: (input: unknown) => unknown, get: () => unknown = () => grace) {
  const later = () => new Refusal(503, 'UNAVAILABLE', 'Later.')
  server.mockReset().mockImplementation(
    serverOf({
      ...{ 'auth.account': later, 'auth.providers': later, 'quotas.check': later, 'reputation.score': later },
      'profiles.createEditToken': () => ({ editToken: 'made' }),
      'profiles.editPermission': () => ({ isPermitted: true, isOwn: true }),
      'profiles.get': get,
      'profiles.save': save,
    }),
  )
}

beforeEach(() => {
  startSession({ token: 'token', userId: 'u2' })
  vi.stubGlobal('fetch', server)
})

const field = (name: string) => screen.findByRole('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save profile' }))

describe('the profile’s editing', () => {
  it('begins with what one says of oneself, from one’s own page', async () => {
    answer(() => grace)
    const { router } = await visit('/profile/u2')
    await userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/edit/made/profile-data'))
    expect(((await field('Name')) as HTMLInputElement).value).toBe('Grace Hopper')
  })

  it('opens there where its address names no page', async () => {
    answer(() => grace)
    const { router } = await visit('/profile/edit/good')
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/edit/good/profile-data'))
  })

  it('saves all of it, and shows it from then on', async () => {
    answer((input) => ({ ...grace, ...(input as object) }))
    await visit('/profile/edit/good/profile-data')
    await userEvent.type(await field('Where you are'), 'Arlington')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Student' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Everybody can see my profile' }))
    await save()
    await waitFor(() => expect(sentTo(server, 'profiles.save')).toHaveLength(1))
    expect(sentTo(server, 'profiles.save')[0]).toMatchObject({
      ...{ name: 'Grace Hopper', location: 'Arlington', isPublic: false, sources: { blog: 'https://grace.example/' } },
      // a word that is no longer offered is not sent
      roles: ['Backend', 'Student'],
    })
  })

  it('says what is wrong beside it, saves nothing meanwhile and leads there', async () => {
    answer(() => grace)
    await visit('/profile/edit/good/profile-data')
    await userEvent.clear(await field('Name'))
    await userEvent.type(await field('LinkedIn'), 'example.com')
    expect(screen.getByText('Name is required')).toBeDefined()
    expect((await field('LinkedIn')).getAttribute('aria-invalid')).toBe('true')
    await save()
    expect(document.activeElement).toBe(await field('Name'))
    expect(sentTo(server, 'profiles.save')).toEqual([])
  })

  it('keeps what was typed where it can’t be saved, and says why', async () => {
    answer(() => new Refusal(400, 'invalid', 'That is too long.'))
    await visit('/profile/edit/good/profile-data')
    await userEvent.type(await field('In one line'), ' and clocks')
    await save()
    expect((await screen.findByText('That is too long.')).getAttribute('role')).toBe('alert')
    expect(((await field('In one line')) as HTMLInputElement).value).toBe('Compilers and clocks')
  })

  it('can be asked for again where it could not be read', async () => {
    let isDown = true
    answer(
      () => grace,
      () => (isDown ? new Refusal(403, 'forbidden', 'No.') : grace),
    )
    await visit('/profile/edit/good/profile-data')
    const again = await screen.findByRole('button', { name: /try again/i })
    isDown = false
    await userEvent.click(again)
    expect(await field('Name')).toBeDefined()
  })
})
