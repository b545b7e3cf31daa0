import { MAX_PHASES, MAX_SECTIONS_PER_PHASE, MIN_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import type { FoundPath } from '#worker/features/library/queries.ts'
import { mainTopics, ofTopics, type Sections, SUREST } from './choose-sections.ts'
import { dividePhases, inOrder, type PlannedPhase } from './divide-phases.ts'
import { minutesOf } from './fit-time.ts'
import type { NamedTopic } from './place-names.ts'
import type { Understood } from './understand.ts'

/**
 * With a phase for each subject that is asked for beside the path's own, where there is room and time: "a Vue front end, a
 * Laravel back end". What the path takes for granted comes before it, but for what it leads away from.
 */
export function extendedPath(
  phases: PlannedPhase[],
  { kind, knows }: Pick<FoundPath, 'kind' | 'knows'>,
  { sections, asked }: { sections: Sections; asked: Understood },
): PlannedPhase[] {
  const isFromElsewhere = kind === 'bridge' || kind === 'migration'
  let extended = phases
  for (const topic of topicsBeside(phases, asked)) {
    const isTaken = knows.includes(topic.id)
    if (isTaken && isFromElsewhere) continue
    const beginning = beginningOf(topic, sections, asked)
    const all = [...extended.flatMap(({ sections }) => sections), ...beginning]
    const isTooLong = asked.hours !== null && minutesOf(all) > asked.hours * 60
    if (beginning.length < MIN_SECTIONS_PER_PHASE || extended.length === MAX_PHASES || isTooLong) continue
    const more = dividePhases(beginning, [])
    extended = isTaken ? [...more, ...extended] : [...extended, ...more]
  }
  return extended
}

/** What is named for sure beside a subject of the path. */
function topicsBeside(phases: PlannedPhase[], asked: Understood): NamedTopic[] {
  const there = new Set(phases.flatMap(({ sections }) => sections.map(({ topicId }) => topicId)))
  const named = mainTopics(asked)
  const own = named.filter(({ id }) => there.has(id))
  const isBeside = ({ id, start, strength }: NamedTopic) =>
    strength >= SUREST && !own.some((other) => other.id === id || other.start === start)
  return own.length === 0 ? [] : named.filter(isBeside)
}

/** As if nothing else had been asked for. */
function beginningOf(topic: NamedTopic, sections: Sections, asked: Understood) {
  const weights = new Map([...asked.weights].filter(([stem]) => topic.stems.includes(stem)))
  const own = ofTopics(sections, { ...asked, wanted: [topic], weights }).filter(({ topicId }) => topicId === topic.id)
  return inOrder(own, []).slice(0, MAX_SECTIONS_PER_PHASE)
}
