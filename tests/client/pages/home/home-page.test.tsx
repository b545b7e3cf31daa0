import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { startSession, store } from '#client/lib/stored-session.ts'
import { HomePage } from '#client/pages/home/home-page.tsx'
import type { Home } from '#shared/progress/home-schemas.ts'
import { listed } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

const NOTHING: Home = {
  ...{ ownerId: 'u-1', current: null, latest: [], week: { sections: 0, minutes: 0 }, certificates: [] },
  ...{ reviews: { due: 0, nextDueAt: null }, streetCred: { points: 0, earned: [] } },
}
const DAY_MS = 86_400_000

const roadmapOf = (id: string) => ({
  ...listed(id),
  phases: [{ title: 'Phase', tags: [], completed: 1, total: 4 }],
  next: { phaseId: `p-${id}`, phaseNumber: 1, number: 2, title: 'Cookies' },
})

const home = vi.fn()
const account = vi.fn()

beforeEach(() => {
  startSession({ token: 'token', userId: 'u-1' })
  account
    .mockReset()
    .mockReturnValue({ userId: 'u-1', name: 'Mari Kask', email: 'm@tubli.test', credits: 3, isPro: false })
})

async function show(answer: Partial<Home> | Refusal) {
  home.mockReset().mockReturnValue(answer instanceof Refusal ? answer : { ...NOTHING, ...answer })
  vi.stubGlobal(
    'fetch',
    serverOf({
      'progress.home': home,
      'auth.account': account,
      'events.recent': () => ({ events: [] }),
      'challenges.list': () => ({ challenges: [] }),
      'reputation.leaders': () => ({ board: 'week', leaders: [] }),
      'connections.recommended': () => ({ people: [], without: [] }),
      'invites.friendLink': () => ({ inviteLink: 'https://tubli.test/welcome/CODE' }),
    }),
  )
  await render(<HomePage />)
  await waitFor(() => expect(home).toHaveBeenCalled())
}

const hrefOf = (name: string | RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name }).getAttribute('href')
const region = (name: string) => within(screen.getByRole('region', { name }))

it('invites a newcomer, shows the link for friends and nothing that is empty', async () => {
  await show({})
  await screen.findByRole('heading', { name: 'What do you want to learn?' })
  expect(hrefOf('Create your first roadmap')).toBe('/learn')
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  await screen.findByText('https://tubli.test/welcome/CODE')
})

it('welcomes a new account until it has a roadmap', async () => {
  store({ showWelcomeMessage: 'true' })
  await show({})
  await screen.findByRole('region', { name: 'Welcome to Tubli' })
})

it.each([
  ['who has a roadmap', { current: roadmapOf('r-1') }, /^Continue/],
  ['whose finished roadmap is gone', { streetCred: { points: 2, earned: [] } }, 'What do you want to learn next?'],
  ['of whom nothing could be loaded', new Refusal(500, 'internal', 'Something went wrong'), /could not be loaded$/],
])('does not welcome a new account %s', async (_, answer, sign) => {
  store({ showWelcomeMessage: 'true' })
  await show(answer)
  await screen.findByText(sign)
  expect(screen.queryByRole('region', { name: 'Welcome to Tubli' })).toBeNull()
})

it('asks about the viewer’s own week', async () => {
  await show({})
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(home).toHaveBeenCalledWith({ timeZone, firstDay: expect.any(Number) })
})

it('sells credits to whoever has none left', async () => {
  account.mockReturnValue({ userId: 'u-1', name: 'Mari', credits: 0, isPro: false })
  await show({ streetCred: { points: 2, earned: [] } })
  await screen.findByText(/^You have used all your credits/)
  expect(hrefOf('Buy credits')).toBe('/8020/credits')
  expect(screen.queryByRole('link', { name: /^Create/ })).toBeNull()
})

it('continues the roadmap last worked on, and names it once', async () => {
  const [current, other] = [roadmapOf('b'), roadmapOf('a')]
  await show({ current, latest: [other, current] })
  await screen.findByRole('heading', { name: 'Title b' })
  expect(hrefOf('Continue “Section 2: Cookies”')).toBe('/learn/u-1/b/p-b?section=2')
  expect(screen.getAllByText('Title b')).toHaveLength(1)
  const latest = region('Your latest roadmaps')
  expect(latest.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Title a'),
  ])
})

