import { MAX_PHASES, MAX_SECTIONS_PER_PHASE, MIN_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import { mainTopics, ofTopics, type Sections } from './choose-sections.ts'
import { dividePhases, inOrder, type PlannedPhase } from './divide-phases.ts'
import { minutesOf } from './fit-time.ts'
import type { NamedTopic } from './place-names.ts'
import type { RatedPath } from './rate-path.ts'
import type { Understood } from './understand.ts'

/** From here on a name is no part of something else. */
const SURE = 0.8

/** With a phase for each subject that is asked for beside the path's own, where there is room and time: "a Vue front end, a Laravel back end". */
export function extendedPath(
  phases: PlannedPhase[],
  path: Pick<RatedPath['path'], 'knows'>,
  { sections, asked }: { sections: Sections; asked: Understood },
): PlannedPhase[] {
  const extended = [...phases]
  for (const topic of topicsBeside(phases, path, asked)) {
    const beginning = beginningOf(topic, sections, asked)
    const all = [...extended.flatMap(({ sections }) => sections), ...beginning]
    const isTooLong = asked.hours !== null && minutesOf(all) > asked.hours * 60
    if (beginning.length < MIN_SECTIONS_PER_PHASE || extended.length === MAX_PHASES || isTooLong) continue
    extended.push(...dividePhases(beginning, []))
  }
  return extended
}

/** What is named for sure beside a subject of the path, and that it does not take for granted. */
function topicsBeside(phases: PlannedPhase[], { knows }: Pick<RatedPath['path'], 'knows'>, asked: Understood) {
  const there = new Set(phases.flatMap(({ sections }) => sections.map(({ topicId }) => topicId)))
  const named = mainTopics(asked)
  const own = named.filter(({ id }) => there.has(id))
  const isBeside = ({ id, start, strength }: NamedTopic) =>
    strength >= SURE && !knows.includes(id) && !own.some((other) => other.id === id || other.start === start)
  return own.length === 0 ? [] : named.filter(isBeside)
}

const beginningOf = (topic: NamedTopic, sections: Sections, asked: Understood) =>
  inOrder(
    ofTopics(sections, { ...asked, wanted: [topic] }).filter(({ topicId }) => topicId === topic.id),
    [],
  ).slice(0, MAX_SECTIONS_PER_PHASE)
