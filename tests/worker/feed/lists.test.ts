import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sumOf } from '#shared/feed/rank.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, UNLIMITED } from '#tests/support/worker/app.ts'
import { createFeedItems, createUser, database } from '#tests/support/worker/factories.ts'
import { sources, users } from '#worker/db/schema/index.ts'

const caller = async (user?: TestUser) => (await callerFor((user ?? (await createUser())).token, UNLIMITED)).api
type Api = Awaited<ReturnType<typeof caller>>

/** A tag that no other test's items have. */
const ownTag = () => `t${crypto.randomUUID().slice(0, 8)}`
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const idsOf = ({ items }: { items: readonly { itemId: string }[] }) => items.map(({ itemId }) => itemId)

/** A word that only this test's titles have, by which its items are found among all there are. */
const ownWord = () => `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}x`

describe('R-COMM-01: the personal feed', () => {
  it('stands in the order of its reasons, page after page, and shows none twice', async () => {
    const word = ownWord()
    const ids = await createFeedItems(Array.from({ length: 130 }, (_, at) => ({ title: `${word} ${at}` })))
    const api = await caller()
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await api.feed.personal({ cursor, search: word })
      const sums = page.items.map(({ reasons }) => sumOf(reasons))
      expect(sums).toEqual([...sums].sort((one, other) => other - one))
      seen.push(...idsOf(page))
      cursor = page.cursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(ids)
  })

  it('has more of what somebody follows, less of what they have enough of, and nothing that they mute', async () => {
    const [word, more, less, muted] = [ownWord(), ownTag(), ownTag(), ownTag()] as const
    const [plain, followed, enough, gone] = await createFeedItems([
      { title: word, tags: [] },
      { title: word, tags: [more], publishedAt: hoursAgo(24) },
      { title: word, tags: [less] },
      { title: word, tags: [muted] },
    ])
    const api = await caller()
    await api.feed.prefer({ kind: 'tag', value: more, choice: 'more' })
    await api.feed.prefer({ kind: 'tag', value: less, choice: 'less' })
    await api.feed.prefer({ kind: 'tag', value: muted, choice: 'mute' })
    const { items } = await api.feed.personal({ search: word })
    expect(items.map(({ itemId }) => itemId)).toEqual([followed, plain, enough])
    expect(items[0]?.reasons).toEqual([
      { kind: 'tag', value: more, points: 3 },
      { kind: 'age', value: '24', points: -2 },
    ])
    await api.feed.prefer({ kind: 'tag', value: muted, choice: null })
    expect(idsOf(await api.feed.personal({ search: word }))).toContain(gone)
    expect((await api.feed.preferences()).preferences).toEqual([
      { kind: 'tag', value: less, choice: 'less', label: `#${less}` },
      { kind: 'tag', value: more, choice: 'more', label: `#${more}` },
    ])
  })

  it('mutes a source and a word, in whatever form it stands', async () => {
    const word = ownWord()
    const [kept] = await createFeedItems([
      { title: `${word} about gardens` },
      { title: `${word} about testing` },
      { title: word, excerpt: 'It was tested.' },
    ])
    const api = await caller()
    await api.feed.prefer({ kind: 'word', value: 'Tests', choice: 'mute' })
    expect(idsOf(await api.feed.personal({ search: word }))).toEqual([kept])
    await createFeedItems([{ title: word, source: 'lobsters' }])
    await api.feed.prefer({ kind: 'source', value: 'lobsters', choice: 'mute' })
    expect(idsOf(await api.feed.personal({ search: word }))).toEqual([kept])
  })

  it('a source that is turned off shows nothing', async () => {
    const [source, word] = [`off-${crypto.randomUUID()}`, ownWord()]
    await createFeedItems([{ source, title: word }])
    const api = await caller()
    expect((await api.feed.personal({ search: word })).items).toHaveLength(1)
    await database().update(sources).set({ isEnabled: false }).where(eq(sources.code, source))
    expect((await api.feed.personal({ search: word })).items).toEqual([])
  })

  it('hides what was read, and keeps bookmarks by themselves', async () => {
    const word = ownWord()
    const [one = '', two = '', three = ''] = await createFeedItems([{ title: word }, { title: word }, { title: word }])
    const api = await caller()
    expect(await api.feed.mark({ itemId: one, isRead: true })).toEqual({ isRead: true, isBookmarked: false })
    expect(await api.feed.mark({ itemId: one, isBookmarked: true })).toEqual({ isRead: true, isBookmarked: true })
    expect(idsOf(await api.feed.personal({ search: word, hidesRead: true }))).toEqual([two, three])
    expect(idsOf(await api.feed.bookmarks({}))).toEqual([one])
    expect(idsOf(await (await caller()).feed.bookmarks({}))).toEqual([])
  })

  it.each(['x', 'today_x_0_1', `2026-11-20T00:00:00.000Z_${crypto.randomUUID()}_-1_1`])(
    'a made-up cursor is refused: %s',
    async (cursor) => {
      await expect((await caller()).feed.personal({ cursor })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
      await expect((await caller()).feed.popular({ cursor })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    },
  )
})

describe('what others make of it', () => {
  it('an opening counts once a person, and the most opened of a day comes first', async () => {
    const word = ownWord()
    const [few = '', many = '', liked = ''] = await createFeedItems([
      { title: word },
      { title: word },
      { title: word, votes: 300 },
    ])
    const [one, other] = [await caller(), await caller()]
    await Promise.all(Array.from({ length: 5 }, () => one.feed.open({ itemId: many })))
    await other.feed.open({ itemId: many })
    await one.feed.open({ itemId: few })
    const { items } = await one.feed.popular({ search: word })
    expect(items.map(({ itemId, reasons }) => [itemId, sumOf(reasons)])).toEqual([
      [many, 2],
      [few, 1],
      [liked, 0.75],
    ])
    expect(items.map(({ isRead }) => isRead)).toEqual([true, true, false])
    await expect(one.feed.open({ itemId: crypto.randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(one.feed.mark({ itemId: crypto.randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('C049: what connections bookmarked is a reason, and a list', async () => {
    const [ana, ben, stranger] = await Promise.all([createUser(), createUser(), createUser()])
    const [one, other, third] = await Promise.all([caller(ana), caller(ben), caller(stranger)])
    await one.connections.request({ userId: ben.userId })
    await other.connections.accept({ userId: ana.userId })
    const word = ownWord()
    const [saved = '', strange = ''] = await createFeedItems([{ title: word }, { title: word }])
    await other.feed.mark({ itemId: saved, isBookmarked: true })
    await third.feed.mark({ itemId: strange, isBookmarked: true })
    expect(idsOf(await one.feed.ofConnections({}))).toEqual([saved])
    expect((await one.feed.personal({ search: word })).items[0]?.reasons).toContainEqual({
      ...{ kind: 'saves', value: '1', points: 1 },
    })
    expect(idsOf(await third.feed.ofConnections({}))).toEqual([])
  })

  it('what somebody does and learns makes things interesting', async () => {
    const [user, tag] = [await createUser(), ownTag()]
    const [fits = ''] = await createFeedItems([{ tags: [tag] }, { tags: [ownTag()] }])
    const api = await caller(user)
    expect(idsOf(await api.feed.interesting({}))).toEqual([])
    await database()
      .update(users)
      .set({ roles: [`Maker of ${tag}`] })
      .where(eq(users.id, user.userId))
    const { items } = await api.feed.interesting({})
    expect(idsOf({ items })).toEqual([fits])
    expect(items[0]?.reasons[0]).toEqual({ kind: 'interest', value: tag, points: 2 })
  })
})

it('R-COMM-01: podcasts, talks and video blogs are lists of their own, and a briefing names an item in every sentence', async () => {
  const word = ownWord()
  const [show, talk, video] = await createFeedItems([
    { kind: 'podcast', title: `${word} heard`, minutes: 42, source: 'changelog' },
    { kind: 'talk', title: `${word} said`, source: 'changelog' },
    { kind: 'vblog', title: `${word} seen`, source: 'changelog' },
  ])
  const api = await caller()
  expect(idsOf(await api.feed.podcasts({ search: word }))).toEqual([show])
  expect(idsOf(await api.feed.videos({ search: word }))).toEqual([talk])
  expect(idsOf(await api.feed.videos({ search: word, feedType: 'vblogs' }))).toEqual([video])
  const { sentences } = await api.feed.bot({ search: word })
  expect(sentences.map(({ text }) => text).sort()).toEqual([
    `A talk at The Changelog: “${word} said”.`,
    `The Changelog shows “${word} seen”.`,
    `The Changelog talks about “${word} heard” (42 min).`,
  ])
  for (const { text, item } of sentences) expect(text).toContain(item.title)
})

describe('every list', () => {
  const lists: Record<string, (api: Api) => Promise<unknown>> = {
    personal: (api) => api.feed.personal({}),
    popular: (api) => api.feed.popular({}),
    'popular of a day': (api) => api.feed.popular({ day: '2026-11-20', orEarlier: true }),
    top: (api) => api.feed.top({ day: '2026-11-20' }),
    interesting: (api) => api.feed.interesting({ day: '2026-11-20', orEarlier: true }),
    bot: (api) => api.feed.bot({}),
    videos: (api) => api.feed.videos({}),
    connections: (api) => api.feed.ofConnections({}),
    sample: (api) => api.feed.sample({ interests: ['Rust'] }),
    preferences: (api) => api.feed.preferences(),
  }
  it.each(Object.entries(lists))('takes one round trip: %s', async (_, list) => {
    const { ctx, api } = await callerFor((await createUser()).token, UNLIMITED)
    await list(api)
    expect(ctx.sequentialRoundTrips()).toBe(1)
  })
})
