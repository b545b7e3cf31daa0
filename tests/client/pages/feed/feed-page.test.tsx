import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { readFeedSearch } from '#client/features/feed/feed-search.ts'
import { FeedPage } from '#client/pages/feed/feed-page.tsx'
import type { FeedItem } from '#shared/feed/schemas.ts'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, sentTo, serverOf } from '#tests/support/client/server.ts'

const item = (n: number, changes: Partial<FeedItem> = {}): FeedItem => ({
  ...{ itemId: `i${n}`, kind: 'article', title: `Item ${n}`, url: `https://example.com/${n}`, excerpt: '', author: '' },
  ...{ tags: ['rust', 'go'], source: { code: 'lobsters', name: 'Lobsters', home: 'https://lobste.rs/' } },
  ...{ imageUrl: null, audioUrl: null, minutes: null, publishedAt: '2026-11-20T10:00:00.000Z', feedDate: '2026-11-20' },
  ...{ isRead: false, isBookmarked: false },
  reasons: [
    { kind: 'tag', value: 'rust', points: 3 },
    { kind: 'age', value: '6', points: -0.5 },
  ],
  ...changes,
})

const lists = { personal: vi.fn(), popular: vi.fn(), bot: vi.fn() }
const [preferences, prefer, mark, open] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
const server = vi.fn<typeof fetch>()

beforeEach(() => {
  for (const list of Object.values(lists)) list.mockReset().mockReturnValue({ items: [item(1)], cursor: null })
  preferences.mockReturnValue({ preferences: [] })
  for (const write of [prefer, mark, open]) write.mockReset().mockReturnValue({ isRead: true, isBookmarked: true })
  server.mockReset().mockImplementation(
    serverOf({
      ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [`feed.${name}`, list])),
      'issues.daily': () => ({ issue: null, follows: 0 }),
      ...{ 'feed.preferences': preferences, 'feed.prefer': prefer, 'feed.mark': mark, 'feed.open': open },
    }),
  )
  vi.stubGlobal('fetch', server)
})

const openFeed = (path = '/feed') => render(<FeedPage />, path, ['/feed'])

it('RT-24: an item names and links its source, leads there, and its reasons add up to where it stands', async () => {
  await openFeed()
  const link = await screen.findByRole('link', { name: 'Item 1' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://example.com/1', 'noopener'])
  expect(screen.getByRole('link', { name: 'Lobsters' }).getAttribute('href')).toBe('https://lobste.rs/')
  const why = within(screen.getByRole('group', { name: 'Why “Item 1” is here' }))
  expect(why.getByRole('button', { name: /^#rust \+3:/ })).toBeTruthy()
  expect(why.getByText('6 h old −0.5')).toBeTruthy()
  expect(why.getByText('= +2.5')).toBeTruthy()
  expect(why.getByRole('button', { name: /^#go:/ })).toBeTruthy()
  expect(screen.getByText('You have reached the end.')).toBeTruthy()
})

it('what is pressed on a chip changes the feed, and can be taken back', async () => {
  await openFeed()
  await userEvent.click(await screen.findByRole('button', { name: /^#go:/ }))
  preferences.mockReturnValue({ preferences: [{ kind: 'tag', value: 'go', choice: 'mute', label: '#go' }] })
  await userEvent.click(screen.getByRole('button', { name: 'Mute' }))
  expect(sentTo(server, 'feed.prefer')).toEqual([{ kind: 'tag', value: 'go', choice: 'mute' }])
  await userEvent.click(await screen.findByRole('button', { name: 'Take back: muted #go' }))
  expect(sentTo(server, 'feed.prefer').at(-1)).toEqual({ kind: 'tag', value: 'go', choice: null })
  await userEvent.type(screen.getByLabelText('A word in titles'), 'zig{Enter}')
  expect(sentTo(server, 'feed.prefer').at(-1)).toEqual({ kind: 'word', value: 'zig', choice: 'more' })
})

it('an item is saved and read at once, and as before where that was refused', async () => {
  await openFeed()
  await userEvent.click(await screen.findByRole('button', { name: 'Save: Item 1', pressed: false }))
  expect(await screen.findByRole('button', { name: 'Save: Item 1', pressed: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Item 1' }))
  expect(await screen.findByRole('button', { name: 'Read: Item 1', pressed: true })).toBeTruthy()
  await waitFor(() => expect(sentTo(server, 'feed.open')).toEqual([{ itemId: 'i1' }]))
  mark.mockReturnValue(new Refusal(404, 'NOT_FOUND', 'This item does not exist.'))
  await userEvent.click(screen.getByRole('button', { name: 'Save: Item 1', pressed: true }))
  expect(await screen.findByRole('button', { name: 'Save: Item 1', pressed: true })).toBeTruthy()
})

it('older ones follow, and one that stands on both pages is shown once', async () => {
  lists.personal.mockReturnValueOnce({ items: [item(1), item(2)], cursor: 'next' })
  lists.personal.mockReturnValueOnce({ items: [item(2), item(3)], cursor: null })
  await openFeed()
  await userEvent.click(await screen.findByRole('button', { name: 'Show older' }))
  expect(await screen.findByRole('link', { name: 'Item 3' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('Item 2'))).toHaveLength(1)
  expect(lists.personal).toHaveBeenLastCalledWith({ cursor: 'next' })
})

it('says where the feed did not come, and tries again', async () => {
  lists.personal.mockReturnValueOnce(new Refusal(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong.'))
  await openFeed()
  expect(await screen.findByText('The feed could not be loaded')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Item 1' })).toBeTruthy()
})

it('says what is empty and why, and takes filters back', async () => {
  lists.popular.mockReturnValue({ items: [], cursor: null })
  const view = await openFeed('/feed?tab=popular&q=nothing&hide=read')
  expect(await screen.findByText('Nothing fits these filters')).toBeTruthy()
  expect(lists.popular).toHaveBeenCalledWith({ search: 'nothing', hidesRead: true })
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }))
  await waitFor(() => expect(view.router.state.location.search).toEqual({ tab: 'popular' }))
})

it('a briefing has a sentence for each item, below its day', async () => {
  lists.bot.mockReturnValue({ sentences: [{ text: 'Lobsters reads “Item 1”.', item: item(1) }], cursor: null })
  await openFeed('/feed?tab=bot')
  expect(await screen.findByRole('heading', { name: 'Nov 20, 2026' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lobsters reads “Item 1”.' }).getAttribute('href')).toBe(
    'https://example.com/1',
  )
  expect(screen.getByRole('link', { name: 'Bot' }).getAttribute('aria-current')).toBe('page')
})

it('what is made up in an address counts as left out', () => {
  expect(readFeedSearch({ tab: 'x', type: 'vblogs', q: 2026, day: '2026-02-31', hide: 'all' })).toEqual({ q: '2026' })
  expect(readFeedSearch({ tab: 'videos', type: 'vblogs' })).toEqual({ tab: 'videos', type: 'vblogs' })
})
