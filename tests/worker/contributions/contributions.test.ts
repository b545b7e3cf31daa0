import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MOST_BY_MERGER, MOST_MERGED_A_WEEK, MOST_OF_REPOSITORY } from '#shared/contributions/rules.ts'
import { callerFor, systemContext } from '#tests/support/worker/app.ts'
import { database } from '#tests/support/worker/factories.ts'
import { githubSays, json } from '#tests/support/worker/github-says.ts'
import { type Someone, someone } from '#tests/support/worker/pairing.ts'
import { contributions, oauthAccounts, reputationEvents } from '#worker/db/schema/index.ts'
import { findMergedWork } from '#worker/features/contributions/jobs.ts'

afterEach(() => void vi.restoreAllMocks())

/** Somebody with a GitHub account that nobody else has. */
async function contributor() {
  const person = await someone()
  const accountId = `${Math.floor(Math.random() * 1e9) + 1e9}`
  const login = `c-${crypto.randomUUID().slice(0, 8)}`
  await database()
    .insert(oauthAccounts)
    .values({ userId: person.userId, provider: 'github', providerAccountId: accountId, username: login })
    .onConflictDoUpdate({
      target: [oauthAccounts.userId, oauthAccounts.provider],
      set: { providerAccountId: accountId, username: login },
    })
  return { ...person, id: Number(accountId), login }
}
type Contributor = Awaited<ReturnType<typeof contributor>>

const aName = () => `o-${crypto.randomUUID().slice(0, 8)}/Some.Repo`
const OWNER = { id: 7, type: 'User' }
const MAINTAINER = { id: 8, type: 'User' }

interface Pull {
  repository: string
  number?: number
  author: Contributor
  /** Commits: by whom, and what their messages end with. */
  commits?: { by?: { id: number }; message?: string }[]
  more?: object
  repo?: object
}

/** What GitHub tells of merged pull requests, each with its answers. */
function told(...pulls: Pull[]): Record<string, () => Response> {
  const found = pulls.map(({ repository, number = 1, author }) => ({
    ...{ repository_url: `https://api.github.com/repos/${repository}`, number, user: { id: author.id } },
    author_association: 'CONTRIBUTOR',
  }))
  const parts = pulls.flatMap(({ repository, number = 1, author, commits = [], more, repo }) => [
    [
      `/repos/${repository}/pulls/${number}`,
      json({
        ...{
          title: `Mend ${number}`,
          merged_at: '2026-11-20T10:00:00Z',
          user: { id: author.id },
          merged_by: MAINTAINER,
        },
        base: {
          repo: {
            full_name: repository,
            private: false,
            stargazers_count: 500,
            language: 'Zig',
            owner: OWNER,
            ...repo,
          },
        },
        ...more,
      }),
    ],
    [
      `/repos/${repository}/pulls/${number}/commits`,
      json(
        commits.map(({ by, message = '' }) => ({
          author: by && { ...by, type: 'User' },
          commit: { message: `Mend\n\n${message}` },
        })),
      ),
    ],
  ])
  return { '/search/issues': json({ items: found }), ...Object.fromEntries(parts) }
}
const trailer = ({ id, login }: Contributor) => `Co-authored-by: Somebody <${id}+${login}@users.noreply.github.com>`
const workOf = async ({ api }: Someone) => (await api.contributions.list()).contributions
const eventsOf = ({ userId }: Someone) =>
  database().select().from(reputationEvents).where(eq(reputationEvents.userId, userId))

