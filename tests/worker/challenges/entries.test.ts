import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import { chatLink } from '#tests/factories/challenges.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, systemContext, UNLIMITED } from '#tests/support/worker/app.ts'
import { apiOf, entrant } from '#tests/support/worker/bounties.ts'
import {
  createChallenge,
  createEntry,
  createJudge,
  createUser,
  database,
  endChallenge,
} from '#tests/support/worker/factories.ts'
import { createRepository } from '#tests/support/worker/github.ts'
import { standInForHosts } from '#tests/support/worker/hosts.ts'
import { challengeParticipations, challengeRepositories } from '#worker/db/schema/index.ts'
import { forgetRepositories, tellOfChallenges } from '#worker/features/challenges/jobs.ts'

const CONFLICT = (message: string) => ({ code: 'CONFLICT', message })

describe('the deadline', () => {
  it('opens and ends a bounty by itself', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const ids = {
      'Coming Soon': await createChallenge({ status: 'Coming Soon', opensAt: soon, endsAt: null }),
      Open: await createChallenge({ status: 'Coming Soon' }),
      Closed: await createChallenge(),
    }
    await endChallenge(ids.Closed)
    const { api } = await callerFor()
    for (const [status, challengeId] of Object.entries(ids))
      expect((await api.challenges.get({ challengeId })).status).toBe(status)
  })

  it('decides for what is started, handed in, changed and withdrawn', async () => {
    const challengeId = await createChallenge()
    const { api } = await entrant(challengeId)
    const late = await entrant(challengeId)
    await api.challenges.submit({ challengeId, link: chatLink() })
    const before = await api.challenges.get({ challengeId })
    await endChallenge(challengeId)
    const link = chatLink()
    const closed = CONFLICT(CHALLENGE_REFUSALS.closed)
    await expect(api.challenges.changeEntry({ challengeId, link })).rejects.toMatchObject(closed)
    await expect(api.challenges.removeEntry({ challengeId })).rejects.toMatchObject(closed)
    await expect(late.api.challenges.submit({ challengeId, link })).rejects.toMatchObject(closed)
    expect((await api.challenges.get({ challengeId })).own).toEqual(before.own)
  })

  it('is the database’s to decide: whatever comes at that moment is in time or refused', async () => {
    const challengeId = await createChallenge()
    const entrants = await Promise.all(Array.from({ length: 12 }, () => createEntry(challengeId)))
    const apis = await Promise.all(entrants.map(({ user }) => apiOf(user)))
    let [changes, isEnding] = [0, false]
    const change = async (api: (typeof apis)[number]) => {
      const isChanged = await api.challenges.changeEntry({ challengeId, link: chatLink() }).then(
        () => true,
        () => false,
      )
      if (!isChanged) return
      changes += 1
      // in the midst of them
      if (changes > 24 && !isEnding) {
        isEnding = true
        await database().execute(
          sql`update challenges set ends_at = now() + interval '50 ms' where id = ${challengeId}`,
        )
      }
      await change(api)
    }
    await Promise.all(apis.map(change))
    const { rows } = await database().execute<{ late: number; entries: number }>(sql`
      select count(*) filter (where e.submitted_at >= c.ends_at)::int as late, count(*)::int as entries
      from challenges c join challenge_entries e on e.challenge_id = c.id where c.id = ${challengeId}`)
    expect(rows).toEqual([{ late: 0, entries: 12 }])
  })

  it('until then an entry is changed and withdrawn', async () => {
    const challengeId = await createChallenge()
    const { api } = await entrant(challengeId)
    const [first, second] = [chatLink(), chatLink()]
    await expect(api.challenges.changeEntry({ challengeId, link: first })).rejects.toMatchObject(
      CONFLICT(CHALLENGE_REFUSALS.nothingSubmitted),
    )
    await api.challenges.submit({ challengeId, link: first })
    await api.challenges.changeEntry({ challengeId, link: second })
    expect((await api.challenges.get({ challengeId })).own).toMatchObject({ link: second, isCaptain: true })
    expect(await api.challenges.removeEntry({ challengeId })).toMatchObject({ userStatus: 'started' })
    await expect(api.challenges.removeEntry({ challengeId })).rejects.toMatchObject(
      CONFLICT(CHALLENGE_REFUSALS.nothingSubmitted),
    )
    expect(await api.challenges.get({ challengeId })).toMatchObject({ submissions: 0, own: { link: null } })
    await api.challenges.submit({ challengeId, link: first })
    expect((await api.challenges.get({ challengeId })).own).toMatchObject({ link: first })
  })

  it('whoever waits is told of the opening, and whoever has started of the last day, once', async () => {
    const challengeId = await createChallenge({ endsAt: new Date(Date.now() + 3_600_000).toISOString() })
    const follower = await createUser()
    await (await apiOf(follower)).challenges.follow({ challengeId, isFollowing: true })
    const { user, entryId: _ } = await createEntry(challengeId, { link: null })
    const done = await createEntry(challengeId)
    const told = async (person: TestUser) => {
      const { notifications } = await (await apiOf(person)).notifications.list()
      return notifications.map(({ kind, path, about }) => [kind, path, about])
    }
    await tellOfChallenges(systemContext())
    // told again, it would be unread again
    await (await apiOf(follower)).notifications.markRead({})
    await tellOfChallenges(systemContext())
    expect((await (await apiOf(follower)).notifications.list()).notifications).toMatchObject([{ read: true }])
    const where = [`/challenge/${challengeId}`, 'A bot that says no']
    expect(await told(follower)).toEqual([['bountyOpened', ...where]])
    expect(await told(user)).toEqual([['bountyEnding', ...where]])
    expect(await told(done.user)).toEqual([])
  })
})

