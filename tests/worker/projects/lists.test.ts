import { describe, expect, it } from 'vitest'
import { callerFor, send, UNLIMITED } from '#tests/support/worker/app.ts'
import { createIssues, createProject, createUser } from '#tests/support/worker/factories.ts'

const visitor = async () => (await callerFor(undefined, UNLIMITED)).api
const word = () => `t${crypto.randomUUID().replaceAll('-', '')}`

describe('lists of projects', () => {
  it('R-OSS-10: five a page, the most starred first, page after page and none twice', async () => {
    const topic = word()
    const made = []
    for (let at = 0; at < 12; at += 1) made.push(await createProject({ topics: [topic], stars: 100 - at }))
    const api = await visitor()
    const seen: string[] = []
    let cursor: number | null = 0
    const sizes: number[] = []
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof api.projects.search>> = await api.projects.search({
        topics: [topic],
        cursor,
      })
      seen.push(...page.projects.map(({ projectId }) => projectId))
      sizes.push(page.projects.length)
      cursor = page.next
    }
    expect(sizes).toEqual([5, 5, 2])
    expect(seen).toEqual(made.map(({ projectId }) => projectId))
  })

  it('R-OSS-08, G-OSS-06: each of the fourteen categories has ten projects or more of our own list', async () => {
    const api = await visitor()
    const names =
      'internship-projects hacktoberfest backend frontend library framework ai python flutter java DOTNET c rust php'
    for (const category of names.split(' ')) {
      const first = await api.projects.listByCategories({ categories: [category] })
      expect([category, first.projects.length, first.next]).toEqual([category, 5, 5])
    }
    await expect(api.projects.listByCategories({ categories: ['cobol'] })).rejects.toThrow('There is no such category.')
  })

  it('D027: those in the selected languages stand first', async () => {
    const api = await visitor()
    const { projects } = await api.projects.listByCategories({ categories: ['backend'], languages: ['go'] })
    expect(projects.slice(0, 3).map(({ languages }) => languages.includes('Go'))).toEqual([true, true, true])
  })

  it('what is archived or gone stands in no list', async () => {
    const topic = word()
    await createProject({ topics: [topic], isArchived: true })
    await createProject({ topics: [topic], missingSince: new Date().toISOString() })
    expect((await (await visitor()).projects.search({ topics: [topic] })).projects).toEqual([])
  })

  it('C025: first contributions are explained projects of every kind', async () => {
    const { projects } = await (await visitor()).projects.beginner()
    expect(projects.length).toBeGreaterThan(30)
    expect(projects.map(({ name }) => name)).toContain('firstcontributions/first-contributions')
  })

  it.each([
    ['a web framework in Python', 'django/django'],
    ['music', 'sugarlabs/musicblocks'],
    ['tests in the browser', 'microsoft/playwright'],
    ['something that manages passwords', 'bitwarden/server'],
    ['typescript orm', 'prisma/prisma'],
    ['game engine rust', 'bevyengine/bevy'],
    ['home automation', 'home-assistant/core'],
    ['next.js', 'vercel/next.js'],
  ])('“%s” brings %s', async (search, name) => {
    const { projects } = await (await visitor()).projects.search({ search })
    expect(projects.map((project) => project.name)).toContain(name)
  })
})

describe('issues', () => {
  it('R-OSS-03: a project without any shows those of like ones that are free', async () => {
    const language = word()
    const [empty, like] = [
      await createProject({ languages: [language] }),
      await createProject({ languages: [language] }),
    ]
    const [free = ''] = await createIssues(like.projectId, [{}, { score: 0, assignees: 1 }])
    const api = await visitor()
    const page = await api.projects.issues({ projectId: empty.projectId })
    expect(page).toMatchObject({ issues: [], showRelatedIssues: true, relatedIssues: [{ issueId: free }] })
    expect(await api.projects.issues({ projectId: like.projectId })).toMatchObject({
      showRelatedIssues: false,
      relatedIssues: [],
    })
  })

  it('C027, D009: free ones by category, topics and languages, three of a project at most, the best first', async () => {
    const topic = word()
    const [one, two] = [await createProject({ topics: [topic] }), await createProject({ topics: [topic] })]
    await createIssues(one.projectId, [
      { score: 90 },
      { score: 88 },
      { score: 86 },
      { score: 84 },
      { score: 0, isLinked: true },
    ])
    await createIssues(two.projectId, [{ score: 87 }])
    const { token } = await createUser()
    const { api } = await callerFor(token, UNLIMITED)
    const { issues } = await api.issues.search({ topics: [topic] })
    expect(issues.map(({ projectId, number }) => [projectId === one.projectId, number])).toEqual([
      ...[
        [true, 1],
        [true, 2],
        [false, 1],
      ],
      [true, 3],
    ])
    expect((await api.issues.search({ topics: [topic], limit: 1 })).issues).toHaveLength(1)
    expect((await api.issues.searchByCategory({ category: 'php', topics: [topic] })).issues).toEqual([])
  })
})

