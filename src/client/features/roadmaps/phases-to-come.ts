import type { PlannedPhase } from '#shared/roadmaps/outline.ts'
import { MAX_PHASES } from '#shared/roadmaps/rules.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'

/** What is planned; while nobody has said what that is, the place of the phase that is being written. */
export function phasesToCome({ state, outline, phases }: Roadmap): (PlannedPhase | null)[] {
  const planned = outline?.phases ?? []
  if (planned.length > 0 || outline?.isKnown || state !== 'incomplete') return planned
  return phases.length < MAX_PHASES ? [null] : []
}
