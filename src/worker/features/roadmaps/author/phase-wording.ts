import type { Stage, Topic, Unit } from '#worker/features/library/curriculum/topic.ts'
import { buildsOn } from '#worker/features/roadmaps/author/order-topics.ts'
import type { PhasePlan } from '#worker/features/roadmaps/author/phase-recipes.ts'
import { topicLabel, topicLabels } from '#worker/features/roadmaps/author/topic-label.ts'
import type { LearningRequest } from './prompt/recognise-request.ts'

/** A planned phase with its units, and all that the prose about it depends on. */
export interface PlannedPhase {
  kind: PhasePlan['kind']
  /** The stage of the first unit; the whole phase when `kind` is 'stage'. */
  stage: Stage
  topics: Topic[]
  units: Unit[]
  /** Those of the units that come from this topic. */
  unitsOf: (topic: Topic) => Unit[]
  index: number
  /** Of how many phases this is one. */
  total: number
  request: LearningRequest
}

const MAX_TAGS = 4
const MAX_TITLE = 64

/** The phase's title: its author's for a whole stage, else what the mixture is about. */
export function titleOf(phase: PlannedPhase): string {
  const { kind, stage, topics, request } = phase
  const labels = topicLabels(topics)
  if (kind === 'stage') return stage.title
  if (kind === 'focus') return focusTitle(phase)
  if (kind === 'final') {
    if (request.wantsInterview) return `Interview preparation: ${topicLabels(request.topics)}`
    return request.topics.length > 1 ? `One project with ${topicLabels(request.topics)}` : projectTitle(topics, stage)
  }
  if (phase.total === 1) return `The essentials of ${labels}`
  if (kind === 'first') return request.level === 'advanced' ? `Core skills in ${labels}` : `First steps in ${labels}`
  return kind === 'middle'
    ? withHighlights(`Working with ${labels}`, phase)
    : withHighlights(`Going deeper into ${labels}`, phase)
}

/** Names a section of the first and of the last topic, the plainest ones, as far as there is room. */
function withHighlights(title: string, { topics, units, unitsOf }: PlannedPhase): string {
  const plainness = (text: string) => text.length + 20 * (text.match(/,| and /g) ?? []).length
  const plainest = (topic: Topic | undefined) =>
    (topic ? unitsOf(topic) : []).map(unitTitle).toSorted((one, other) => plainness(one) - plainness(other))[0]
  const ends =
    topics.length > 1 ? [topics[0], topics.at(-1)].map(plainest) : [units[0], units.at(-1)].map((unit) => unit?.title)
  const full = `${title}: ${ends.filter((text) => text !== undefined).join(', then ')}`
  return full.length > MAX_TITLE ? title : full
}