describe('documented', () => {
  it('C023, C036, D030, D031, 3§3: a repository and an issue have their documented fields', async () => {
    const { projectId, name } = await createProject({
      health: 71,
      contributors: [{ login: 'a', avatarUrl: null, contributions: 3 }],
    })
    const [issueId] = await createIssues(projectId, [{ labels: ['bug'], authorRole: 'MEMBER' }])
    const list = await (await send(`/ft/standout/hacks/github/project/issues/${projectId}`, { env: UNLIMITED })).json()
    expect(list).toMatchObject({
      repo: {
        ...{ repoId: projectId, url: `https://github.com/${name}`, name, health: 71, languages: ['Rust'] },
        ...{ contributors: '[{"login":"a","avatarUrl":null,"contributions":3}]', tubliCategory: null },
        ...{ contributingBlob: { key_points: [], setup: 'npm ci' }, readmeBlob: { summary: null } },
      },
      issues: [{ issueId, repoId: projectId, roleOfAuthor: 'MEMBER', labels: ['bug'], entityId: `${name}#1` }],
      showRelatedIssues: false,
    })
    const one = await send(`/ft/standout/hacks/github/project/issue/${projectId}/${issueId}`, { env: UNLIMITED })
    expect(await one.json()).toMatchObject({ issue: { issueId, body: 'It is wrong.', repo: { name } } })
  })

  it('C022, D028: by ids, in their order, what is none left out; C024, C026, D029: by name, topics and words', async () => {
    const topic = word()
    const [one, two] = [await createProject({ topics: [topic] }), await createProject({ topics: [topic], stars: 9 })]
    const path = '/ft/standout/hacks'
    const post = async (to: string, body: object, token?: string) =>
      (await send(to, { token, body, env: UNLIMITED })).json()
    const ids = [two.projectId, 'nothing', crypto.randomUUID(), one.projectId]
    expect(await post(`${path}/github/project/list`, { ids })).toMatchObject([{ name: two.name }, { name: one.name }])
    const tooMany = { ids: Array.from({ length: 51 }, () => one.projectId) }
    expect(await post(`${path}/github/project/list`, tooMany)).toMatchObject({ error: expect.any(String) })
    const [owner, repo] = one.name.split('/')
    expect(await post(`${path}/github/project/find/${owner}/${repo}`, {})).toMatchObject({
      repo: { repoId: one.projectId },
    })
    expect(await post(`${path}/search/github/projects`, { topics: [topic], languages: ['rust'] })).toMatchObject({
      projects: [{ repoId: two.projectId }, { repoId: one.projectId }],
    })
    const { token } = await createUser()
    expect(await post('/gpt/project/search', { query: topic }, token)).toMatchObject({
      projects: expect.arrayContaining([expect.objectContaining({ repoId: two.projectId })]),
    })
  })

  it('C021, G-OSS-04: for everybody as `public`; another person’s id is refused, a visitor’s as well', async () => {
    const path = '/ft/standout/hacks/github/projects/show/Rust,Go'
    expect((await send(`${path}/public`, { env: UNLIMITED })).status).toBe(200)
    const [one, other] = [await createUser(), await createUser()]
    expect((await send(`${path}/${one.userId}`, { token: one.token, env: UNLIMITED })).status).toBe(200)
    expect((await send(`${path}/${other.userId}`, { token: one.token, env: UNLIMITED })).status).toBe(403)
    expect((await send(`${path}/${other.userId}`, { env: UNLIMITED })).status).toBe(401)
  })
})
