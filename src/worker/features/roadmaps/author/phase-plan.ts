import type { Topic } from '#worker/features/library/curriculum/topic.ts'
import { algorithmInterviewPlan } from '#worker/features/roadmaps/author/algorithm-interview-plan.ts'
import { buildsOn, goalOf } from '#worker/features/roadmaps/author/order-topics.ts'
import {
  lastOfSeveral,
  type PhasePlan,
  type StageName,
  take,
  takeOne,
  type UnitPick,
  type Wanted,
  WHOLE_STAGE,
  wholeStage,
} from '#worker/features/roadmaps/author/phase-recipes.ts'

const MAX_DAYS_OF_ONE_PHASE = 3

/** The phases for a request's topics, already in learning order. A week holds one phase, a single week at most two. */
export function phasePlan(topics: readonly Topic[], wanted: Wanted): PhasePlan[] {
  const [first, second, third] = topics
  if (!first) return []
  if (wanted.days !== null && wanted.days <= MAX_DAYS_OF_ONE_PHASE) return [onePhase(topics, wanted)]
  const interviewPlan = wanted.wantsInterview ? algorithmInterviewPlan(topics, wanted) : null
  if (interviewPlan) return interviewPlan
  if (!second) return planForOne(first, wanted)
  return third ? planForThree([first, second, third], wanted) : planForTwo(first, second, wanted)
}

/** All that a few days hold: the beginnings of each topic and something to finish with. */
function onePhase(topics: readonly Topic[], { level, wantsInterview }: Wanted): PhasePlan {
  const start = level === 'advanced' ? 'core' : 'foundations'
  const [first, second] = topics
  const goal = goalOf(topics)
  const ending = goal ? [takeOne(goal, wantsInterview ? 'Interview' : 'Project')] : []
  const only =
    first && !second ? [take(first, start, 2), take(first, level === 'advanced' ? 'advanced' : 'core', 1)] : []
  const several = topics.map((topic) => take(topic, start, topic === first && topics.length === 2 ? 2 : 1))
  return { kind: 'middle', picks: [...(second ? several : only), ...ending] }
}

function planForOne(topic: Topic, wanted: Wanted): PhasePlan[] {
  const { level, weeks } = wanted
  const start = level === 'advanced' ? 'core' : 'foundations'
  const middle = level === 'advanced' ? 'advanced' : 'core'
  const last = lastOfOne(topic, wanted)
  if (weeks === 1 && !wanted.wantsProject) {
    const goal = wanted.wantsInterview ? 'Interview' : 'Project'
    return [{ kind: 'middle', picks: [take(topic, start, 2), take(topic, middle, 1), takeOne(topic, goal)] }]
  }
  if (weeks !== null && weeks < 3) {
    const goals = last.picks.filter((pick) => pick.category).slice(0, 2)
    const ending = goals.length > 0 ? goals : [takeOne(topic, 'Project')]
    return [wholeStage(topic, start), shortLast([take(topic, middle, 2)], ending, wanted.wantsInterview)]
  }
  const isShort = weeks === 3 || (level === 'beginner' && weeks === null)
  if (level === 'advanced' || isShort) return [wholeStage(topic, start), wholeStage(topic, middle), last]
  return [wholeStage(topic, start), wholeStage(topic, middle), wholeStage(topic, 'advanced'), last]
}

/** The last phase in the order of what the learner wants from it; with no such goal, in its author's order. */
function lastOfOne(topic: Topic, { level, wantsInterview, wantsProject }: Wanted): PhasePlan {
  if (wantsInterview) return { kind: 'final', picks: [takeOne(topic, 'Interview'), ...theRest(topic, wantsProject)] }
  if (wantsProject || level === 'beginner') return { kind: 'final', picks: theRest(topic, true) }
  return wholeStage(topic, 'practice')
}

function theRest(topic: Topic, wantsProject: boolean): UnitPick[] {
  const rest = take(topic, 'practice', WHOLE_STAGE)
  return wantsProject ? [takeOne(topic, 'Project'), rest] : [rest]
}

