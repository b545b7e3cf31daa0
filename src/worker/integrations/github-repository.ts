import * as z from 'zod'
import type { FoundRepository, RepositoryFacts } from '#shared/challenges/preflight.ts'
import type { Env } from '#worker/env.ts'
import { readGithub } from './ask-github.ts'

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
  const repository = await readGithub(env, `/repos/${name}`, RepositoryBody)
  if (repository === null || repository.private) return 'missing'
  const branch = encodeURIComponent(repository.default_branch)
  const [commits, readme, checks] = await Promise.all([
    readGithub(env, `/repos/${name}/commits?sha=${branch}&per_page=1`, CommitsBody),
    readGithub(env, `/repos/${name}/readme`, z.object({ path: z.string() })),
    readGithub(env, `/repos/${name}/commits/${branch}/check-runs?per_page=100`, ChecksBody),
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
