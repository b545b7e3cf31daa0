import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callerFor, systemContext, UNLIMITED } from '#tests/support/worker/app.ts'
import { createIssues, createProject, createUser, database } from '#tests/support/worker/factories.ts'
import { githubSays, json } from '#tests/support/worker/github-says.ts'
import { issues, repositories } from '#worker/db/schema/index.ts'
import { refreshProjects } from '#worker/features/projects/jobs.ts'
import { refreshRepository } from '#worker/features/projects/refresh-repository.ts'
import { REREAD } from '#worker/features/projects/statements.ts'

const repositoryOf = async (id: string) =>
  (await database().select().from(repositories).where(eq(repositories.id, id)))[0]
const issuesOf = (id: string) =>
  database().select().from(issues).where(eq(issues.repositoryId, id)).orderBy(issues.number)
const refresh = async (id: string) => {
  const [known] = await database().select(REREAD).from(repositories).where(eq(repositories.id, id))
  if (known) await refreshRepository(systemContext(), known)
}

afterEach(() => void vi.restoreAllMocks())

const bodyOf = (name: string, more: object = {}) => ({
  ...{ id: Math.floor(Math.random() * 1e9), full_name: name, private: false, description: 'What it is.' },
  ...{ owner: { avatar_url: 'https://a.test/b.png' }, topics: ['Tools'], language: 'Go', stargazers_count: 7 },
  ...more,
})

