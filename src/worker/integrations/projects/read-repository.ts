import * as z from 'zod'
import { mergeLanguages } from '#shared/projects/rules.ts'
import type { Contributor } from '#shared/projects/schemas.ts'
import type { Env } from '#worker/env.ts'
import { askGithub, parseAnswer, readGithub } from '../ask-github.ts'

/** What GitHub says of a repository in one object, in a list as well. */
export const RepositoryBody = z.object({
  id: z.int(),
  full_name: z.string(),
  private: z.boolean(),
  description: z.string().nullish(),
  homepage: z.string().nullish(),
  topics: z.array(z.string()).default([]),
  language: z.string().nullish(),
  stargazers_count: z.int().default(0),
  size: z.int().default(0),
  archived: z.boolean().default(false),
  pushed_at: z.string().nullish(),
  default_branch: z.string().default('main'),
  license: z.object({ spdx_id: z.string().nullish(), name: z.string().nullish() }).nullish(),
  owner: z.object({ avatar_url: z.string().nullish() }),
})

const LanguagesBody = z.record(z.string(), z.number())
const Link = z.object({ html_url: z.string().nullish(), url: z.string().nullish() }).nullish()
const ProfileBody = z.object({
  health_percentage: z.number().min(0).max(100).nullish(),
  documentation: z.string().nullish(),
  files: z.object({ contributing: Link, readme: Link, pull_request_template: Link }).partial().nullish(),
})
/** Commits of each of the last 52 weeks, the oldest first. */
const ParticipationBody = z.object({ all: z.array(z.int()) })
const ContributorsBody = z.array(
  z.object({ login: z.string().nullish(), avatar_url: z.string().nullish(), contributions: z.int() }),
)
const FileBody = z.object({ content: z.string().default(''), html_url: z.string().nullish() })

/** A repository's own words of itself, and where they stand. */
export interface Guide {
  text: string
  url: string | null
}

export type RepositoryBase = ReturnType<typeof toBase>

export interface RepositoryRead {
  base: RepositoryBase
  etag: string | null
  languages: string[]
  health: number | null
  documentationUrl: string | null
  prTemplateUrl: string | null
  weeks: number[] | null
  contributors: Contributor[]
  readme: Guide | null
  contributing: Guide | null
}

const MOST_CONTRIBUTORS = 10
/** Of a file that is read for what it says. */
const MOST_CHARACTERS = 100_000

/** What GitHub says of a repository itself; null where there is none that everybody may see. @throws DomainError upstream */
export async function readBase(env: Env, name: string): Promise<RepositoryBase | null> {
  const body = await readGithub(env, `/repos/${name}`, RepositoryBody)
  return body === null || body.private ? null : toBase(body)
}

/**
 * A repository and what surrounds it; what GitHub has none of, or can't tell yet, is null. @param known what it said last
 * @returns 'unchanged' where it is as it was, 'missing' where there is none that everybody may see
 * @throws DomainError upstream
 */
export async function readRepository(
  env: Env,
  name: string,
  known?: { etag: string | null },
): Promise<RepositoryRead | 'missing' | 'unchanged'> {
  const { outcome, response } = await askGithub(
    env,
    `/repos/${name}`,
    known?.etag ? { 'if-none-match': known.etag } : {},
  )
  if (outcome !== 'told') return outcome
  const body = await parseAnswer(response, RepositoryBody)
  if (body.private) return 'missing'
  const at = `/repos/${body.full_name}`
  const [languages, profile, participation, contributors, readme] = await Promise.all([
    readGithub(env, `${at}/languages`, LanguagesBody),
    readGithub(env, `${at}/community/profile`, ProfileBody),
    readOrNull(env, `${at}/stats/participation`, ParticipationBody),
    readGithub(env, `${at}/contributors?per_page=${MOST_CONTRIBUTORS}`, ContributorsBody),
    readGithub(env, `${at}/readme`, FileBody),
  ])
  const contributing = await readContributing(env, at, profile?.files?.contributing?.url)
  return {
    base: toBase(body),
    etag: response.headers.get('etag'),
    languages: mergeLanguages(body.language ? [body.language] : [], Object.keys(languages ?? {})),
    health: profile?.health_percentage ?? null,
    documentationUrl: webAddress(profile?.documentation) ?? webAddress(body.homepage),
    prTemplateUrl: webAddress(profile?.files?.pull_request_template?.html_url),
    weeks: participation?.all ?? null,
    contributors: (contributors ?? []).flatMap(({ login, avatar_url, contributions }) =>
      login ? { login, avatarUrl: webAddress(avatar_url), contributions } : [],
    ),
    ...{ readme: toGuide(readme), contributing },
  }
}

/** Of the base alone, as a search has it too. */
export const toBase = (body: z.output<typeof RepositoryBody>) => ({
  githubId: body.id,
  name: body.full_name,
  description: body.description?.trim() ?? '',
  avatarUrl: webAddress(body.owner.avatar_url),
  topics: body.topics,
  language: body.language ?? null,
  stars: body.stargazers_count,
  size: body.size,
  isArchived: body.archived,
  pushedAt: body.pushed_at ? new Date(body.pushed_at).toISOString() : null,
  license: body.license ? (body.license.spdx_id ?? body.license.name ?? null) : null,
})

/** GitHub counts in the background and says 202 without a body until it has. */
async function readOrNull<T>(env: Env, path: string, schema: z.ZodType<T>): Promise<T | null> {
  const { outcome, response } = await askGithub(env, path)
  return outcome !== 'told' || response.status === 202 ? null : parseAnswer(response, schema)
}

/** Its place as the profile names it, of this repository or of its owner's common files; never another host. */
async function readContributing(env: Env, at: string, url: string | null | undefined): Promise<Guide | null> {
  if (url === undefined) return toGuide(await readGithub(env, `${at}/contents/CONTRIBUTING.md`, FileBody))
  const path = url && /\/repos\/[\w.-]+\/[\w.-]+\/contents\/[\w./-]+$/.exec(url)?.[0]
  return path ? toGuide(await readGithub(env, path, FileBody)) : null
}

function toGuide(file: z.output<typeof FileBody> | null): Guide | null {
  if (file === null || file.content === '') return null
  const bytes = Uint8Array.from(atob(file.content.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0))
  return { text: new TextDecoder().decode(bytes).slice(0, MOST_CHARACTERS), url: webAddress(file.html_url) }
}

/** An address that a page may lead to; anything else is none. */
const webAddress = (text: string | null | undefined): string | null =>
  text && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null
