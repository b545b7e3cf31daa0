import type { Topic } from '#worker/features/library/curriculum/topic.ts'
import {
  lastOfSeveral,
  type PhasePlan,
  take,
  takeOne,
  type Wanted,
  WHOLE_STAGE,
  wholeStage,
} from '#worker/features/roadmaps/author/phase-recipes.ts'

const ALGORITHMS_ID = 'data-structures-algorithms'
const ESSENTIALS = /^(?:Arrays|Hash|Trees|Graph|Dynamic)/

/**
 * Interviews about algorithms are drilled only after arrays, trees, graphs and dynamic programming. Null for other
 * interviews, for the experienced, and where three topics leave no room.
 */
export function algorithmInterviewPlan(topics: readonly Topic[], { level, weeks }: Wanted): PhasePlan[] | null {
  const algorithms = topics.find(({ id }) => id === ALGORITHMS_ID)
  const other = topics.find(({ id }) => id !== ALGORITHMS_ID)
  if (!algorithms || topics.length > 2 || level === 'advanced') return null
  const last = other ? lastOfSeveral(topics, true) : interviewEnding(algorithms)
  if (weeks !== null && weeks < 3) return [essentials(algorithms), last]
  const first = wholeStage(algorithms, 'foundations')
  if (!other) return weeks === 3 ? [first, structures(algorithms), last] : [first, ...bothStages(algorithms), last]
  const beside: PhasePlan = { kind: 'middle', picks: [take(other, 'foundations', 2), take(other, 'core', 2)] }
  if (weeks === 3) return [essentials(algorithms), beside, last]
  const isLanguage = other.domain === 'languages'
  return isLanguage
    ? [{ ...beside, kind: 'first' }, first, structures(algorithms), last]
    : [first, structures(algorithms), beside, last]
}

function essentials(topic: Topic): PhasePlan {
  const pick = (stage: 'foundations' | 'core' | 'advanced', count: number) => ({
    ...take(topic, stage, count),
    about: ESSENTIALS,
  })
  return { kind: 'first', picks: [pick('foundations', 1), pick('core', 1), pick('advanced', 2)] }
}

/** Recursion carries trees, graphs and dynamic programming. */
function structures(topic: Topic): PhasePlan {
  const recursion = { ...take(topic, 'core', 1), about: /^Recursion/ }
  const trees = { ...take(topic, 'core', 1), about: ESSENTIALS }
  return { kind: 'middle', picks: [recursion, trees, { ...take(topic, 'advanced', 2), about: ESSENTIALS }] }
}

function bothStages(topic: Topic): PhasePlan[] {
  return [wholeStage(topic, 'core'), wholeStage(topic, 'advanced')]
}

function interviewEnding(topic: Topic): PhasePlan {
  return { kind: 'final', picks: [takeOne(topic, 'Interview'), take(topic, 'practice', WHOLE_STAGE)] }
}
