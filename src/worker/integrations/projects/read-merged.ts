import * as z from 'zod'
import { REPOSITORY_NAME } from '#shared/projects/rules.ts'
import type { Env } from '#worker/env.ts'
import { readGithub } from '../ask-github.ts'

const FoundBody = z.object({
  items: z.array(
    z.object({
      ...{ repository_url: z.string(), number: z.int(), user: z.object({ id: z.int() }).nullish() },
      author_association: z.string().default('NONE'),
    }),
  ),
})

const Person = z.object({ id: z.int(), type: z.string().nullish() })
const PullBody = z.object({
  ...{ title: z.string(), merged_at: z.string().nullable(), user: Person.nullable(), merged_by: Person.nullish() },
  base: z.object({
    repo: z.object({
      ...{ full_name: z.string().regex(REPOSITORY_NAME), private: z.boolean(), stargazers_count: z.int().min(0) },
      language: z.string().max(60).nullish(),
      owner: Person,
    }),
  }),
})
const CommitsBody = z.array(z.object({ author: Person.nullish(), commit: z.object({ message: z.string() }) }))

/** Who somebody is on GitHub. */
export interface GithubAccount {
  accountId: string
  login: string
}

/** Where a pull request is found. */
export interface PullPlace {
  repository: string
  number: number
}

/** A merged pull request; people by GitHub's ids. */
export interface MergedPull extends PullPlace {
  title: string
  mergedAt: string
  authorId: string
  ownerId: string
  /** Null for a bot, and where GitHub does not say. */
  mergerId: string | null
  /** Who wrote commits of it, or is named by them as a co-author with GitHub's own address. */
  coauthorIds: string[]
  stars: number
  /** Most of its repository, as GitHub finds. */
  language: string | null
}

const MOST_FOUND = 30
/** Where GitHub's API names a repository. */
const OF_REPOSITORY = /\/repos\/([^/]+\/[^/]+)$/
/** The address that GitHub gives who hides their own, in the last lines of a message. */
const COAUTHOR = /^co-authored-by:[^\n<]{0,200}<(\d{1,12})\+[\w-]{1,60}@users\.noreply\.github\.com>\s*$/gim
/** So many lines of a message are read. */
const MESSAGE_LENGTH = 5000

/**
 * Somebody's merged pull requests that everybody may read, the last changed first, without those to repositories that they own.
 * @throws DomainError upstream
 */
export async function findMerged(env: Env, { accountId, login }: GithubAccount): Promise<PullPlace[]> {
  const query = encodeURIComponent(`type:pr is:merged is:public author:${login} -user:${login}`)
  const path = `/search/issues?q=${query}&sort=updated&order=desc&per_page=${MOST_FOUND}`
  const found = await readGithub(env, path, FoundBody)
  return (found?.items ?? []).flatMap(({ repository_url, number, user, author_association }) => {
    const [, repository = ''] = OF_REPOSITORY.exec(repository_url) ?? []
    // a name can be another's by now
    const isTheirs = `${user?.id}` === accountId && author_association !== 'OWNER'
    return isTheirs && REPOSITORY_NAME.test(repository) ? [{ repository, number }] : []
  })
}

/** One of them with who took part; null where it is not there, not merged, or not for everybody. @throws DomainError upstream */
export async function readMerged(env: Env, { repository, number }: PullPlace): Promise<MergedPull | null> {
  const at = `/repos/${repository}/pulls/${number}`
  const [pull, commits] = await Promise.all([
    readGithub(env, at, PullBody),
    readGithub(env, `${at}/commits?per_page=100`, CommitsBody),
  ])
  if (!pull?.user || pull.merged_at === null || pull.base.repo.private) return null
  const { repo } = pull.base
  const authorId = `${pull.user.id}`
  const wrote = (commits ?? []).flatMap(({ author, commit }) => [
    ...(author && author.type !== 'Bot' ? [`${author.id}`] : []),
    ...[...commit.message.slice(0, MESSAGE_LENGTH).matchAll(COAUTHOR)].map(([, id = '']) => id),
  ])
  return {
    ...{ repository: repo.full_name, number, title: pull.title, mergedAt: new Date(pull.merged_at).toISOString() },
    ...{ authorId, ownerId: `${repo.owner.id}`, stars: repo.stargazers_count, language: repo.language ?? null },
    mergerId: pull.merged_by && pull.merged_by.type !== 'Bot' ? `${pull.merged_by.id}` : null,
    coauthorIds: [...new Set(wrote)].filter((id) => id !== authorId),
  }
}