describe('a repository that is read', () => {
  it('brings what GitHub says, and each issue with how it stands', async () => {
    const { projectId, name } = await createProject({ fetchedAt: null, stars: 1, categories: ['backend'] })
    const issue = (number: number, more: object = {}) => ({
      ...{
        number,
        title: `Issue ${number}`,
        body: 'It is wrong.',
        labels: [{ name: 'good first issue' }],
        state: 'open',
      },
      ...{ author_association: 'MEMBER', assignees: [], comments: 0, created_at: '2026-10-01T00:00:00Z' },
      ...{ updated_at: '2026-10-02T00:00:00Z', ...more },
    })
    githubSays({
      [`/repos/${name}`]: json(bodyOf(name, { pushed_at: new Date().toISOString() }), { headers: { etag: '"one"' } }),
      [`/repos/${name}/languages`]: json({ Go: 10, Shell: 1 }),
      [`/repos/${name}/community/profile`]: json({ health_percentage: 71, files: { contributing: null } }),
      [`/repos/${name}/stats/participation`]: () => new Response(null, { status: 202 }),
      [`/repos/${name}/issues`]: json([
        ...[issue(1), issue(2, { assignees: [{}] }), issue(3), issue(4, { pull_request: {} })],
        issue(5, { comments: 1 }),
      ]),
      [`/repos/${name}/issues/comments`]: json([
        {
          ...{ issue_url: `https://api.github.com/repos/${name}/issues/5`, body: 'Can I take this?' },
          ...{ created_at: new Date().toISOString(), user: { type: 'User' }, author_association: 'NONE' },
        },
      ]),
      '/search/issues': json({ items: [{ number: 3 }] }),
    })
    await refresh(projectId)
    expect(await repositoryOf(projectId)).toMatchObject({
      ...{
        stars: 7,
        health: 71,
        languages: ['Go', 'Shell'],
        etag: '"one"',
        weeklyActivity: null,
        contributingUrl: null,
      },
      ...{ avatarUrl: 'https://a.test/b.png', failures: 0, tags: expect.arrayContaining(['go', 'tools', 'backend']) },
    })
    const { api } = await callerFor(undefined, UNLIMITED)
    const page = await api.projects.issues({ projectId })
    expect(page.issues.map(({ number, isFree, takenBecause }) => ({ number, isFree, takenBecause }))).toEqual([
      { number: 1, isFree: true, takenBecause: null },
      ...[
        { number: 5, isFree: false, takenBecause: 'Somebody wrote today that they take it.' },
        { number: 3, isFree: false, takenBecause: 'A pull request is linked.' },
        { number: 2, isFree: false, takenBecause: 'Somebody is assigned.' },
      ],
    ])
    expect(
      (await api.issues.free({ languages: ['go'], topics: ['tools'] })).issues.map(({ number }) => number),
    ).toEqual([1])
  })

  it('as it was is not read whole again; an issue that is gone from the open ones is closed, and back when it is', async () => {
    const { projectId, name } = await createProject({ etag: '"one"' })
    await createIssues(projectId, [{ number: 9 }])
    const unchanged = () => new Response(null, { status: 304 })
    const asked = githubSays({
      [`/repos/${name}`]: unchanged,
      [`/repos/${name}/issues`]: json([]),
      '/search*': json({ items: [] }),
    })
    await refresh(projectId)
    expect(asked).toHaveLength(4)
    expect((await issuesOf(projectId))[0]).toMatchObject({ state: 'closed', score: 0 })
    vi.restoreAllMocks()
    const back = {
      ...{
        number: 9,
        title: 'Issue 9',
        state: 'open',
        created_at: '2026-10-01T00:00:00Z',
        updated_at: '2026-10-02T00:00:00Z',
      },
    }
    githubSays({
      ...{ [`/repos/${name}`]: unchanged, [`/repos/${name}/issues`]: json([back]) },
      ...{ [`/repos/${name}/issues/comments`]: json([]), '/search*': json({ items: [] }) },
    })
    await refresh(projectId)
    expect((await issuesOf(projectId))[0]).toMatchObject({ state: 'open' })
  })

  it('renamed keeps its row under the new name; gone is no longer listed and says so; private is as if gone', async () => {
    const { projectId, name } = await createProject({ topics: [name3()] })
    const renamed = `someone/renamed-${crypto.randomUUID()}`
    githubSays({
      [`/repos/${name}`]: json(bodyOf(renamed)),
      ...{ [`/repos/${renamed}/issues`]: json([]), '/search*': json({ items: [] }) },
    })
    await refresh(projectId)
    expect(await repositoryOf(projectId)).toMatchObject({ name: renamed, nameKey: renamed })
    vi.restoreAllMocks()
    githubSays({ [`/repos/${renamed}`]: () => new Response('{}', { status: 404 }) })
    await refresh(projectId)
    expect((await repositoryOf(projectId))?.missingSince).not.toBeNull()
    const { api } = await callerFor(undefined, UNLIMITED)
    expect((await api.projects.search({ topics: ['go'], search: renamed.slice(8) })).projects).toEqual([])
    expect((await api.projects.issues({ projectId })).project.isMissing).toBe(true)
    vi.restoreAllMocks()
    githubSays({ [`/repos/${renamed}`]: json(bodyOf(renamed, { private: true })) })
    await refresh(projectId)
    expect((await repositoryOf(projectId))?.missingSince).not.toBeNull()
  })

  it.each([
    ['its limit reached', () => new Response('{}', { status: 403, headers: { 'x-ratelimit-remaining': '0' } })],
    ['an error', () => new Response('oops', { status: 500 })],
    ['another form', json({ full_name: 7 })],
    ['no JSON', () => new Response('<!doctype html>')],
    ['no answer', () => Promise.reject(new TypeError('network'))],
  ])('with %s it stays as it was, and waits', async (_, answer) => {
    const { projectId, name } = await createProject({ stars: 5 })
    const [issueId] = await createIssues(projectId, [{}])
    githubSays({ [`/repos/${name}`]: answer })
    await expect(refresh(projectId)).rejects.toMatchObject({ code: 'upstream' })
    const after = await repositoryOf(projectId)
    expect(after).toMatchObject({ stars: 5, failures: 1, missingSince: null })
    expect(Date.parse(after?.nextReadAt ?? '')).toBeGreaterThan(Date.now() + 10 * 60_000)
    expect((await issuesOf(projectId)).map(({ id, state }) => ({ id, state }))).toEqual([
      { id: issueId, state: 'open' },
    ])
  })
})

const name3 = () => `t${crypto.randomUUID()}`