/** The last of two phases: what else must be learned, and the goal; interviews come first, a project last. */
function shortLast(lessons: UnitPick[], goals: UnitPick[], wantsInterview: boolean): PhasePlan {
  return { kind: 'final', picks: wantsInterview ? [...goals, ...lessons] : [...lessons, ...goals] }
}

function planForTwo(base: Topic, goal: Topic, { level, weeks, wantsInterview }: Wanted): PhasePlan[] {
  const last = lastOfSeveral([base, goal], wantsInterview)
  const both = (stage: StageName, count: number) => [take(base, stage, count), take(goal, stage, count)]
  if (level === 'advanced') {
    const plan: PhasePlan[] = [
      { kind: 'first', picks: both('core', 2) },
      { kind: 'deep', picks: both('advanced', 2) },
      last,
    ]
    return weeks !== null && weeks < 3
      ? [{ kind: 'first', picks: [...both('core', 1), ...both('advanced', 1)] }, last]
      : plan
  }
  const isSequel = buildsOn(goal, base)
  const first: PhasePlan = {
    kind: 'first',
    picks: isSequel ? [take(base, 'foundations', 3), take(goal, 'foundations', 1)] : both('foundations', 2),
  }
  if (weeks !== null && weeks < 3) return [first, shortLast(both('core', 1), last.picks.slice(0, 2), wantsInterview)]
  const middle: PhasePlan = {
    kind: 'middle',
    picks: isSequel
      ? [take(base, 'core', 1), take(goal, 'foundations', 2), take(goal, 'core', 1)]
      : level === 'beginner'
        ? [...both('foundations', 1), ...both('core', 1)]
        : both('core', 2),
  }
  if (weeks === 3) return [first, middle, last]
  const depth: StageName = level === 'beginner' ? 'core' : 'advanced'
  const deepest = isSequel
    ? [take(base, 'core', 1), take(goal, 'core', 2), take(goal, depth, 1)]
    : [take(base, 'core', 1), take(base, depth, 1), take(goal, 'core', 1), take(goal, depth, 1)]
  return [first, middle, { kind: 'deep', picks: deepest }, last]
}

function planForThree(
  [base, next, goal]: [Topic, Topic, Topic],
  { level, weeks, wantsInterview }: Wanted,
): PhasePlan[] {
  const last = lastOfSeveral([base, next, goal], wantsInterview)
  const isShort = weeks !== null && weeks < 3
  const goals = last.picks.slice(0, 1)
  if (level === 'advanced') {
    const core = [take(base, 'core', 1), take(next, 'core', 1), take(goal, 'core', 2)]
    const advanced = [take(base, 'advanced', 1), take(next, 'advanced', 1), take(goal, 'advanced', isShort ? 1 : 2)]
    if (isShort) return [{ kind: 'first', picks: core }, shortLast(advanced, goals, wantsInterview)]
    return [{ kind: 'first', picks: core }, { kind: 'deep', picks: advanced }, last]
  }
  if (isShort) {
    const foundations = [take(base, 'foundations', 1), take(next, 'foundations', 1), take(goal, 'foundations', 2)]
    const core = [base, next, goal].map((topic) => take(topic, 'core', 1))
    return [{ kind: 'first', picks: foundations }, shortLast(core, goals, wantsInterview)]
  }
  const first: PhasePlan = { kind: 'first', picks: [take(base, 'foundations', 2), take(next, 'foundations', 2)] }
  const middle: PhasePlan = {
    kind: 'middle',
    picks: [take(base, 'core', 1), take(next, 'core', 1), take(goal, 'foundations', 2)],
  }
  const depth: StageName = level === 'beginner' ? 'core' : 'advanced'
  const deep: PhasePlan = { kind: 'deep', picks: [take(base, 'core', 1), take(next, depth, 1), take(goal, 'core', 2)] }
  return weeks === 3 ? [first, middle, last] : [first, middle, deep, last]
}
