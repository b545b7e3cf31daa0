import * as z from 'zod'
import { MOST_IDS, REPOSITORY_NAME, repositoryUrl, SEARCH_MAX_LENGTH } from '#shared/projects/rules.ts'
import type { ListedProject, Project, ProjectIssues, ProjectPage } from '#shared/projects/schemas.ts'
import { documented, requireSelf } from '#worker/wire.ts'
import { toWireIssue, WireIssue } from './issues/wire.ts'

const Id = z.string().min(1).max(120)
const Words = z.array(z.string().trim().min(1).max(60)).max(20)
const NOT_SELF = 'You can ask for your own projects only.'
const CALL = { method: 'POST' } as const
const PATH = '/ft/standout/hacks'

/** As documented. */
const KEY_POINTS = 'key_points'

const Text = z.string().nullable()
/** 3§3. A list leaves out what only one project's page shows. */
const WireRepo = z.object({
  ...{ repoId: z.string(), url: z.string(), name: z.string(), description: z.string(), topics: z.array(z.string()) },
  ...{ health: z.number().nullable(), weeklyActivity: z.number(), stars: z.number(), languages: z.array(z.string()) },
  ...{ avatarUrl: Text, tubliCategory: Text },
  ...{ size: z.number().optional(), growthRate: z.number().optional(), license: Text.optional() },
  ...{ contributing: Text.optional(), documentation: Text.optional(), prTemplate: Text.optional() },
  ...{ readme: Text.optional(), readmeBlob: z.object({ summary: Text }).optional() },
  contributingBlob: z.object({ [KEY_POINTS]: z.array(z.string()), setup: Text }).optional(),
  /** JSON. */
  contributors: z.string().optional(),
})

const toWireRepo = (project: ListedProject): z.output<typeof WireRepo> => ({
  ...{ repoId: project.projectId, url: repositoryUrl(project.name), name: project.name },
  ...{ description: project.description, topics: project.topics, health: project.health },
  ...{ weeklyActivity: project.weeklyActivity ?? 0, stars: project.stars, languages: project.languages },
  ...{ avatarUrl: project.avatarUrl, tubliCategory: project.categories[0] ?? null },
})

const toWholeRepo = (project: Project): z.output<typeof WireRepo> => ({
  ...toWireRepo(project),
  ...{ size: project.size ?? 0, growthRate: project.growthRate ?? 0, license: project.license },
  ...{ contributing: project.contributingUrl, documentation: project.documentationUrl },
  ...{ prTemplate: project.prTemplateUrl, readme: project.readmeUrl },
  readmeBlob: { summary: project.readmeSummary },
  contributingBlob: { [KEY_POINTS]: project.keyPoints, setup: project.setup },
  contributors: JSON.stringify(project.contributors),
})

const WireRepos = z.array(WireRepo)
const toWireRepos = ({ projects }: ProjectPage) => projects.map(toWireRepo)
const WireProjects = z.object({ projects: WireRepos })
const toWireProjects = (page: ProjectPage) => ({ projects: toWireRepos(page) })

const WireIssues = z.object({ issues: z.array(WireIssue), repo: WireRepo, showRelatedIssues: z.boolean() })
const toWireIssues = ({ issues, project, showRelatedIssues }: ProjectIssues): z.output<typeof WireIssues> => ({
  ...{ issues: issues.map(toWireIssue), repo: toWholeRepo(project), showRelatedIssues },
})

/** C021–C026, C114, D026–D029, D031 */
export const wire = {
  listByLanguages: documented({
    method: 'GET',
    path: `${PATH}/github/projects/show/{languages}/{id}`,
    summary: 'Projects in any of some languages, separated by commas; for me, or for `public`.',
    input: z.object({ languages: z.string().max(400), id: Id }),
    toInput: ({ languages, id }, actor) => {
      if (id !== 'public') requireSelf(actor, id, NOT_SELF)
      return { languages: languages.split(',').filter((language) => language.trim() !== '') }
    },
    output: WireRepos,
    toOutput: toWireRepos,
  }),

  listByIds: documented({
    ...{ ...CALL, path: `${PATH}/github/project/list`, summary: 'Projects by their ids, fifty at most.' },
    input: z.object({ ids: z.array(Id).max(MOST_IDS) }),
    toInput: ({ ids }) => ({ projectIds: ids }),
    output: WireRepos,
    toOutput: toWireRepos,
  }),

  listIssues: documented({
    method: 'GET',
    path: `${PATH}/github/project/issues/{id}`,
    summary: "A project's open issues.",
    input: z.object({ id: Id }),
    toInput: ({ id }) => ({ projectId: id }),
    output: WireIssues,
    toOutput: toWireIssues,
  }),

  find: documented({
    ...{ ...CALL, path: `${PATH}/github/project/find/{owner}/{repo}`, summary: 'The same by owner and name.' },
    input: z.object({ owner: z.string().min(1).max(39), repo: z.string().min(1).max(100) }),
    toInput: ({ owner, repo }) => ({ name: `${owner}/${repo}` }),
    output: WireIssues,
    toOutput: toWireIssues,
  }),

  beginner: documented({
    ...{ method: 'GET', path: `${PATH}/github/beginner/projects`, summary: 'Projects for a first contribution.' },
    output: WireRepos,
    toOutput: toWireRepos,
  }),

  search: documented({
    ...{ ...CALL, path: `${PATH}/search/github/projects`, summary: 'Projects by topics and languages.' },
    input: z.object({ topics: Words.default([]), languages: Words.default([]) }),
    output: WireProjects,
    toOutput: toWireProjects,
  }),

  searchByPrompt: documented({
    ...{ ...CALL, path: '/gpt/project/search', summary: 'Projects that fit words of my own.' },
    input: z.object({ query: z.string().trim().min(1).max(SEARCH_MAX_LENGTH) }),
    toInput: ({ query }) => ({ search: query }),
    output: WireProjects,
    toOutput: toWireProjects,
  }),

  recentIds: documented({
    method: 'GET',
    path: `${PATH}/github/projects/recent/{id}`,
    summary: 'The ids of the projects that I looked at last.',
    input: z.object({ id: Id }),
    toInput: ({ id }, actor) => requireSelf(actor, id, NOT_SELF),
    output: z.object({ ids: z.array(z.string()) }),
    toOutput: ({ projectIds }: { projectIds: string[] }) => ({ ids: projectIds }),
  }),

  startCodespace: documented({
    ...{ ...CALL, path: `${PATH}/github/project/codespace`, summary: 'Opens a codespace of a project in my name.' },
    input: z.object({ fullRepoName: z.string().regex(REPOSITORY_NAME, 'Expected a repository as owner/name.') }),
    toInput: ({ fullRepoName }) => ({ name: fullRepoName }),
  }),

  listByCategories: documented({
    ...{ ...CALL, path: `${PATH}/github/projects/categories`, summary: 'Projects of categories.' },
    input: z.object({ categories: Words.min(1), languages: Words.default([]) }),
    output: WireRepos,
    toOutput: toWireRepos,
  }),
}
