import { buildsOn } from '#worker/features/roadmaps/author/order-topics.ts'
import type { PhasePlan } from '#worker/features/roadmaps/author/phase-plan.ts'
import type { LearningRequest } from '#worker/features/roadmaps/author/recognise-request.ts'
import { topicLabel, topicLabels } from '#worker/features/roadmaps/author/topic-label.ts'
import type { Stage, Topic, Unit } from '#worker/features/roadmaps/curriculum/topic.ts'

/** A planned phase with its units, and all that the prose about it depends on. */
export interface PlannedPhase {
  kind: PhasePlan['kind']
  /** The stage of the first unit; the whole phase when `kind` is 'stage'. */
  stage: Stage
  topics: Topic[]
  units: Unit[]
  index: number
  /** Of how many phases this is one. */
  total: number
  request: LearningRequest
}

const MAX_TAGS = 4

/** The phase's title: its author's for a whole stage, else what the mixture is about. */
export function titleOf(phase: PlannedPhase): string {
  const { kind, stage, topics, request } = phase
  const labels = topicLabels(topics)
  if (kind === 'stage') return stage.title
  if (kind === 'final') {
    if (request.wantsInterview) return `Interview preparation: ${labels}`
    return topics.length > 1 ? `One project with ${labels}` : projectTitle(topics, stage)
  }
  if (kind === 'first') return request.level === 'advanced' ? `Core skills in ${labels}` : `First steps in ${labels}`
  if (kind === 'middle') return phase.total === 1 ? `The essentials of ${labels}` : `Working with ${labels}`
  return `Going deeper into ${labels}`
}

/** Freelancing or open source is nothing one has a project "with"; its author's title says it better. */
function projectTitle([topic]: Topic[], stage: Stage): string {
  const isSubject = topic && topic.domain !== 'freelancing' && topic.domain !== 'open-source'
  return isSubject ? `A project with ${topicLabel(topic)}` : stage.title
}

/** The phase's overview in plain prose: when, what, for whom it starts where it does, and what it is for. */
export function overviewOf(phase: PlannedPhase): string {
  return [timeOf(phase), bodyOf(phase), phase.index === 0 ? startOf(phase) : ''].filter((part) => part !== '').join(' ')
}

/** "Weeks 1 and 2:", "Days 4 to 7:", or nothing when the learner set no time. */
function timeOf({ index, total, request: { weeks } }: PlannedPhase): string {
  if (weeks === null) return ''
  if (weeks === 1) return total === 1 ? 'Week 1:' : index === 0 ? 'Days 1 to 3:' : 'Days 4 to 7:'
  const first = Math.floor((index * weeks) / total) + 1
  const last = Math.floor(((index + 1) * weeks) / total)
  if (first === last) return `Week ${first}:`
  return `Weeks ${first} ${last - first === 1 ? 'and' : 'to'} ${last}:`
}

function bodyOf(phase: PlannedPhase): string {
  if (phase.kind === 'stage') return phase.stage.overview
  if (phase.kind === 'final') return `${endingOf(phase)} ${outcomeOf(phase)}`
  if (phase.topics.length === 1) {
    return `Time is short, so you learn only what ${labelsOf(phase)} can't do without and use it at once. ${outcomeOf(phase)}`
  }
  return `${introductionOf(phase)} ${outcomeOf(phase)}`
}

function introductionOf(phase: PlannedPhase): string {
  const [first, second] = phase.topics
  const labels = labelsOf(phase)
  if (phase.kind === 'first' && first && second && buildsOn(second, first)) {
    return `You begin with ${topicLabel(first)}, the base for ${topicLabel(second)}, and soon see what it is good for.`
  }
  if (phase.kind === 'first') return `You begin with ${labels} side by side, so that each can lean on the other early.`
  if (phase.kind === 'middle') return `You move between ${labels} and learn the parts of each that everyday work needs.`
  return `You go further with ${labels}, to where they have to work together in real conditions.`
}

function endingOf(phase: PlannedPhase): string {
  const { topics, units, request } = phase
  const labels = labelsOf(phase)
  const projects = units.filter((unit) => unit.category === 'Project').map((unit) => `"${unitTitle(unit)}"`)
  const [main, ...others] = projects
  if (request.wantsInterview) {
    const project = main
      ? ` ${projects.length > 1 ? 'The projects give' : 'The project gives'} you something of your own to talk about.`
      : ''
    return `You practise the questions that interviews about ${labels} ask, and answer them aloud.${project}`
  }
  if (topics.length === 1)
    return `Everything comes together in one piece of work, ${main ?? 'your own'}, which you can show to others.`
  const extension = others.length > 0 ? ` and extend it with ideas from ${others.join(' and ')}` : ''
  return `You bring ${labels} together in one piece of work. Take ${main ?? 'a task of your own'} as the task${extension}, instead of starting anew each time.`
}

/** What the learner can do after the phase, in the units' own words. */
function outcomeOf({ units }: PlannedPhase): string {
  const [first, last] = [units[0], units.at(-1)]
  if (!first || !last) return ''
  return `By the end you can ${asClause(first.aim)}. You can also ${asClause(last.aim)}.`
}

/** Says what the plan takes for granted at its start. */
function startOf({ request: { level, topics } }: PlannedPhase): string {
  const labels = topicLabels(topics)
  if (level === 'advanced') return `This plan skips the foundations of ${labels} and takes them as known.`
  if (level === 'beginner') return `You need no earlier experience with ${labels}.`
  if (level === 'intermediate')
    return 'Pass quickly over what you can already do, and slow down where an objective is new.'
  return ''
}

/** A whole stage keeps its author's tags; a mixture shows its topics and what the phase is for. */
export function tagsOf({ kind, stage, topics, total, request }: PlannedPhase): string[] {
  if (kind === 'stage') return stage.tags.slice(0, MAX_TAGS)
  const labels = topics.map((topic) => capitalised(topicLabel(topic)))
  const purpose = { stage: '', first: 'Foundations', middle: 'Core', deep: 'Advanced', final: 'Project' }[kind]
  const isCoreFirst = kind === 'first' && request.level === 'advanced'
  const label = kind === 'final' && request.wantsInterview ? 'Interview' : isCoreFirst ? 'Core' : purpose
  return [...labels, total === 1 ? 'Essentials' : label].slice(0, MAX_TAGS)
}

function labelsOf({ topics }: PlannedPhase): string {
  return topicLabels(topics)
}

/** A unit's title without "Project:" in front, which its category says already. */
export function unitTitle({ title, category }: Unit): string {
  return category === 'Project' ? capitalised(title.replace(/^project: ?/i, '')) : title
}

function asClause(aim: string): string {
  const text = aim.replace(/\.$/, '')
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function capitalised(text: string): string {
  return /^[a-z]+(?= |$)/.test(text) && text !== 'pandas' ? text.charAt(0).toUpperCase() + text.slice(1) : text
}
