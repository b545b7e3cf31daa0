import type * as z from 'zod'
import type { Env } from '#worker/env.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { unreachable } from './provider.ts'

const LABEL = 'GitHub'
const BOUNDS = { timeoutMs: 6000, maxBytes: 2_000_000 }

/** As our app, in nobody's name: GitHub answers more often then than to who says nothing. */
export const headersOf = ({ GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET }: Env) => ({
  accept: 'application/vnd.github+json',
  'user-agent': 'tubli',
  authorization: `Basic ${btoa(`${GITHUB_CLIENT_ID}:${GITHUB_CLIENT_SECRET}`)}`,
})

/** There is none (404), it is gone (410), it is empty (409), or it may not be shown (451). */
const NOTHING = new Set([404, 409, 410, 451])

export interface GithubAnswer {
  /** `unchanged` since the etag that was sent along; `missing` where there is none. */
  outcome: 'told' | 'unchanged' | 'missing'
  response: Response
}

/**
 * Asks GitHub's API for what everybody may read. @param path from its origin
 * @throws DomainError upstream where it does not answer, or says no for another reason than that there is nothing: its limit too
 */
export async function askGithub(env: Env, path: string, headers: Record<string, string> = {}): Promise<GithubAnswer> {
  const asked = { headers: { ...headersOf(env), ...headers } }
  const response = await boundedFetch(`${env.GITHUB_API_URL}${path}`, asked, BOUNDS).catch((cause) => {
    throw unreachable(LABEL, cause)
  })
  if (response.status === 304) return { outcome: 'unchanged', response }
  if (NOTHING.has(response.status)) return { outcome: 'missing', response }
  if (!response.ok) throw unreachable(LABEL, new Error(whatWasWrong(response)))
  return { outcome: 'told', response }
}

const whatWasWrong = ({ status, headers }: Response): string =>
  headers.get('x-ratelimit-remaining') === '0' ? `GitHub's limit is reached (${status})` : `GitHub answered ${status}`

/** The same, read in a form that we know; null where there is nothing. @throws DomainError upstream also for another form */
export async function readGithub<T>(env: Env, path: string, schema: z.ZodType<T>): Promise<T | null> {
  const { outcome, response } = await askGithub(env, path)
  return outcome === 'told' ? parseAnswer(response, schema) : null
}

/** @throws DomainError upstream for a form that we don't know */
export async function parseAnswer<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) throw unreachable(LABEL, new Error('GitHub answered in a form that we do not know'))
  return parsed.data
}
