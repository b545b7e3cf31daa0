import { RoadmapDraft, type SectionDraft } from '#shared/roadmaps/drafts.ts'
import { MAX_OBJECTIVES } from '#shared/roadmaps/rules.ts'
import type { Topic, Unit } from '#worker/features/library/curriculum/topic.ts'
import { focusPlan } from '#worker/features/roadmaps/author/focus-plan.ts'
import { leaveOutUnits } from '#worker/features/roadmaps/author/leave-out-units.ts'
import { inLearningOrder } from '#worker/features/roadmaps/author/order-topics.ts'
import { phasePlan } from '#worker/features/roadmaps/author/phase-plan.ts'
import type { PhasePlan, UnitPick } from '#worker/features/roadmaps/author/phase-recipes.ts'
import {
  overviewOf,
  type PlannedPhase,
  tagsOf,
  titleOf,
  unitTitle,
} from '#worker/features/roadmaps/author/phase-wording.ts'
import type { LearningRequest } from './prompt/recognise-request.ts'

interface TopicUnit {
  topic: Topic
  unit: Unit
}

/**
 * Writes the roadmap for one to three topics from the curriculum: one to four phases (2§5) that read as one plan.
 * Throws RangeError for a request without topics; ask nearestTopics first.
 */
export function composeRoadmap(request: LearningRequest): RoadmapDraft {
  const topics = inLearningOrder(request.topics).map((topic) => leaveOutUnits(topic, request.leftOut))
  const plans = focusPlan(topics, request) ?? phasePlan(topics, request)
  if (plans.length === 0) throw new RangeError('A roadmap needs at least one topic.')
  const taken = new Set<Unit>()
  const titles = new Set<string>()
  const phases = plans.map((plan, index) => {
    const chosen = plan.picks.flatMap((pick) => takeUnits(pick, taken))
    const phase = plannedPhase(plan, chosen, { index, total: plans.length, request: { ...request, topics } })
    return {
      title: titleOf(phase),
      overview: overviewOf(phase),
      tags: tagsOf(phase),
      sections: chosen.map(({ topic, unit }) => sectionOf(unit, uniqueTitle(unitTitle(unit), topic, titles))),
    }
  })
  return RoadmapDraft.parse({ phases })
}

function takeUnits({ topic, stage, count, category, about }: UnitPick, taken: Set<Unit>): TopicUnit[] {
  const isWanted = (unit: Unit) =>
    !taken.has(unit) && (category === undefined || unit.category === category) && (about?.test(unit.title) ?? true)
  const units = topic.stages[stage].units.filter(isWanted).slice(0, count)
  for (const unit of units) taken.add(unit)
  return units.map((unit) => ({ topic, unit }))
}

type Place = Pick<PlannedPhase, 'index' | 'total' | 'request'>

function plannedPhase(plan: PhasePlan, chosen: TopicUnit[], place: Place): PlannedPhase {
  const present = new Set(chosen.map(({ topic }) => topic))
  const topics = place.request.topics.filter((topic) => present.has(topic))
  const [pick] = plan.picks
  if (!pick) throw new RangeError('A phase needs at least one pick.')
  return {
    kind: plan.kind,
    stage: pick.topic.stages[pick.stage],
    topics,
    units: chosen.map(({ unit }) => unit),
    unitsOf: (topic) => chosen.filter((one) => one.topic === topic).map(({ unit }) => unit),
    ...place,
  }
}

/** Two topics may both have "Testing": the second says whose it is. */
function uniqueTitle(title: string, topic: Topic, titles: Set<string>): string {
  const isUsed = titles.has(title.toLowerCase())
  const unique = isUsed ? `${title} (${topic.name})` : title
  titles.add(unique.toLowerCase())
  return unique
}

/** A unit as a section under the given title. */
export function sectionOf(unit: Unit, title: string): SectionDraft {
  const { description, aim, category, objectives } = unit
  return { title, description, aim, category, objectives: objectives.slice(0, MAX_OBJECTIVES) }
}
