import { MAX_SECTIONS_PER_PHASE, MIN_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import type { Topic, Unit } from '#worker/features/library/curriculum/topic.ts'
import type { PhasePlan, StageName, UnitPick } from '#worker/features/roadmaps/author/phase-recipes.ts'
import { focusScore } from './prompt/focus-of.ts'
import type { LearningRequest } from './prompt/recognise-request.ts'

const STAGES: readonly StageName[] = ['foundations', 'core', 'advanced', 'practice']

interface Place {
  stage: StageName
  unit: Unit
  score: number
}

/**
 * Two phases for a prompt that names one part of one topic: what fits best and its surroundings, then more of that kind
 * with a project or interview. Null when the prompt is about the whole, or no unit is about the part.
 */
export function focusPlan(
  [topic, second]: readonly Topic[],
  { focus, wantsInterview }: Pick<LearningRequest, 'focus' | 'wantsInterview'>,
): PhasePlan[] | null {
  if (!focus || !topic || second) return null
  const places = placesOf(topic, focus.things)
  const [best] = places
  const goalCategory = wantsInterview ? 'Interview' : 'Project'
  const goal = places.find(({ unit }) => unit.category === goalCategory)
  if (!best || best.score === 0 || !goal) return null
  const lessons = places.filter((place) => place !== goal && place.stage !== 'practice')
  const near = lessons.filter(({ score, stage }) => score > 0 || stage === best.stage)
  const ordered = [...new Set([...near, ...lessons])]
  const size = Math.min(MAX_SECTIONS_PER_PHASE, Math.max(MIN_SECTIONS_PER_PHASE, near.length))
  const rest = ordered.slice(size, size + MIN_SECTIONS_PER_PHASE - 1)
  const ending = wantsInterview ? [goal, ...rest] : [...rest, goal]
  return [
    { kind: 'focus', picks: ordered.slice(0, size).map((place) => pickOf(topic, place)) },
    { kind: 'focus', picks: ending.map((place) => pickOf(topic, place)) },
  ]
}

/** The best first; equals in the topic's own order. */
function placesOf(topic: Topic, things: readonly string[]): Place[] {
  return STAGES.flatMap((stage) =>
    topic.stages[stage].units.map((unit) => ({ stage, unit, score: focusScore(unit, things) })),
  ).sort((one, other) => other.score - one.score)
}

function pickOf(topic: Topic, { stage, unit }: Place): UnitPick {
  const title = unit.title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return { topic, stage, count: 1, about: new RegExp(`^${title}$`) }
}
