import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { callerFor, envWith, send, systemContext, UNLIMITED } from '#tests/support/worker/app.ts'
import { createIssues, createProject, createUser, database } from '#tests/support/worker/factories.ts'
import { issueClaims, issues, notifications, oauthAccounts } from '#worker/db/schema/index.ts'
import { releaseClaims } from '#worker/features/projects/jobs.ts'
import { sealToken } from '#worker/features/users/ways/seal-token.ts'

const person = async () => {
  const user = await createUser()
  return { ...user, api: (await callerFor(user.token, UNLIMITED)).api }
}
const idleFor = (issueId: string, days: number) =>
  database()
    .update(issueClaims)
    .set({ activeAt: sql`now() - make_interval(days => ${days}::int, mins => 1)` })
    .where(eq(issueClaims.issueId, issueId))
const toldOf = (userId: string) => database().select().from(notifications).where(eq(notifications.userId, userId))
const run = () => releaseClaims(systemContext())

describe('claims', () => {
  it('C037: of ten people who claim an issue at once one has it; it is free for nobody then, and again once it is left', async () => {
    const topic = `t${crypto.randomUUID()}`
    const { projectId, name } = await createProject({ topics: [topic] })
    const [issueId = ''] = await createIssues(projectId, [{}])
    const freeNow = async () =>
      (await (await person()).api.issues.free({ topics: [topic] })).issues.map((one) => one.issueId)
    expect(await freeNow()).toEqual([issueId])
    const people = await Promise.all(Array.from({ length: 10 }, person))
    const done = await Promise.allSettled(people.map(({ api }) => api.issues.claim({ issueId })))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const at = done.findIndex(({ status }) => status === 'fulfilled')
    const [owner, other] = [people[at], people[(at + 1) % 10]]
    expect(await owner?.api.issues.get({ issueId })).toMatchObject({ isFree: false, claim: { isOwn: true } })
    const seen = await other?.api.issues.get({ issueId })
    expect(seen).toMatchObject({ isFree: false, score: 0, claim: { isOwn: false, expiresAt: null } })
    expect(await freeNow()).toEqual([])
    expect(await owner?.api.issues.workStatus({ name, number: 1 })).toEqual({ status: 'claimed' })
    expect(await other?.api.issues.workStatus({ name, number: 1 })).toEqual({ status: 'none' })
    // another's is not theirs to end
    await other?.api.issues.endClaim({ issueId })
    expect(await owner?.api.issues.claims()).toMatchObject({ claims: [{ issueId, projectName: name }] })
    await owner?.api.issues.endClaim({ issueId })
    await owner?.api.issues.endClaim({ issueId })
    expect(await owner?.api.issues.workStatus({ name, number: 1 })).toEqual({ status: 'released' })
    expect(await freeNow()).toEqual([issueId])
    await other?.api.issues.claim({ issueId })
  })

  it('what is taken elsewhere is not to be claimed, and says why', async () => {
    const { projectId } = await createProject()
    const [assigned = '', linked = '', closed = ''] = await createIssues(projectId, [
      { assignees: 2, score: 0 },
      { isLinked: true, score: 0 },
      { state: 'closed', score: 0 },
    ])
    const { api } = await person()
    await expect(api.issues.claim({ issueId: assigned })).rejects.toThrow(
      'This issue is not free. 2 people are assigned.',
    )
    await expect(api.issues.claim({ issueId: linked })).rejects.toThrow('A pull request is linked.')
    await expect(api.issues.claim({ issueId: closed })).rejects.toThrow('It is closed.')
  })

  it('five at a time, also when all come at once; the sixth says what to do', async () => {
    const { projectId } = await createProject()
    const ids = await createIssues(
      projectId,
      Array.from({ length: 8 }, () => ({})),
    )
    const { api } = await person()
    const done = await Promise.allSettled(ids.map((issueId) => api.issues.claim({ issueId })))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const refused = done.find(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({ reason: { message: expect.stringContaining('You hold 5 issues.') } })
  })

  it('after five idle days its owner is reminded once, after seven it is free; whoever says that they go on has seven more', async () => {
    const { projectId, name } = await createProject()
    const [issueId = ''] = await createIssues(projectId, [{}])
    const { api, userId } = await person()
    await api.issues.claim({ issueId })
    await idleFor(issueId, 4)
    await run()
    expect(await toldOf(userId)).toEqual([])
    await idleFor(issueId, 5)
    await run()
    await run()
    const [told, ...others] = await toldOf(userId)
    expect({ told, others }).toMatchObject({
      told: { kind: 'claimIdle', about: `${name}#1`, path: `/project/${projectId}/${issueId}` },
      others: [],
    })
    const { claim } = await api.issues.claim({ issueId })
    expect(Date.parse(claim?.expiresAt ?? '')).toBeGreaterThan(Date.now() + 6.9 * 86_400_000)
    await idleFor(issueId, 7)
    await run()
    expect(await api.issues.get({ issueId })).toMatchObject({ isFree: true, claim: null })
  })

  it('one that ends before anybody was reminded ends without a word of two days', async () => {
    const { projectId } = await createProject()
    const [issueId = ''] = await createIssues(projectId, [{}])
    const { api, userId } = await person()
    await api.issues.claim({ issueId })
    await idleFor(issueId, 8)
    await run()
    expect(await toldOf(userId)).toEqual([])
    expect(await api.issues.get({ issueId })).toMatchObject({ isFree: true, claim: null })
  })
})

describe('what somebody follows', () => {
  it('brings one free issue a day, the same all day, and none of what is taken', async () => {
    const { projectId } = await createProject()
    const [free = '', taken = ''] = await createIssues(projectId, [{}, { score: 0, assignees: 1 }])
    const { api } = await person()
    expect(await api.issues.daily()).toEqual({ issue: null, follows: 0 })
    await api.projects.follow({ projectId, isFollowed: true })
    await api.projects.follow({ projectId, isFollowed: true })
    expect(await api.issues.daily()).toMatchObject({ issue: { issueId: free }, follows: 1 })
    await database().update(issues).set({ state: 'closed', score: 0 }).where(eq(issues.id, free))
    expect(await api.issues.daily()).toEqual({ issue: null, follows: 1 })
    expect((await api.issues.get({ issueId: taken })).project.isFollowed).toBe(true)
    await api.projects.follow({ projectId, isFollowed: false })
    expect(await api.issues.daily()).toEqual({ issue: null, follows: 0 })
    await expect(api.projects.follow({ projectId: crypto.randomUUID(), isFollowed: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('D026: what somebody looked at, the last first, each once', async () => {
    const [one, two] = [await createProject(), await createProject()]
    const { api } = await person()
    await api.projects.visit(one)
    await api.projects.visit(two)
    await api.projects.visit(one)
    expect(await api.projects.recentIds()).toEqual({ projectIds: [one.projectId, two.projectId] })
    expect((await api.projects.recent()).projects.map(({ name }) => name)).toEqual([one.name, two.name])
  })
})

describe('C038, SEC-24: a codespace', () => {
  it('without the scope is 409, of a project that nobody looked at 403; with both GitHub opens one', async () => {
    const user = await createUser()
    const { api } = await callerFor(user.token, UNLIMITED)
    const { projectId, name } = await createProject()
    const path = '/ft/standout/hacks/github/project/codespace'
    const ask = () => send(path, { token: user.token, body: { fullRepoName: name }, env: UNLIMITED })
    expect((await ask()).status).toBe(403)
    await api.projects.visit({ projectId })
    const refused = await ask()
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { error: 'Please allow this at GitHub first, in Settings.' },
    ])
    const { TOKEN_ENCRYPTION_KEY } = envWith()
    await database()
      .update(oauthAccounts)
      .set({ scopes: ['codespace'], accessTokenEncrypted: await sealToken(TOKEN_ENCRYPTION_KEY, 'gho_1') })
      .where(eq(oauthAccounts.userId, user.userId))
    expect(await (await ask()).json()).toEqual({
      ...{ name: `sample-${name.split('/')[1]}`, url: 'https://github.com/codespaces', state: 'Queued' },
    })
  })
})

it('C104: without a model an issue is summed up by its own words', async () => {
  const { api } = await callerFor((await createUser()).token, { MODEL_PROVIDER: 'builtin' })
  const body = 'It ends with a stack trace when the file is empty.\n\n- [ ] Say which file\n- [ ] Add a test'
  const { summary, author } = await api.issues.sumUp({ title: 'An empty file breaks it', body, repo: 'a/b' })
  expect({ summary, author }).toEqual({
    summary:
      'An empty file breaks it. It ends with a stack trace when the file is empty. To do: Say which file; Add a test.',
    author: 'builtin',
  })
})