describe('merged work', () => {
  it('is found by the public search, by GitHub’s id and not by a name, and offered; nothing is taken by itself', async () => {
    const [author, other] = [await contributor(), await contributor()]
    const repository = aName()
    const asked = githubSays({
      ...told({ repository, author }),
      '/search/issues': json({
        items: [
          { repository_url: `https://api.github.com/repos/${repository}`, number: 1, user: { id: author.id } },
          { repository_url: 'https://api.github.com/repos/a/b', number: 2, user: { id: other.id } },
          {
            repository_url: 'https://api.github.com/repos/own/c',
            number: 3,
            user: { id: author.id },
            author_association: 'OWNER',
          },
          { repository_url: 'https://api.github.com/repos/../../etc', number: 4, user: { id: author.id } },
        ],
      }),
    })
    await author.api.contributions.find()
    const { contributions: offered, login, readAt } = await author.api.contributions.list()
    expect(offered).toMatchObject([
      { repository, number: 1, title: 'Mend 1', role: 'author', status: 'found', isSelfMerged: false, stars: 500 },
    ])
    expect([login, typeof readAt]).toEqual([author.login, 'string'])
    expect(asked[0]).toContain(`type:pr is:merged is:public author:${author.login} -user:${author.login}`)
    expect(asked.filter((path) => path.includes('/pulls/'))).toHaveLength(2)
    expect(await eventsOf(author)).toEqual([])
    // the same again asks for nothing more, and changes nothing
    await author.api.contributions.find()
    expect(asked.filter((path) => path.includes('/pulls/'))).toHaveLength(2)
    expect(await workOf(author)).toHaveLength(1)
  })

  it('is none of one’s own repositories, nor what is private or was not merged', async () => {
    const author = await contributor()
    const [own, hidden, open] = [aName(), aName(), aName()]
    githubSays(
      told(
        { repository: own, author, repo: { owner: { id: author.id } } },
        { repository: hidden, author, repo: { private: true } },
        { repository: open, author, more: { merged_at: null } },
      ),
    )
    await author.api.contributions.find()
    expect(await workOf(author)).toEqual([])
  })

  it('a co-author who is here is offered the same one: a receipt for each, with one link (16.3)', async () => {
    const [author, second, third, owner] = [
      await contributor(),
      await contributor(),
      await contributor(),
      await contributor(),
    ]
    const repository = aName()
    githubSays(
      told({
        ...{ repository, author, repo: { owner: { id: owner.id } } },
        commits: [
          { by: author, message: `${trailer(second)}\n${trailer(owner)}\nCo-authored-by: No One <no@one.test>` },
          { by: third },
        ],
      }),
    )
    await author.api.contributions.find()
    expect(await workOf(second)).toMatchObject([{ repository, role: 'coauthor' }])
    expect(await workOf(third)).toMatchObject([{ repository, role: 'coauthor' }])
    expect(await workOf(owner)).toEqual([])
    for (const person of [author, second]) {
      const [{ contributionId } = { contributionId: '' }] = await workOf(person)
      await person.api.contributions.keep({ contributionId })
      const { receipts } = await person.api.reputation.receipts({})
      expect(receipts).toMatchObject([{ kind: 'contribution', points: 4, pull: { repository, number: 1 } }])
    }
    expect(await eventsOf(third)).toEqual([])
  })

  it('a hostile message of commits ends in time and names nobody', async () => {
    const author = await contributor()
    const repository = aName()
    const message = `co-authored-by: ${'<1+a'.repeat(60_000)}`
    githubSays(told({ repository, author, commits: [{ message }] }))
    await author.api.contributions.find()
    expect(await workOf(author)).toHaveLength(1)
  })

  it('a job looks for those whose turn it is, once a day, and stops after a GitHub that does not answer', async () => {
    const [one, other] = [await contributor(), await contributor()]
    const both = inArray(oauthAccounts.userId, [one.userId, other.userId])
    // longer ago than anybody else's, so that theirs is the next turn
    const makeDue = () =>
      database().update(oauthAccounts).set({ workDueAt: sql`now() - interval '1 year'` }).where(both)
    const stillDue = () =>
      database()
        .select({ userId: oauthAccounts.userId })
        .from(oauthAccounts)
        .where(and(both, sql`${oauthAccounts.workDueAt} <= now()`))
    await makeDue()
    const repository = aName()
    githubSays(told({ repository, author: one }))
    await findMergedWork(systemContext())
    expect(await workOf(one)).toHaveLength(1)
    expect(await workOf(other)).toEqual([])
    expect(await stillDue()).toEqual([])
    await makeDue()
    const asked = githubSays({ '/search/issues': () => new Response('{}', { status: 403 }) })
    await expect(findMergedWork(systemContext())).rejects.toThrow(/GitHub/)
    expect(asked).toHaveLength(1)
    expect(await stillDue()).toHaveLength(1)
  })

  it('says so when GitHub does not answer, answers in another form, or is not connected', async () => {
    const author = await contributor()
    githubSays({ '/search/issues': () => new Response('<html>', { status: 200 }) })
    await expect(author.api.contributions.find()).rejects.toThrow(/GitHub/)
    githubSays({ '/search/issues': () => new Response('{}', { status: 503 }) })
    await expect(author.api.contributions.find()).rejects.toThrow(/GitHub/)
    // nobody has looked, so nothing says so
    expect((await author.api.contributions.list()).readAt).toBeNull()
    const without = await someone()
    await database().delete(oauthAccounts).where(eq(oauthAccounts.userId, without.userId))
    await expect(without.api.contributions.find()).rejects.toThrow('Connect GitHub in your settings first.')
    expect(await without.api.contributions.list()).toEqual({ login: null, readAt: null, contributions: [] })
  })

  it('is offered for the journal, until it is written of or passed', async () => {
    const author = await contributor()
    const repository = aName()
    githubSays(told({ repository, author, more: { merged_at: new Date().toISOString() } }))
    await author.api.contributions.find()
    const [event] = (await author.api.events.unwritten()).events
    expect(event).toMatchObject({ kind: 'workMerged', title: `Mend 1 (${repository}#1)` })
    await author.api.journal.add({ title: 'Merged', about: event?.id ?? '' })
    expect((await author.api.events.unwritten()).events).toEqual([])
    expect((await author.api.events.recent()).events).toContainEqual(expect.objectContaining({ kind: 'workMerged' }))
  })
})

