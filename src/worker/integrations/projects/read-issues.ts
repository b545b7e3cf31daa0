import * as z from 'zod'
import type { Env } from '#worker/env.ts'
import { readGithub } from '../ask-github.ts'

const IssueBody = z.object({
  number: z.int(),
  title: z.string(),
  body: z.string().nullish(),
  labels: z.array(z.union([z.string(), z.object({ name: z.string().nullish() })])).default([]),
  state: z.enum(['open', 'closed']),
  author_association: z.string().default('NONE'),
  assignees: z.array(z.unknown()).nullish(),
  comments: z.int().default(0),
  created_at: z.string(),
  updated_at: z.string(),
  /** Only a pull request has it, which GitHub lists among the issues. */
  pull_request: z.unknown().optional(),
})

const CommentBody = z.object({
  issue_url: z.string(),
  body: z.string().nullish(),
  author_association: z.string().default('NONE'),
  created_at: z.string(),
  user: z.object({ type: z.string().nullish() }).nullish(),
})

const LinkedBody = z.object({ items: z.array(z.object({ number: z.int() })) })

export interface IssueRead {
  number: number
  title: string
  body: string
  labels: string[]
  state: 'open' | 'closed'
  association: string
  assignees: number
  comments: number
  openedAt: string
  lastUpdatedAt: string
}

export interface CommentRead {
  number: number
  body: string
  association: string
  isBot: boolean
  createdAt: string
}

export interface IssuesRead {
  issues: IssueRead[]
  /** Of the whole repository, the latest. */
  comments: CommentRead[]
  /** Open issues that a pull request is linked to; null where nobody could say. */
  linked: number[] | null
}

/** GitHub gives so many at once. */
const MOST_READ = 100

/** A repository's open issues, the last changed first, with what was said lately. @throws DomainError upstream */
export async function readIssues(env: Env, name: string): Promise<IssuesRead> {
  const at = `/repos/${name}`
  const [listed, comments, linked] = await Promise.all([
    readGithub(env, `${at}/issues?state=open&sort=updated&per_page=${MOST_READ}`, z.array(IssueBody)),
    readGithub(env, `${at}/issues/comments?sort=created&direction=desc&per_page=${MOST_READ}`, z.array(CommentBody)),
    readLinked(env, name),
  ])
  return {
    issues: (listed ?? []).filter(({ pull_request }) => !pull_request).map(toIssue),
    comments: (comments ?? []).map(toComment),
    linked,
  }
}

/** Its limit is another and smaller: without it the rest is still worth having. */
async function readLinked(env: Env, name: string): Promise<number[] | null> {
  const query = encodeURIComponent(`repo:${name} is:issue is:open linked:pr`)
  const found = await readGithub(env, `/search/issues?q=${query}&per_page=${MOST_READ}`, LinkedBody).catch(() => null)
  return found && found.items.length < MOST_READ ? found.items.map(({ number }) => number) : null
}

const toIssue = (issue: z.output<typeof IssueBody>): IssueRead => ({
  ...{ number: issue.number, title: issue.title, body: issue.body ?? '', state: issue.state },
  labels: issue.labels.flatMap((label) => (typeof label === 'string' ? label : (label.name ?? []))),
  association: issue.author_association,
  assignees: issue.assignees?.length ?? 0,
  comments: issue.comments,
  ...{ openedAt: toInstant(issue.created_at), lastUpdatedAt: toInstant(issue.updated_at) },
})

const toComment = (comment: z.output<typeof CommentBody>): CommentRead => ({
  number: Number(/\/issues\/(\d+)$/.exec(comment.issue_url)?.[1] ?? 0),
  body: comment.body ?? '',
  association: comment.author_association,
  isBot: comment.user?.type === 'Bot',
  createdAt: toInstant(comment.created_at),
})

const toInstant = (text: string): string => new Date(text).toISOString()
