import * as z from 'zod'
import type { FoundRepository, RepositoryFacts } from '#shared/challenges/preflight.ts'
import type { Env } from '#worker/env.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { unreachable } from './provider.ts'

const LABEL = 'GitHub'
const BOUNDS = { timeoutMs: 6000, maxBytes: 1_000_000 }

const RepositoryBody = z.object({
  private: z.boolean(),
  default_branch: z.string(),
  license: z.object({ spdx_id: z.string().nullish(), name: z.string().nullish() }).nullish(),
})
const CommitsBody = z.array(
  z.object({ sha: z.string(), commit: z.object({ committer: z.object({ date: z.string() }) }) }),
)
const ChecksBody = z.object({
  check_runs: z.array(z.object({ status: z.string(), conclusion: z.string().nullable() })),
})

/**
 * What GitHub tells everybody of a repository. @param name `owner/name`
 * @throws DomainError upstream where it could not be asked, or said no for another reason than that there is none
 */
export async function findRepository(env: Env, name: string): Promise<NonNullable<FoundRepository>> {
  const repository = await ask(env, `/repos/${name}`, RepositoryBody)
  if (repository === null || repository.private) return 'missing'
  const branch = encodeURIComponent(repository.default_branch)
  const [commits, readme, checks] = await Promise.all([
    ask(env, `/repos/${name}/commits?sha=${branch}&per_page=1`, CommitsBody),
    ask(env, `/repos/${name}/readme`, z.object({ path: z.string() })),
    ask(env, `/repos/${name}/commits/${branch}/check-runs?per_page=100`, ChecksBody),
  ])
  const [latest] = commits ?? []
  return {
    isPublic: true,
    license: repository.license ? (repository.license.spdx_id ?? repository.license.name ?? null) : null,
    hasReadme: readme !== null,
    commit: latest?.sha ?? null,
    committedAt: latest ? new Date(latest.commit.committer.date).toISOString() : null,
    ci: ciOf(checks?.check_runs ?? []),
  }
}

const GOOD = new Set(['success', 'neutral', 'skipped'])

function ciOf(runs: z.output<typeof ChecksBody>['check_runs']): RepositoryFacts['ci'] {
  if (runs.length === 0) return 'none'
  if (runs.some(({ status }) => status !== 'completed')) return 'running'
  return runs.every(({ conclusion }) => GOOD.has(conclusion ?? '')) ? 'passed' : 'failed'
}

/** There is none (404), it is empty (409), or it may not be shown (451). */
const NOTHING = new Set([404, 409, 451])

async function ask<T>(env: Env, path: string, schema: z.ZodType<T>): Promise<T | null> {
  const response = await boundedFetch(`${env.GITHUB_API_URL}${path}`, { headers: headersOf(env) }, BOUNDS).catch(
    (cause) => {
      throw unreachable(LABEL, cause)
    },
  )
  if (NOTHING.has(response.status)) return null
  const parsed = schema.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !parsed.success) throw unreachable(LABEL, new Error(`GitHub answered ${response.status}`))
  return parsed.data
}

/** As our app, in nobody's name: GitHub answers more often then than to who says nothing. */
export const headersOf = ({ GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET }: Env) => ({
  accept: 'application/vnd.github+json',
  'user-agent': 'tubli',
  authorization: `Basic ${btoa(`${GITHUB_CLIENT_ID}:${GITHUB_CLIENT_SECRET}`)}`,
})
