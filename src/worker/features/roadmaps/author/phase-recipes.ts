import type { Topic, UnitCategory } from '#worker/features/library/curriculum/topic.ts'
import { goalOf } from '#worker/features/roadmaps/author/order-topics.ts'
import type { LearningRequest } from './prompt/recognise-request.ts'

/** Which units make up which phase: recipes only. composeRoadmap takes the units, phase-wording writes the prose. */

export type StageName = keyof Topic['stages']

/** Up to `count` units not yet taken from one stage of one topic; `category` and `about` narrow the choice. */
export interface UnitPick {
  topic: Topic
  stage: StageName
  count: number
  category?: UnitCategory
  /** Only units whose title matches. */
  about?: RegExp
}

export interface PhasePlan {
  /** A whole stage keeps its author's title and overview; a mixture gets its own. */
  kind: 'stage' | 'first' | 'middle' | 'deep' | 'final' | 'focus'
  picks: UnitPick[]
}

export type Wanted = Omit<LearningRequest, 'topics'>

export const WHOLE_STAGE = 4

export const take = (topic: Topic, stage: StageName, count: number): UnitPick => ({ topic, stage, count })
export const takeOne = (topic: Topic, category: UnitCategory): UnitPick => ({
  topic,
  stage: 'practice',
  count: 1,
  category,
})
export const wholeStage = (topic: Topic, stage: StageName): PhasePlan => ({
  kind: 'stage',
  picks: [take(topic, stage, WHOLE_STAGE)],
})

/** The joint ending: interviews of each, or the goal's project, with what practises the rest; never two projects. */
export function lastOfSeveral(topics: readonly Topic[], wantsInterview: boolean): PhasePlan {
  const goal = goalOf(topics)
  if (!goal) return { kind: 'final', picks: [] }
  const others = topics.filter((topic) => topic !== goal).toReversed()
  const each = (category: UnitCategory) =>
    [goal, ...others].filter((topic) => has(topic, category)).map((topic) => takeOne(topic, category))
  const project = takeOne(goal, 'Project')
  const interviews = topics.map((topic) => takeOne(topic, 'Interview'))
  const picks = wantsInterview
    ? [...interviews, project, ...each('Practice')]
    : [project, ...each('Practice'), ...each('Interview')]
  return { kind: 'final', picks: picks.slice(0, wantsInterview || topics.length > 2 ? WHOLE_STAGE : 3) }
}

const has = ({ stages }: Topic, category: UnitCategory): boolean =>
  stages.practice.units.some((unit) => unit.category === category)
