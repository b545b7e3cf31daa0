/** What is looked at before an entry counts; a service that fails leaves `unknown`, which stops nobody. */
export const CHECKS = ['link', 'repository', 'window', 'readme', 'license', 'ci'] as const
export type CheckName = (typeof CHECKS)[number]

/** `advice`: worth mending, and no reason to refuse it. */
export const CHECK_OUTCOMES = ['passed', 'failed', 'advice', 'unknown'] as const

export interface Check {
  name: CheckName
  outcome: (typeof CHECK_OUTCOMES)[number]
  /** One sentence. */
  text: string
}

/** What GitHub tells of a repository, null where it could not be asked. */
export interface RepositoryFacts {
  isPublic: boolean
  /** SPDX, null for none. */
  license: string | null
  hasReadme: boolean
  /** The commit that the branch shown first ends in. */
  commit: string | null
  /** Of the latest commit, ISO 8601. */
  committedAt: string | null
  ci: 'passed' | 'failed' | 'running' | 'none'
}

/** As a repository was found: gone, or what there is. */
export type FoundRepository = RepositoryFacts | 'missing' | null

/** The checks of a repository. @param opensAt before which nothing may have been the last to be written; null is any time */
export function checksOf(found: FoundRepository, opensAt: string | null): Check[] {
  if (found === null)
    return [
      {
        name: 'repository',
        outcome: 'unknown',
        text: 'GitHub could not be asked just now. That is no reason to wait.',
      },
    ]
  if (found === 'missing' || !found.isPublic)
    return [{ name: 'repository', outcome: 'failed', text: 'There is no public repository at this address.' }]
  return [
    { name: 'repository', outcome: 'passed', text: 'The repository exists and is public.' },
    windowCheck(found.committedAt, opensAt),
    found.hasReadme
      ? { name: 'readme', outcome: 'passed', text: 'It has a README.' }
      : { name: 'readme', outcome: 'failed', text: 'It has no README: judges begin with it.' },
    found.license
      ? { name: 'license', outcome: 'passed', text: `Its licence is ${found.license}.` }
      : { name: 'license', outcome: 'advice', text: 'It has no licence: nobody may use what you made.' },
    CI_CHECKS[found.ci],
  ]
}

function windowCheck(committedAt: string | null, opensAt: string | null): Check {
  if (committedAt === null) return { name: 'window', outcome: 'failed', text: 'It has no commit yet.' }
  if (opensAt !== null && committedAt < opensAt)
    return { name: 'window', outcome: 'failed', text: 'Its last commit is older than this bounty.' }
  return { name: 'window', outcome: 'passed', text: 'It has commits since this bounty opened.' }
}

const CI_CHECKS: Readonly<Record<RepositoryFacts['ci'], Check>> = {
  passed: { name: 'ci', outcome: 'passed', text: 'Its checks passed.' },
  failed: { name: 'ci', outcome: 'advice', text: 'Its checks failed on the last commit.' },
  running: { name: 'ci', outcome: 'advice', text: 'Its checks are still running.' },
  none: { name: 'ci', outcome: 'advice', text: 'It runs no checks on GitHub.' },
}

/** What stands in the way of an entry, the first of it; null where nothing does. */
export const obstacleOf = (checks: readonly Check[]): string | null =>
  checks.find(({ outcome }) => outcome === 'failed')?.text ?? null
