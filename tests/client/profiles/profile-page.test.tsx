import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '#client/lib/stored-session.ts'
import { Refusal, serverOf } from '#tests/support/client/server.ts'
import { visit } from '#tests/support/client/visit.tsx'

/** RT-33: who somebody is, as others see it (G-PROF-02). */

const grace = {
  ...{ userId: 'u2', name: 'Grace Hopper', avatarUrl: null, shortBio: 'Compilers', storySummary: 'Found a bug once.' },
  ...{
    roles: ['Backend'],
    location: 'Arlington',
    githubUsername: 'grace',
    discord: null,
    pinned: [],
    images: [],
    skills: [],
    languages: [],
    entries: [],
  },
  sources: { blog: 'https://grace.example/', twitter: 'grace', podcast: 'javascript:alert(1)' },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', own: null },
}
const own = {
  email: 'g@example.com',
  linkedInText: null,
  bizdev: null,
  isPlatformGenerated: false,
  isPro: false,
  hiddenSections: [],
}

const server = vi.fn<typeof fetch>()

function answer(profile: () => unknown) {
  const later = () => new Refusal(503, 'UNAVAILABLE', 'Later.')
  server.mockReset().mockImplementation(
    serverOf({
      ...{ 'auth.account': later, 'auth.providers': later, 'quotas.check': later, 'reputation.score': later },
      'profiles.get': profile,
    }),
  )
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', server)
})

describe('a profile', () => {
  it('shows a visitor who somebody is and where else they are; only web addresses are links', async () => {
    answer(() => grace)
    await visit('/profile/u2')
    expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeDefined()
    expect(screen.getByText('Backend · Arlington')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Blog: https://grace.example/' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'GitHub: https://github.com/grace' })).toBeDefined()
    expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull()
    expect(screen.queryByText(/Hidden from others/)).toBeNull()
  })

  it('tells its owner that others do not see it', async () => {
    startSession({ token: 'token', userId: 'u2' })
    answer(() => ({ ...grace, own: { ...own, isPublic: false, isBlocked: false } }))
    await visit('/profile/u2')
    expect(await screen.findByText('Hidden from others: only you see this.')).toBeDefined()
  })

  it('that the caller may not see leads to /person-not-found', async () => {
    answer(() => new Refusal(404, 'not_found', 'This person does not exist.'))
    const { router } = await visit('/profile/u2')
    await waitFor(() => expect(router.state.location.pathname).toBe('/person-not-found'))
  })
})
