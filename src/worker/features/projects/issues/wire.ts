import * as z from 'zod'
import { issueUrl } from '#shared/projects/rules.ts'
import type { Issue, ListedIssue, WorkStatus } from '#shared/projects/schemas.ts'
import { documented, requireSelf } from '#worker/wire.ts'

const Id = z.string().min(1).max(120)
const Words = z.array(z.string().trim().min(1).max(60)).max(20)
const NOT_SELF = 'You can ask for your own work only.'
const CALL = { method: 'POST' } as const
const PATH = '/ft/standout/hacks'

/** 3§3; its text stands where one is asked for. */
export const WireIssue = z.object({
  ...{ url: z.string(), title: z.string(), body: z.string().optional(), labels: z.array(z.string()) },
  ...{ estimatedCred: z.number(), issueId: z.string(), entityId: z.string(), repoId: z.string() },
  ...{ roleOfAuthor: z.string(), lastUpdated: z.string(), repo: z.object({ repoId: z.string(), name: z.string() }) },
})

export const toWireIssue = (issue: ListedIssue): z.output<typeof WireIssue> => ({
  ...{ url: issueUrl(issue.projectName, issue.number), title: issue.title, labels: issue.labels },
  ...{ estimatedCred: issue.estimatedCred, issueId: issue.issueId, entityId: `${issue.projectName}#${issue.number}` },
  ...{ repoId: issue.projectId, roleOfAuthor: issue.authorRole, lastUpdated: issue.lastUpdatedAt },
  repo: { repoId: issue.projectId, name: issue.projectName },
})

const WireIssues = z.object({ issues: z.array(WireIssue) })
const toWireIssues = ({ issues }: { issues: ListedIssue[] }) => ({ issues: issues.map(toWireIssue) })

/** C027, C036, C037, C104, D009, D030 */
export const wire = {
  get: documented({
    method: 'GET',
    path: `${PATH}/github/project/issue/{repoId}/{issueId}`,
    summary: 'One issue whole.',
    input: z.object({ repoId: Id, issueId: Id }),
    toInput: ({ issueId }) => ({ issueId }),
    output: z.object({ issue: WireIssue }),
    toOutput: (issue: Issue) => ({ issue: { ...toWireIssue(issue), body: issue.body } }),
  }),

  search: documented({
    ...{
      ...CALL,
      path: `${PATH}/search/github/issues`,
      summary: 'Issues that are free, by category, topics, languages.',
    },
    input: z.object({
      userId: Id,
      category: z.string().max(60).optional(),
      topics: Words.default([]),
      languages: Words.default([]),
      limit: z.number().int().min(1).max(50).optional(),
    }),
    toInput: ({ userId, category, ...rest }, actor) => {
      requireSelf(actor, userId, NOT_SELF)
      return { ...rest, ...(category && { category }) }
    },
    output: WireIssues,
    toOutput: toWireIssues,
  }),

  searchByCategory: documented({
    ...{ ...CALL, path: `${PATH}/search/github/issues/category`, summary: 'The same of one category.' },
    input: z.object({ userId: Id, category: z.string().max(60), limit: z.number().int().min(1).max(50).default(20) }),
    toInput: ({ userId, ...rest }, actor) => {
      requireSelf(actor, userId, NOT_SELF)
      return rest
    },
    output: WireIssues,
    toOutput: toWireIssues,
  }),

  workStatus: documented({
    method: 'GET',
    path: `${PATH}/github/project/status/{owner}/{repo}/{issueNumber}/{userId}`,
    summary: 'How I stand to an issue: none, claimed or released.',
    input: z.object({
      ...{ owner: z.string().min(1).max(39), repo: z.string().min(1).max(100) },
      ...{ issueNumber: z.coerce.number().int().min(1).max(2_000_000_000), userId: Id },
    }),
    toInput: ({ owner, repo, issueNumber, userId }, actor) => {
      requireSelf(actor, userId, NOT_SELF)
      return { name: `${owner}/${repo}`, number: issueNumber }
    },
    output: z.object({ status: z.string() }),
    toOutput: ({ status }: WorkStatus) => ({ status }),
  }),

  sumUp: documented({
    ...{ ...CALL, path: '/gpt/github/issue/summary', summary: 'What an issue asks for, in a few sentences.' },
    output: z.object({ summary: z.string() }),
    toOutput: ({ summary }: { summary: string }) => ({ summary }),
  }),
}