describe('a receipt of it', () => {
  /** So many that were found, without asking GitHub. */
  const found = async (person: Someone, count: number, more: object = {}, repository = aName()) => {
    const rows = Array.from({ length: count }, (_, at) => ({
      ...{ userId: person.userId, repository, repositoryKey: repository.toLowerCase(), number: at + 1, title: 'Mend' },
      ...{ mergedAt: new Date().toISOString(), role: 'author' as const, isSelfMerged: false, stars: 100, ...more },
    }))
    const made = await database().insert(contributions).values(rows).returning({ id: contributions.id })
    return made.map(({ id }) => id)
  }
  const keep = ({ api }: Someone, contributionId = '') => api.contributions.keep({ contributionId })
  /** Nothing of it was this week. */
  const letPass = async ({ userId }: Someone) => {
    await database().execute(sql`alter table reputation_events disable trigger user`)
    await database()
      .update(reputationEvents)
      .set({ createdAt: sql`now() - interval '8 days'` })
      .where(eq(reputationEvents.userId, userId))
    await database().execute(sql`alter table reputation_events enable trigger user`)
  }

  it('is taken once, by its owner only, however often and at once it is asked for', async () => {
    const [person, stranger] = [await someone(), await someone()]
    const [id = ''] = await found(person, 1)
    await expect(keep(stranger, id)).rejects.toThrow('This contribution does not exist.')
    await expect(keep(person, 'nothing')).rejects.toThrow('This contribution does not exist.')
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => keep(person, id)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await eventsOf(person)).map(({ points }) => points)).toEqual([4])
    expect(await workOf(person)).toMatchObject([{ status: 'kept' }])
    await person.api.contributions.savePass({ contributionId: id })
    expect(await workOf(person)).toMatchObject([{ status: 'kept' }])
  })

  it('self-dealing earns nothing: merged by oneself, or in a project that nobody has noticed', async () => {
    const person = await someone()
    const [own = ''] = await found(person, 1, { isSelfMerged: true })
    const [small = ''] = await found(person, 1, { stars: 9 })
    await expect(keep(person, own)).rejects.toThrow('You merged it yourself, so it earns no points.')
    await expect(keep(person, small)).rejects.toThrow('Its project has fewer than 10 stars, so it earns no points.')
    expect(await eventsOf(person)).toEqual([])
  })

  it('swapping is capped: a week, one project, and one person who merges', async () => {
    const person = await someone()
    const many = await found(person, MOST_OF_REPOSITORY + 1)
    for (const id of many.slice(0, MOST_MERGED_A_WEEK)) await keep(person, id)
    await expect(keep(person, many[MOST_MERGED_A_WEEK])).rejects.toThrow(
      '3 contributions count in seven days. Take this one later.',
    )
    for (const [at, id] of many.slice(MOST_MERGED_A_WEEK, -1).entries()) {
      if (at % MOST_MERGED_A_WEEK === 0) await letPass(person)
      await keep(person, id)
    }
    await letPass(person)
    await expect(keep(person, many.at(-1))).rejects.toThrow('10 contributions to one project count.')

    const other = await someone()
    const merged = await Promise.all(
      Array.from({ length: MOST_BY_MERGER + 1 }, () => found(other, 1, { mergerId: '8' })),
    )
    for (const [at, [id]] of merged.slice(0, -1).entries()) {
      if (at % MOST_MERGED_A_WEEK === 0) await letPass(other)
      await keep(other, id)
    }
    await letPass(other)
    await expect(keep(other, merged.at(-1)?.[0])).rejects.toThrow('10 contributions that the same person merged count.')
    const { score } = await other.api.reputation.score({})
    expect(score).toBe(MOST_BY_MERGER * 4)
  })

  it('what others did in the same project, or with the same merger, says nothing of one’s own', async () => {
    const [one, other] = [await someone(), await someone()]
    const repository = aName()
    const rest = { mergerId: '9', status: 'kept' as const }
    await found(one, MOST_OF_REPOSITORY, rest, repository)
    const own = await found(other, MOST_MERGED_A_WEEK + 1, { mergerId: '9' }, repository)
    for (const id of own.slice(0, -1)) await keep(other, id)
    await expect(keep(other, own.at(-1))).rejects.toThrow('3 contributions count in seven days. Take this one later.')
  })

  it('what is not wanted is not offered again', async () => {
    const person = await someone()
    const [id = ''] = await found(person, 1)
    await person.api.contributions.savePass({ contributionId: id })
    expect(await workOf(person)).toEqual([])
    expect((await person.api.events.unwritten()).events).toEqual([])
    await expect((await callerFor()).api.contributions.list()).rejects.toThrow()
  })
})
