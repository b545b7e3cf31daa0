import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import type { ChallengeStanding } from '#shared/challenges/schemas.ts'
import { DomainError } from '#worker/errors.ts'

/** G-CHAL-05: a refusal for an id that is none. */
export const unknownChallenge = () => new DomainError('not_found', CHALLENGE_REFUSALS.unknown)

interface Participation {
  /** The captain of their entry; null once that account is gone. */
  ownerId: string | null
  licensedAt: string | null
  startedAt: string | null
  submittedAt: string | null
}

/** How somebody stands, by their row; without one they have not started. */
export const standingOf = (row: Participation | undefined): ChallengeStanding => ({
  userStatus: row?.startedAt && row.ownerId ? (row.submittedAt ? 'submitted' : 'started') : 'not started',
  acceptedLicense: Boolean(row?.licensedAt),
})

/** `owner/name` of a link to a repository; null for any other. */
export function repositoryOf(link: string): string | null {
  const [, name] = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(link.trim()) ?? []
  // a name of dots alone would lead elsewhere
  return name && !name.split('/').some((part) => /^\.+$/.test(part)) ? name.toLowerCase() : null
}