it('the job reads what is due and stops after a repository that GitHub does not answer', async () => {
  await database()
    .update(repositories)
    .set({ nextReadAt: new Date(Date.now() + 86_400_000).toISOString() })
  const due = await Promise.all(
    Array.from({ length: 6 }, () =>
      createProject({ nextReadAt: new Date(Date.now() - 1000).toISOString(), fetchedAt: null }),
    ),
  )
  const asked = githubSays({ '/repos*': () => new Response('', { status: 500 }) })
  await refreshProjects(systemContext())
  // four at once, and no more after them
  expect(asked).toHaveLength(4)
  const failures = await Promise.all(due.map(async ({ projectId }) => (await repositoryOf(projectId))?.failures))
  expect(failures.filter((count) => count === 1)).toHaveLength(4)
})

it('a repository of our list can be read from the local GitHub, again and again with the same result', async () => {
  const [react] = await database().select(REREAD).from(repositories).where(eq(repositories.nameKey, 'facebook/react'))
  if (!react) throw new Error('facebook/react is not in the list')
  await refresh(react.id)
  const before = await issuesOf(react.id)
  expect(before.length).toBeGreaterThan(0)
  expect((await repositoryOf(react.id))?.aiPolicy?.quote).toContain('AI assistance')
  await refresh(react.id)
  expect((await issuesOf(react.id)).map(({ fetchedAt: _, ...issue }) => issue)).toEqual(
    before.map(({ fetchedAt: _, ...issue }) => issue),
  )
})

describe('found by its name (C024)', () => {
  it('is read once from GitHub by whoever asks first, with its issues; then from what is stored', async () => {
    const name = `Someone/New-${crypto.randomUUID()}`
    const asked = githubSays({
      [`/repos/${name}`]: json(bodyOf(name)),
      ...{ [`/repos/${name}/issues`]: json([]), '/search*': json({ items: [] }) },
    })
    const { api } = await callerFor(undefined, UNLIMITED)
    const found = await api.projects.find({ name })
    expect(found.project).toMatchObject({ name, languages: ['Go'] })
    const count = asked.length
    expect((await api.projects.find({ name: name.toLowerCase() })).project.projectId).toBe(found.project.projectId)
    expect(asked).toHaveLength(count)
  })

  it('G-OSS-02: an unknown one is 404, one that GitHub cannot be asked for is upstream', async () => {
    const { api } = await callerFor(undefined, UNLIMITED)
    githubSays({})
    await expect(api.projects.find({ name: 'nobody/nothing' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    vi.restoreAllMocks()
    githubSays({ '/repos*': () => new Response('', { status: 502 }) })
    await expect(api.projects.find({ name: 'nobody/nothing' })).rejects.toMatchObject({ cause: { code: 'upstream' } })
    await expect(api.projects.find({ name: '../../user' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('looked for by words (C026, C114)', () => {
  it('asks GitHub once a day for what is not stored, for who is signed in only', async () => {
    const word = name3().replaceAll('-', '')
    const name = `someone/${word}`
    const asked = githubSays({ '/search/repositories': json({ items: [bodyOf(name)] }) })
    const visitor = (await callerFor(undefined, UNLIMITED)).api
    expect((await visitor.projects.search({ search: word })).projects).toEqual([])
    const { token } = await createUser()
    const { api } = await callerFor(token, UNLIMITED)
    expect((await api.projects.searchByPrompt({ search: `projects that use ${word}` })).projects).toMatchObject([
      { name },
    ])
    await api.projects.search({ search: word })
    expect(asked).toHaveLength(1)
    expect((await visitor.projects.search({ search: word })).projects).toMatchObject([{ name }])
  })

  it('with GitHub down what is stored is found all the same', async () => {
    githubSays({ '/search*': () => new Response('', { status: 503 }) })
    const { token } = await createUser()
    const { api } = await callerFor(token, UNLIMITED)
    const { projects } = await api.projects.search({ search: 'web framework', languages: ['Python'] })
    expect(projects.map(({ name }) => name)).toContain('django/django')
  })
})