it('says from when on where nothing can be done before', async () => {
  const restsUntil = new Date(2099, 0, 1).toISOString()
  const current = roadmapOf('b')
  await show({ current: { ...current, next: { ...current.next, restsUntil } } })
  await screen.findByText('Its questions count again from Thursday, Jan 1.')
  expect(hrefOf('Continue “Section 2: Cookies”')).toBe('/learn/u-1/b/p-b?section=2')
})

it('leads to all roadmaps where there are more than it shows', async () => {
  await show({ latest: ['a', 'b', 'c', 'd'].map((id) => roadmapOf(id)) })
  await screen.findByRole('heading', { name: 'What do you want to learn next?' })
  expect(region('Your latest roadmaps').getAllByRole('listitem')).toHaveLength(3)
  expect(hrefOf('All roadmaps')).toBe('/learn')
})

it('says what the week came to and what comes back', async () => {
  await show({ latest: [roadmapOf('a')], week: { sections: 1, minutes: 150 }, reviews: { due: 12, nextDueAt: null } })
  await screen.findByRole('heading', { name: 'This week' })
  const figures = region('This week')
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent])
  expect(figures).toEqual([
    ['section completed', '1'],
    ['hours of material', '2.5'],
    ['reviews due', '12'],
  ])
  expect(hrefOf('Review for five minutes')).toBe('/review')
})

it('says when the next questions come back', async () => {
  const nextDueAt = new Date(Date.now() + DAY_MS).toISOString()
  await show({ latest: [roadmapOf('a')], reviews: { due: 0, nextDueAt } })
  await screen.findByText(/^There is more to review from tomorrow/)
  expect(screen.queryByRole('link', { name: /Review/ })).toBeNull()
})

it('says what earned StreetCred, also where it has gone', async () => {
  const phase = { id: 'p-1', title: 'HTTP', roadmapId: 'a' }
  await show({
    streetCred: {
      points: 10,
      earned: [
        { points: 4, sections: 2, latestAt: '2026-11-20T10:00:00Z', phase, challenge: null },
        { points: 6, sections: 3, latestAt: '2026-11-19T10:00:00Z', phase: null, challenge: null },
      ],
    },
  })
  await screen.findByRole('heading', { name: 'StreetCred' })
  const earned = region('StreetCred').getAllByRole('listitem')
  expect(screen.getByText('10.00')).toBeDefined()
  expect(earned.map(({ textContent }) => textContent)).toEqual([
    'HTTP+4.00 for 2 sections, Nov 20, 2026',
    'A phase that is no longer there+6.00 for 3 sections, Nov 19, 2026',
  ])
  expect(hrefOf('HTTP')).toBe('/learn/u-1/a/p-1')
})

it('shows three certificates and the rest on demand', async () => {
  const certificates = [1, 2, 3, 4].map((n) => ({
    ...{ id: `TB-${n}`, title: `Title ${n}`, issuedAt: '2026-11-20T10:00:00Z' },
    level: n === 1 ? ('mastered' as const) : ('completed' as const),
  }))
  await show({ certificates })
  await screen.findByRole('heading', { name: 'Certificates' })
  expect(region('Certificates').getAllByRole('link')).toHaveLength(3)
  expect(region('Certificates').getByText('Mastered, Nov 20, 2026')).toBeDefined()
  expect(hrefOf('Title 1')).toBe('/verify/TB-1')
  await userEvent.click(screen.getByRole('button', { name: 'Show all 4' }))
  expect(region('Certificates').getAllByRole('link')).toHaveLength(4)
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
})

it('says what happened where it can’t be read, and tries again', async () => {
  await show(new Refusal(500, 'internal', 'Something went wrong'))
  await screen.findByRole('heading', { name: 'Your dashboard could not be loaded' })
  home.mockReturnValue({ ...NOTHING })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'What do you want to learn?' })
})