describe('who may be in it', () => {
  it('as many as the cap says, however many come at once', async () => {
    const challengeId = await createChallenge({ content: { mostParticipants: 3 } })
    const people = await Promise.all(Array.from({ length: 12 }, () => createUser()))
    const outcomes = await Promise.allSettled(
      people.map(async (person) => {
        const api = await apiOf(person)
        await api.challenges.updateLicense({ challengeId, acceptedLicense: true })
        return api.challenges.start({ challengeId })
      }),
    )
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.message] : []))
    expect(refused).toEqual(Array(9).fill(CHALLENGE_REFUSALS.full))
  })

  it('nobody who judges it', async () => {
    const challengeId = await createChallenge()
    const api = await apiOf(await createJudge(challengeId))
    await api.challenges.updateLicense({ challengeId, acceptedLicense: true })
    await expect(api.challenges.start({ challengeId })).rejects.toMatchObject(
      CONFLICT(CHALLENGE_REFUSALS.judgesDontEnter),
    )
  })
})

describe('a team', () => {
  const TEAM = { content: { teamSize: 2 } }
  const codeOf = async (api: Awaited<ReturnType<typeof apiOf>>, challengeId: number) =>
    (await api.challenges.get({ challengeId })).own?.teamCode ?? ''
  const licensed = async (challengeId: number) => {
    const api = await apiOf(await createUser({ name: 'Second' }))
    await api.challenges.updateLicense({ challengeId, acceptedLicense: true })
    return api
  }

  it('is joined by its code, hands in once, by its captain, and everybody in it sees that', async () => {
    const challengeId = await createChallenge(TEAM)
    const { api: captain } = await entrant(challengeId)
    const teamCode = await codeOf(captain, challengeId)
    const second = await licensed(challengeId)
    for (const _ of [1, 2]) await second.challenges.joinTeam({ challengeId, teamCode })
    await expect(second.challenges.submit({ challengeId, link: chatLink() })).rejects.toMatchObject(
      CONFLICT(CHALLENGE_REFUSALS.onlyCaptain),
    )
    const third = await licensed(challengeId)
    await expect(third.challenges.joinTeam({ challengeId, teamCode })).rejects.toMatchObject(
      CONFLICT(CHALLENGE_REFUSALS.teamFull),
    )
    const link = chatLink()
    await captain.challenges.submit({ challengeId, link })
    const { own, userStatus } = await second.challenges.get({ challengeId })
    expect(own).toMatchObject({ link, isCaptain: false, teamCode: null })
    expect([userStatus, own?.people.map(({ name }) => name)]).toEqual(['submitted', [expect.any(String), 'Second']])
    await expect(second.challenges.leaveTeam({ challengeId })).rejects.toMatchObject(
      CONFLICT(CHALLENGE_REFUSALS.cantLeave),
    )
    expect(await captain.challenges.get({ challengeId })).toMatchObject({ participants: 2, submissions: 1 })
  })

  it('is left, and an entry of one’s own goes with joining another', async () => {
    const challengeId = await createChallenge(TEAM)
    const { api: captain } = await entrant(challengeId)
    const { api: second } = await entrant(challengeId)
    await second.challenges.joinTeam({ challengeId, teamCode: await codeOf(captain, challengeId) })
    await expect(
      captain.challenges.joinTeam({
        challengeId,
        teamCode: await codeOf((await entrant(challengeId)).api, challengeId),
      }),
    ).rejects.toMatchObject(CONFLICT(CHALLENGE_REFUSALS.leadsOthers))
    await second.challenges.leaveTeam({ challengeId })
    expect(await second.challenges.get({ challengeId })).toMatchObject({ userStatus: 'not started', own: null })
    await second.challenges.start({ challengeId })
    expect((await second.challenges.get({ challengeId })).own).toMatchObject({ isCaptain: true })
  })

  it('asks for the terms and for a code that is one', async () => {
    const challengeId = await createChallenge(TEAM)
    const { api: captain } = await entrant(challengeId)
    const teamCode = await codeOf(captain, challengeId)
    const stranger = await apiOf(await createUser())
    await expect(stranger.challenges.joinTeam({ challengeId, teamCode })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const other = await licensed(challengeId)
    await expect(other.challenges.joinTeam({ challengeId, teamCode: 'NOBODY' })).rejects.toMatchObject({
      ...{ code: 'NOT_FOUND', message: CHALLENGE_REFUSALS.noTeam },
    })
  })

  it('has no room for somebody new where the bounty has none', async () => {
    const challengeId = await createChallenge({ content: { teamSize: 3, mostParticipants: 1 } })
    const { api: captain } = await entrant(challengeId)
    const teamCode = await codeOf(captain, challengeId)
    const late = await licensed(challengeId)
    await expect(late.challenges.joinTeam({ challengeId, teamCode })).rejects.toMatchObject(
      CONFLICT(CHALLENGE_REFUSALS.full),
    )
  })

  it('as many join as it may have, however many come at once', async () => {
    const challengeId = await createChallenge({ content: { teamSize: 4 } })
    const { api: captain } = await entrant(challengeId)
    const teamCode = await codeOf(captain, challengeId)
    const people = await Promise.all(Array.from({ length: 8 }, () => licensed(challengeId)))
    const outcomes = await Promise.allSettled(people.map((api) => api.challenges.joinTeam({ challengeId, teamCode })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })
})

describe('what is looked at before an entry counts', () => {
  const REPOSITORY = { content: { linkRule: 'githubRepo' as const } }
  const outcomesOf = (checks: { name: string; outcome: string }[]) =>
    checks.map(({ name, outcome }) => `${name} ${outcome}`)

  it('a repository, as GitHub tells of it', async () => {
    const challengeId = await createChallenge(REPOSITORY)
    const { api } = await entrant(challengeId)
    const check = async (link: string) => outcomesOf((await api.challenges.checkEntry({ challengeId, link })).checks)
    const good = await createRepository()
    expect(await check(good.link)).toEqual([
      ...['link passed', 'repository passed', 'window passed', 'readme passed', 'license passed', 'ci advice'],
    ])
    expect(await check((await createRepository({ license: null })).link)).toContain('license advice')
    expect(await check((await createRepository({ isPrivate: true })).link)).toEqual([
      'link passed',
      'repository failed',
    ])
    expect(await check((await createRepository({ isEmpty: true, license: null })).link)).toContain('readme failed')
    expect(await check('https://github.com/nobody/nothing')).toEqual(['link passed', 'repository failed'])
    expect(await check('https://github.com/../user')).toEqual(['link passed', 'repository failed'])
    expect(await check('https://example.com/a')).toEqual(['link failed'])
    await api.challenges.submit({ challengeId, link: good.link })
    const { own } = await api.challenges.get({ challengeId })
    expect(outcomesOf(own?.checks ?? [])).toContain('readme passed')
  })

  it('what is older than the bounty, or not there, is refused with the reason', async () => {
    const { link } = await createRepository()
    const challengeId = await createChallenge(REPOSITORY)
    const { api } = await entrant(challengeId)
    await database().execute(
      sql`update challenges set opens_at = now() + interval '1 minute' where id = ${challengeId}`,
    )
    await expect(api.challenges.submit({ challengeId, link })).rejects.toMatchObject(
      CONFLICT('Its last commit is older than this bounty.'),
    )
    await expect(
      api.challenges.submit({ challengeId, link: 'https://github.com/nobody/nothing' }),
    ).rejects.toMatchObject(CONFLICT('There is no public repository at this address.'))
  })

  it.each([
    ['is down', () => Promise.reject(new TypeError('Network connection lost.'))],
    ['says no', () => new Response('{"message":"rate limit"}', { status: 403 })],
    ['talks nonsense', () => new Response('<html>', { status: 200 })],
  ])('a GitHub that %s stops nobody, and nothing of that is remembered', async (_, answer) => {
    const challengeId = await createChallenge(REPOSITORY)
    const { user } = await entrant(challengeId)
    standInForHosts({ 'api.github.test': answer })
    const { api } = await callerFor(user.token, { ...UNLIMITED, GITHUB_API_URL: 'https://api.github.test' })
    const name = `down-${crypto.randomUUID().slice(0, 8)}`
    const link = `https://github.com/jane/${name}`
    expect(outcomesOf((await api.challenges.checkEntry({ challengeId, link })).checks)).toEqual([
      ...['link passed', 'repository unknown'],
    ])
    expect(await api.challenges.submit({ challengeId, link })).toMatchObject({ userStatus: 'submitted' })
    const kept = await database()
      .select()
      .from(challengeRepositories)
      .where(eq(challengeRepositories.name, `jane/${name}`))
    expect(kept).toEqual([])
  })

  it('GitHub is asked once a minute for the same', async () => {
    const challengeId = await createChallenge(REPOSITORY)
    const { user } = await entrant(challengeId)
    const asked = standInForHosts({ 'api.github.test': () => new Response('{}', { status: 404 }) })
    const { api } = await callerFor(user.token, { ...UNLIMITED, GITHUB_API_URL: 'https://api.github.test' })
    const link = `https://github.com/jane/${crypto.randomUUID()}`
    for (const _ of [1, 2, 3]) await api.challenges.checkEntry({ challengeId, link })
    expect(asked).toHaveLength(1)
  })
})

it('what GitHub said is forgotten after a day', async () => {
  const [old, fresh] = [`old/${crypto.randomUUID()}`, `fresh/${crypto.randomUUID()}`]
  await database()
    .insert(challengeRepositories)
    .values([
      { name: old, found: 'missing', foundAt: new Date(Date.now() - 25 * 3_600_000).toISOString() },
      { name: fresh, found: 'missing' },
    ])
  await forgetRepositories(systemContext())
  const kept = await database().select({ name: challengeRepositories.name }).from(challengeRepositories)
  expect(kept.map(({ name }) => name).filter((name) => [old, fresh].includes(name))).toEqual([fresh])
})

describe('questions under a bounty', () => {
  it('are asked without a name, answered by its judges, and hidden by them', async () => {
    const challengeId = await createChallenge()
    const asker = await createUser({ name: 'Curious Person' })
    const api = await apiOf(asker)
    const judge = await apiOf(await createJudge(challengeId))
    await api.challenges.ask({ challengeId, text: 'May the chat be in German?' })
    await api.challenges.ask({ challengeId, text: 'Buy my watches, they are cheap' })
    const { api: visitor } = await callerFor()
    const { questions } = await visitor.challenges.questions({ challengeId })
    expect(questions).toMatchObject([{ answer: null, isOwn: false }, { answer: null }])
    expect(JSON.stringify(questions)).not.toMatch(new RegExp(`Curious|${asker.userId}`))
    expect((await api.challenges.questions({ challengeId })).questions[0]?.isOwn).toBe(true)
    const [first, second] = questions.map(({ id }) => id)
    await expect(api.challenges.answer({ questionId: first ?? '', answer: 'Yes' })).rejects.toMatchObject({
      ...{ code: 'FORBIDDEN', message: CHALLENGE_REFUSALS.notJudge },
    })
    await judge.challenges.answer({ questionId: first ?? '', answer: 'Yes, if its rules are in English.' })
    await judge.challenges.answer({ questionId: second ?? '', answer: null })
    expect(await visitor.challenges.questions({ challengeId })).toMatchObject({
      ...{ mayAnswer: false, questions: [{ answer: 'Yes, if its rules are in English.' }] },
    })
    expect((await judge.challenges.questions({ challengeId })).mayAnswer).toBe(true)
  })

  it('ten a day', async () => {
    const challengeId = await createChallenge()
    const api = await apiOf(await createUser())
    const outcomes = await Promise.allSettled(
      Array.from({ length: 14 }, (_, at) =>
        api.challenges.ask({ challengeId, text: `Is this allowed, number ${at}?` }),
      ),
    )
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.message] : []))
    expect(refused).toEqual(Array(4).fill(CHALLENGE_REFUSALS.tooManyQuestions))
  })
})

it('an account that is removed leaves no row in a bounty', async () => {
  const challengeId = await createChallenge()
  const { user } = await entrant(challengeId)
  await database().execute(sql`delete from users where id = ${user.userId}`)
  const rows = await database()
    .select()
    .from(challengeParticipations)
    .where(eq(challengeParticipations.challengeId, challengeId))
  expect(rows).toEqual([])
})

it('a team whose captain’s account is gone can start anew', async () => {
  const challengeId = await createChallenge({ content: { teamSize: 2 } })
  const { api: captain, user } = await entrant(challengeId)
  const teamCode = (await captain.challenges.get({ challengeId })).own?.teamCode ?? ''
  const api = await apiOf(await createUser())
  await api.challenges.updateLicense({ challengeId, acceptedLicense: true })
  await api.challenges.joinTeam({ challengeId, teamCode })
  await database().execute(sql`delete from users where id = ${user.userId}`)
  expect(await api.challenges.get({ challengeId })).toMatchObject({ userStatus: 'not started', own: null })
  await api.challenges.start({ challengeId })
  await api.challenges.submit({ challengeId, link: chatLink() })
  expect(await api.challenges.get({ challengeId })).toMatchObject({ userStatus: 'submitted', own: { isCaptain: true } })
})
