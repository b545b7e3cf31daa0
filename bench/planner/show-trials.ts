import { drawTable } from '../table.ts'
import type { PromptSet } from './read-prompts.ts'
import { OUTCOMES, type Outcome } from './score-plan.ts'
import type { Trial } from './try-planner.ts'

const SETS: PromptSet[] = ['tune', 'held-out']

/** How many prompts came to what, a row a kind and one for all, for both halves. */
export function showOutcomes(trials: Trial[]): string {
  const kinds = Map.groupBy(trials, ({ kind }) => kind)
  const rows = [...kinds, ['all', trials] as const].map(([kind, of]) => [
    kind,
    ...SETS.flatMap((set) => countsOf(of.filter((trial) => trial.set === set))),
  ])
  return drawTable(['kind', ...SETS.flatMap((set) => [set, ...OUTCOMES])], rows)
}

function countsOf(trials: Trial[]): string[] {
  const shares = OUTCOMES.map((outcome) => shareOf(outcome, trials))
  return [String(trials.length), ...shares.map((share) => (Number.isNaN(share) ? '' : `${(100 * share).toFixed()} %`))]
}

/** Of all these prompts, how many came to that; not a number without any. */
export const shareOf = (outcome: Outcome, trials: Trial[]): number =>
  trials.filter((trial) => trial.outcome === outcome).length / trials.length

/** The prompts that came to that, each with what was missed and what was planned: of the half that one may look at. */
export function listTrials(outcome: Outcome, trials: Trial[]): string {
  return trials
    .filter((trial) => trial.set === 'tune' && trial.outcome === outcome)
    .map(({ at, expected: { prompt }, missed, plan }) => {
      const planned = 'refused' in plan ? `nearest: ${plan.nearest.join(', ')}` : describeSections(plan.sections)
      const path = 'pathId' in plan && plan.pathId ? `path ${plan.pathId}: ` : ''
      return `${at} ${JSON.stringify(prompt)}\n  ${missed.join('; ')}\n  ${path}${planned}`
    })
    .join('\n')
}

const describeSections = (sections: { id: string; level: number }[]): string =>
  sections.map(({ id, level }) => `${id} (${level})`).join(', ')
