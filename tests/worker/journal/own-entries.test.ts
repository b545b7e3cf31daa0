import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { callerFor, send, UNLIMITED } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'

type Api = Awaited<ReturnType<typeof callerFor>>['api']

async function person() {
  const user = await createUser()
  const { api } = await callerFor(user.token, UNLIMITED)
  return { user, api, titles: (input: Parameters<Api['journal']['mine']>[0] = {}) => titlesOf(api, input) }
}
const titlesOf = async (api: Api, input: Parameters<Api['journal']['mine']>[0]) =>
  (await api.journal.mine(input)).entries.map(({ title }) => title)

const changed = { title: 'Later', summary: 'More.', link: null, tags: ['go'], isPublic: true, day: '2026-01-02' }

describe('one’s own journal', () => {
  it('stands by the days that entries tell of, the latest first', async () => {
    const { api, titles } = await person()
    await api.journal.add({ title: 'Of March', day: '2026-03-01' })
    await api.journal.add({ title: 'Of February', day: '2026-02-01' })
    await api.journal.add({ title: 'Of March, later', day: '2026-03-01' })
    expect(await titles()).toEqual(['Of March, later', 'Of March', 'Of February'])
    expect(await titles({ day: '2026-03-01' })).toEqual(['Of March, later', 'Of March'])
    const { entries } = await api.journal.mine({})
    expect(await titles({ before: entries[1]?.id ?? '' })).toEqual(['Of February'])
  })

  it('is private until its owner says otherwise, and of today until they name a day', async () => {
    const { api } = await person()
    await api.journal.add({ title: 'Here' })
    const { rows } = await database().execute(sql`select (now() at time zone 'utc')::date::text as today`)
    expect((await api.journal.mine({})).entries).toMatchObject([
      { isPublic: false, tags: [], day: rows[0]?.today, revision: 1 },
    ])
  })

  it('counts the days of a month, and tells what was written of a day in years before', async () => {
    const [{ api }, other] = await Promise.all([person(), person()])
    for (const day of ['2024-02-29', '2025-03-01', '2025-03-01', '2026-03-01', '2026-03-31', '2026-04-01'])
      await api.journal.add({ title: day, day })
    await other.api.journal.add({ title: 'Theirs', day: '2026-03-01', isPublic: true })
    expect(await api.journal.month({ month: '2026-03' })).toEqual({
      days: [
        { day: '2026-03-01', count: 1 },
        { day: '2026-03-31', count: 1 },
      ],
    })
    expect((await api.journal.month({ month: '2025-03' })).days).toEqual([{ day: '2025-03-01', count: 2 }])
    const { entries } = await api.journal.onThisDay({ day: '2026-03-01' })
    expect(entries.map(({ day }) => day)).toEqual(['2025-03-01', '2025-03-01'])
    expect((await api.journal.onThisDay({ day: '2026-02-28' })).entries).toEqual([])
    await expect(api.journal.month({ month: '2026-13' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(api.journal.onThisDay({ day: '2026-02-30' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('is searched by every word of title, text, link and tags, as they stand there', async () => {
    const { api, titles } = await person()
    await api.journal.add({ title: 'Lifetimes', summary: 'A *borrow* ends 100% early.', tags: ['rust'] })
    await api.journal.add({ title: 'Goroutines', summary: 'They leak.', link: 'https://go.dev/blog', tags: ['go'] })
    expect(await titles({ search: 'RUST borrow' })).toEqual(['Lifetimes'])
    expect(await titles({ search: '  go.dev  ' })).toEqual(['Goroutines'])
    expect(await titles({ search: '100%' })).toEqual(['Lifetimes'])
    expect(await titles({ search: 'rust leak' })).toEqual([])
    expect(await titles({ search: '%' })).toEqual(['Lifetimes'])
    expect(await titles({ tag: 'go' })).toEqual(['Goroutines'])
    expect(await titles({ tag: 'g' })).toEqual([])
  })

  it('counts its entries and their tags, those of nobody else', async () => {
    const [{ api }, other] = await Promise.all([person(), person()])
    expect(await api.journal.summary()).toEqual({ total: 0, tags: [] })
    await api.journal.add({ title: 'A', tags: ['rust', 'async'] })
    await api.journal.add({ title: 'B', tags: ['rust'] })
    await other.api.journal.add({ title: 'C', tags: ['go'], isPublic: true })
    const tags = [
      { tag: 'rust', count: 2 },
      { tag: 'async', count: 1 },
    ]
    expect(await api.journal.summary()).toEqual({ total: 2, tags })
    expect(await titlesOf(api, {})).toEqual(['B', 'A'])
  })

  it('an entry is changed by its owner alone, as they have seen it', async () => {
    const [one, other] = await Promise.all([person(), person()])
    const { id } = await one.api.journal.add({ title: 'First', link: 'https://example.com' })
    await expect(other.api.journal.update({ id, revision: 1, ...changed })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await one.api.journal.update({ id, revision: 1, ...changed })).toMatchObject({ ...changed, revision: 2 })
    await expect(one.api.journal.update({ id, revision: 1, ...changed })).rejects.toMatchObject({ code: 'CONFLICT' })
    await one.api.journal.remove({ id })
    await expect(one.api.journal.update({ id, revision: 2, ...changed })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const visitor = await callerFor(undefined, UNLIMITED)
    await expect(visitor.api.journal.mine({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it.each([
    ['a day that has not begun', { day: '2999-01-01' }],
    ['a day that is none', { day: '2026-02-30' }],
    ['an empty tag', { tags: [' '] }],
    ['a tag without end', { tags: ['a'.repeat(121)] }],
    ['tags without end', { tags: Array.from({ length: 11 }, (_, at) => `tag ${at}`) }],
    ['an entry that says nothing', { title: ' ', summary: '' }],
    ['a text without end', { summary: 'a'.repeat(20_001) }],
    ['a link that is not of the web', { link: 'javascript:alert(1)' }],
  ])('refuses %s', async (_, wrong) => {
    const { api, titles } = await person()
    const { id } = await api.journal.add({ title: 'First' })
    await expect(api.journal.add({ title: 'A', ...wrong })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const update = api.journal.update({ id, revision: 1, ...changed, ...wrong })
    await expect(update).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await titles()).toEqual(['First'])
  })

  it('C053: tells its documented callers of tags in one line, and an administrator of what is public alone', async () => {
    const [{ user, api }, admin] = await Promise.all([person(), createUser({ isAdmin: true })])
    await api.journal.add({ title: 'Mine', tags: ['rust', 'async'] })
    const read = async (token: string) =>
      (await send(`/user/journal/entries/${user.userId}`, { token, env: UNLIMITED })).json()
    expect(await read(user.token)).toMatchObject([{ title: 'Mine', tag: 'rust, async' }])
    expect(await read(admin.token)).toEqual([])
    await api.journal.add({ title: 'Everybody’s', isPublic: true })
    expect(await read(admin.token)).toMatchObject([{ title: 'Everybody’s', tag: null }])
  })
})
