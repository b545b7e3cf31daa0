import type { ChallengeDefinition } from '#shared/challenges/definition.ts'
import { CHALLENGES } from '#shared/challenges/definitions/all.ts'
import type { ChallengeStanding } from '#shared/challenges/schemas.ts'
import { DomainError } from '#worker/errors.ts'

/** @throws DomainError not_found for an id that is none (G-CHAL-05) */
export function definitionOf(challengeId: number): ChallengeDefinition {
  const definition = CHALLENGES.find(({ id }) => id === challengeId)
  if (!definition) throw new DomainError('not_found', 'This challenge does not exist.')
  return definition
}

interface Participation {
  licensedAt: string | null
  startedAt: string | null
  submittedAt: string | null
}

/** How somebody stands, by their row; without one they have not started. */
export const standingOf = (row: Participation | undefined): ChallengeStanding => ({
  userStatus: row?.submittedAt ? 'submitted' : row?.startedAt ? 'started' : 'not started',
  acceptedLicense: Boolean(row?.licensedAt),
})
