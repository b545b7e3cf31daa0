import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { callerFor, send, UNLIMITED } from '#tests/support/worker/app.ts'
import { createStoredRoadmap, createUser, database } from '#tests/support/worker/factories.ts'
import { sequentialRoundTrips } from '#tests/support/worker/log.ts'
import { contributions } from '#worker/db/schema/index.ts'

const inRole = async (role: string) => {
  const user = await createUser()
  await database().execute(sql`update users set roles = array[${role}]::text[] where id = ${user.userId}::uuid`)
  return user
}

describe('whom one might ask (C072, C073)', () => {
  it('who shares a role or a listed roadmap, each with the reason, until they were asked', async () => {
    const [role, title] = [`Role ${crypto.randomUUID()}`, `Learn ${crypto.randomUUID()}`]
    const [user, peer, learner, hidden] = [
      await inRole(role),
      await inRole(role),
      await createUser(),
      await inRole(role),
    ]
    await createStoredRoadmap(user, { state: 'success', title })
    const listed = await createStoredRoadmap(learner, { state: 'success', title })
    await database().execute(sql`update roadmaps set is_listed = true where id = ${listed}::uuid`)
    await send('/ft/profile/add', { method: 'PUT', token: hidden.token, body: { isPublic: false }, env: UNLIMITED })
    const read = async () => {
      const response = await send(`/ft/user/recommend/connections/${user.userId}`, {
        token: user.token,
        env: UNLIMITED,
      })
      return (await response.json()) as { userId: string; reasons: string[] }[]
    }
    expect((await read()).map(({ userId, reasons }) => [userId, reasons])).toEqual([
      [learner.userId, [`Also learns ${title}`]],
      [peer.userId, [`Also in ${role}`]],
    ])
    const { api } = await callerFor(user.token, UNLIMITED)
    await api.connections.request({ userId: peer.userId })
    await api.connections.block({ userId: learner.userId })
    expect(await read()).toEqual([])
  })

  it('takes "not this kind" and "not them", and takes both back', async () => {
    const [role, title] = [`Role ${crypto.randomUUID()}`, `Learn ${crypto.randomUUID()}`]
    const [user, peer, both] = [await inRole(role), await inRole(role), await inRole(role)]
    await createStoredRoadmap(user, { state: 'success', title })
    const listed = await createStoredRoadmap(both, { state: 'success', title })
    await database().execute(sql`update roadmaps set is_listed = true where id = ${listed}::uuid`)
    const { api } = await callerFor(user.token, UNLIMITED)
    const read = async () => {
      const { people, without } = await api.connections.recommended({})
      return { without, people: people.map(({ userId, kinds }) => [userId, kinds]) }
    }
    expect((await read()).people).toEqual([
      [both.userId, ['roadmap', 'roles']],
      [peer.userId, ['roles']],
    ])
    await api.connections.savePass({ kind: 'roles', isPassed: true })
    await api.connections.savePass({ kind: 'roles', isPassed: true })
    expect(await read()).toEqual({ without: ['roles'], people: [[both.userId, ['roadmap']]] })
    await api.connections.savePass({ kind: 'roadmap', isPassed: true })
    expect(await read()).toEqual({ without: ['roadmap', 'roles'], people: [] })
    for (const kind of ['roles', 'roadmap'] as const) await api.connections.savePass({ kind, isPassed: false })
    await api.connections.savePass({ userId: both.userId, isPassed: true })
    expect(await read()).toEqual({ without: [], people: [[peer.userId, ['roles']]] })
    await api.connections.savePass({ userId: both.userId, isPassed: false })
    expect((await read()).people).toHaveLength(2)
    // what one wants is one's own business
    const { api: others } = await callerFor(peer.token, UNLIMITED)
    expect((await others.connections.recommended({})).people.map(({ userId }) => userId)).toContain(user.userId)
  })

  it('who writes the same languages and shows it, or has a receipt from the same project', async () => {
    const [language, other] = [`L${crypto.randomUUID().slice(0, 8)}`, `M${crypto.randomUUID().slice(0, 8)}`]
    const repository = `Owner/${crypto.randomUUID()}`
    const writing = async (languages: string[], hidden: ('skills' | 'jobs')[] = []) => {
      const user = await createUser()
      const { api } = await callerFor(user.token, UNLIMITED)
      await api.users.savePreferences({ languages })
      await api.profiles.saveConfig({ hiddenSections: hidden })
      return { ...user, api }
    }
    const merged = (userId: string, status: 'kept' | 'found') =>
      database()
        .insert(contributions)
        .values({
          ...{ userId, repository, repositoryKey: repository.toLowerCase(), number: 1, title: 'Mend', status },
          ...{ mergedAt: '2026-11-01T10:00:00Z', role: 'author', isSelfMerged: false, stars: 100 },
        })
    const [user, both, peer] = [
      await writing([language, other]),
      await writing([other, language, 'Ada'], ['jobs']),
      await writing([language]),
    ]
    const [hidden, helper, finder] = [await writing([language], ['skills']), await writing([]), await writing([])]
    for (const { userId } of [user, helper]) await merged(userId, 'kept')
    await merged(finder.userId, 'found')
    const read = async () => (await user.api.connections.recommended({})).people
    expect((await read()).map(({ userId, reasons, kinds }) => [userId, reasons, kinds])).toEqual([
      [helper.userId, [`Also contributed to ${repository}`], ['project']],
      [both.userId, [`Also writes ${language}, ${other}`], ['languages']],
      [peer.userId, [`Also writes ${language}`], ['languages']],
    ])
    expect((await hidden.api.connections.recommended({})).people.map(({ userId }) => userId)).toContain(user.userId)
    await user.api.connections.savePass({ kind: 'languages', isPassed: true })
    expect((await read()).map(({ userId }) => userId)).toEqual([helper.userId])
    await user.api.connections.savePass({ kind: 'project', isPassed: true })
    expect(await read()).toEqual([])
  })

  it('newcomers by what they name, and nobody in another’s name', async () => {
    const role = `Role ${crypto.randomUUID()}`
    const [user, peer] = [await createUser(), await inRole(role)]
    const path = `/ft/user/new/recommend/connections/${user.userId}?interestAreas=${encodeURIComponent(` ${role} ,Other`)}`
    const response = await send(path, { token: user.token, env: UNLIMITED })
    expect(((await response.json()) as { userId: string }[]).map(({ userId }) => userId)).toEqual([peer.userId])
    expect((await send(path, { token: peer.token, env: UNLIMITED })).status).toBe(403)
    expect(await sequentialRoundTrips(path, { token: user.token })).toBe(1)
  })
})
