import type { ObjectiveStrength } from '#shared/progress/mastery-schemas.ts'
import { TRIES_TO_TRUST } from '#shared/progress/strength.ts'

const HALF = 0.5

/** How well an objective is known, in words; null before its first question was answered. */
export function strengthWords({ strength, tries, isPassed }: ObjectiveStrength): string | null {
  if (tries === 0) return null
  if (isPassed) return 'Passed'
  const words = strength === 0 ? 'Not known yet' : strength < HALF ? 'Beginning' : 'Getting there'
  return tries < TRIES_TO_TRUST ? `${words}: ${tries} of ${TRIES_TO_TRUST} answers so far` : words
}