function focusTitle({ topics, index, request }: PlannedPhase): string {
  const name = request.focus?.name ?? ''
  const labels = topicLabels(topics)
  return index === 0 ? `${capitalised(name)} in ${labels}` : `Putting ${name} to use in ${labels}`
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

/** "Weeks 1 and 2:", "Days 4 to 7:", "One day:", or nothing when the learner set no time. */
function timeOf({ index, total, request: { weeks, days } }: PlannedPhase): string {
  if (days === 1) return 'One day:'
  if (days !== null) return spanOf('Day', index, total, days)
  if (weeks === null) return ''
  return weeks === 1 && total > 1 ? spanOf('Day', index, total, 7) : spanOf('Week', index, total, weeks)
}

function spanOf(unit: 'Day' | 'Week', index: number, total: number, length: number): string {
  const first = Math.floor((index * length) / total) + 1
  const last = Math.floor(((index + 1) * length) / total)
  if (first === last) return `${unit} ${first}:`
  return `${unit}s ${first} ${last - first === 1 ? 'and' : 'to'} ${last}:`
}

function bodyOf(phase: PlannedPhase): string {
  if (phase.kind === 'stage') return phase.stage.overview
  if (phase.kind === 'final') return `${endingOf(phase)} ${outcomeOf(phase)}`
  if (phase.kind === 'focus') return `${focusIntroductionOf(phase)} ${outcomeOf(phase)}`
  if (phase.total === 1) {
    return `Time is short, so you learn only what ${labelsOf(phase)} can't do without and use it at once. ${outcomeOf(phase)}`
  }
  return `${introductionOf(phase)} ${outcomeOf(phase)}`
}

function introductionOf(phase: PlannedPhase): string {
  const { kind, topics, units, unitsOf } = phase
  const [first, ...rest] = topics
  const labels = labelsOf(phase)
  if (!first || rest.length === 0)
    return `For ${labels} you work through ${quoted(units)}, each with what the last one taught.`
  const [second] = rest
  if (kind === 'first' && second && buildsOn(second, first)) {
    const sequel = rest.flatMap(unitsOf)
    const verb = sequel.length > 1 ? 'show' : 'shows'
    return `You begin with ${topicLabel(first)}, the base for ${topicLabel(second)}: ${quoted(unitsOf(first))}. Then ${quoted(sequel)} ${verb} what it is good for.`
  }
  const parts = listed(topics.map((topic) => `${quoted(unitsOf(topic))} in ${topicLabel(topic)}`))
  if (kind === 'first')
    return `You begin with ${labels} side by side, so that each can lean on the other early: ${parts}.`
  if (kind === 'middle') return `Now come the parts that everyday work asks for: ${parts}.`
  return `You go on to where ${labels} have to hold in real conditions: ${parts}.`
}

function focusIntroductionOf({ index, units, request }: PlannedPhase): string {
  const name = request.focus?.name ?? 'what you asked for'
  const [first, ...rest] = units
  if (index === 0 && first) return `You go straight to ${name}: ${quoted([first])} comes first, then ${quoted(rest)}.`
  const goals = units.filter(({ category }) => category === 'Project' || category === 'Interview')
  const others = units.filter((unit) => !goals.includes(unit))
  return `You see what surrounds ${name}, in ${quoted(others)}, and put all of it to use in ${quoted(goals)}.`
}

function endingOf({ units, request }: PlannedPhase): string {
  const labels = topicLabels(request.topics)
  const projects = units.filter(({ category }) => category === 'Project')
  const practice = units.filter(({ category }) => category === 'Practice' || category === 'Interview')
  if (request.wantsInterview) {
    const project = projects.length > 0 ? ' The project gives you something of your own to talk about.' : ''
    return `You practise the questions that interviews about ${labels} ask, and answer them aloud.${project}`
  }
  const main = projects.length > 0 ? quoted(projects) : 'a task of your own'
  if (request.topics.length === 1) {
    return `Everything comes together in one piece of work, ${main}, which you can show to others.`
  }
  const support =
    practice.length > 0
      ? ` Around it, ${quoted(practice)} ${practice.length > 1 ? 'keep' : 'keeps'} you in practice.`
      : ''
  return `You bring ${labels} together in one piece of work: ${main}.${support}`
}

/** Section titles as a list: "A", "B" and "C", each in quotation marks. */
function quoted(units: readonly Unit[]): string {
  return listed(units.map((unit) => `"${unitTitle(unit)}"`))
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
}

/** What the learner can do after the phase, in the units' own words. */
function outcomeOf({ units }: PlannedPhase): string {
  const [first, last] = [units[0], units.at(-1)]
  if (!first || !last) return ''
  return `By the end you can ${asClause(first.aim)}. You can also ${asClause(last.aim)}.`
}

/** Says what the plan takes for granted at its start, what it lacks and how it fits the learner's rhythm. */
function startOf({ request: { level, topics, beyond, pace } }: PlannedPhase): string {
  const gap = beyond.length > 0 ? `${listed(beyond)} ${beyond.length > 1 ? 'are' : 'is'} not covered here.` : ''
  const rhythm = pace ? `With ${pace}, take the sections one by one; each fills an evening or two.` : ''
  return [levelNote(level, topicLabels(topics)), gap, rhythm].filter((part) => part !== '').join(' ')
}

function levelNote(level: LearningRequest['level'], labels: string): string {
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
  const focus = capitalised(request.focus?.name ?? '')
  const purposes = { stage: '', first: 'Foundations', middle: 'Core', deep: 'Advanced', final: 'Project', focus }
  const purpose = purposes[kind]
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
