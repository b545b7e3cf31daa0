import type { Found, FoundPath, FoundSection } from '#worker/features/library/queries.ts'
import { adaptedPath } from './adapt-path.ts'
import { bestSection } from './best-section.ts'
import { centrality, isJoinable, ofMatter, ofTopics, type Sections } from './choose-sections.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import { dividePhases, inOrder, type PlannedPhase } from './divide-phases.ts'
import { canBePhases, fitTime } from './fit-time.ts'
import { isAskedFor } from './is-asked-for.ts'
import { isForAnotherPurpose, type RatedPath } from './rate-path.ts'
import type { Understood } from './understand.ts'

/** A plan that could be given, and how much of what was asked for it teaches. */
export interface Option extends Coverage {
  phases: PlannedPhase[]
  /** The authored path that it is, whole or adapted; null where sections are joined. */
  path: FoundPath | null
}

/** What its kind counts beside the share. */
const PREFERENCE = {
  /** A path that says what was asked for. */
  path: 0.3,
  /** Sections of what was named. */
  topics: 0.25,
  /** Of the other paths the one that says most of it, and the rest. */
  nearestPath: 0,
  nearPath: -0.2,
  /** Sections that have the words. */
  matter: -0.1,
}
type Kind = keyof typeof PREFERENCE

/** Of paths that teach as much, the one that says it in the prompt's words. */
const WORDING = 0.1
const LEAST_TOTAL = 3
/** For each subject that it takes for granted and somebody who tells what they know lacks. */
const LACKED = 0.15
/** So much of what was asked for must be taught, and more where the plan is only near. */
const LEAST_SHARE = 0.25
const LEAST_WORTH = 0.6
/** One word that many texts have makes nothing near. */
const LEAST_TAUGHT = 5
const PATHS_TRIED = 5

interface Material {
  rated: readonly RatedPath[]
  sections: Sections
  found: Found
  asked: Understood
}

/** Of all plans that the library could give the one that teaches most of what was asked for; null where none teaches enough. */
export function bestOption(material: Material): Option | null {
  if (material.asked.lacking.some(({ isMain }) => isMain)) return null
  let best: { option: Option; worth: number } | null = null
  for (const [kind, option] of optionsOf(material)) {
    const worth = option.share + PREFERENCE[kind] + (option.path ? fitOf(option.path, material) : 0)
    const isSure = kind === 'path' || kind === 'topics' || option.taught >= LEAST_TAUGHT
    if (isSure && option.share >= LEAST_SHARE && worth >= LEAST_WORTH && worth > (best?.worth ?? 0))
      best = { option, worth }
  }
  return best?.option ?? null
}

function* optionsOf({ rated, sections, found, asked }: Material): Generator<[Kind, Option]> {
  const nearest = bestSection(found.sections, asked)
  for (const [rank, path] of rated.slice(0, PATHS_TRIED).entries()) {
    const isUnwanted = asked.unwanted.some(({ id }) => path.path.knows.includes(id))
    if (path.score <= 0 || isUnwanted || isForAnotherPurpose(path.path, asked)) continue
    const phases = adaptedPath(path, asked)
    const kind = isAskedFor(path, asked, nearest) ? 'path' : rank === 0 ? 'nearestPath' : 'nearPath'
    if (phases) yield [kind, optionOf(phases, path.path, asked)]
  }
  const joins: [Kind, FoundSection[]][] = [
    ['topics', ofTopics(sections, asked)],
    ['matter', ofMatter(sections, asked)],
  ]
  for (const [kind, chosen] of joins) {
    const phases = chosen.length > 0 ? joinedPhases(chosen, found, asked) : null
    if (phases) yield [kind, optionOf(phases, null, asked)]
  }
}

/** What else speaks for a path and against it: its words, and what it takes for granted and somebody who tells what they know lacks. */
function fitOf({ id, knows }: FoundPath, { rated, asked }: Material): number {
  const score = rated.find(({ path }) => path.id === id)?.score ?? 0
  const isLacked = (topic: string) => !asked.knows.has(topic) && !asked.wanted.some(({ id }) => id === topic)
  const lacked = asked.known.length === 0 ? [] : knows.filter(isLacked)
  return WORDING * Math.min(1, score / Math.max(LEAST_TOTAL, asked.total)) - LACKED * lacked.length
}

export function optionOf(phases: PlannedPhase[], path: FoundPath | null, asked: Understood): Option {
  const sections = phases.flatMap(({ sections }) => sections)
  const spoken = new Set(path?.phrases.flatMap(({ lexemes }) => lexemes))
  return { phases, path, ...coverageOf(asked.terms, sections, spoken) }
}

function joinedPhases(chosen: FoundSection[], found: Found, asked: Understood): PlannedPhase[] | null {
  const fitting = fitTime(chosen, {
    hours: asked.hours,
    centralityOf: (section) => centrality(section, asked),
    spare: spareFor(chosen, found.sections, asked),
  })
  if (!canBePhases(fitting.length)) return null
  const authored = found.paths
    .filter(({ kind }) => kind === 'skill' || kind === 'narrow')
    .flatMap(({ phases }) => phases)
  return dividePhases(inOrder(fitting, topicOrder(fitting, asked)), authored)
}

/** Others of the topics at hand, for a number that can't be divided into phases. */
function spareFor(chosen: readonly FoundSection[], all: readonly FoundSection[], asked: Understood): FoundSection[] {
  const topics = new Set(chosen.map(({ topicId }) => topicId))
  return all
    .filter((section) => topics.has(section.topicId) && !chosen.includes(section) && isJoinable(section, asked))
    .sort((one, other) => centrality(other, asked) - centrality(one, asked))
}

/** What others take for granted comes first; else the prompt's order. */
function topicOrder(sections: readonly FoundSection[], { wanted }: Understood): string[] {
  const takes = (one: string, other: string) =>
    sections.some(
      ({ topicId, knows, needs }) =>
        topicId === one && (knows.includes(other) || needs.some((need) => need.startsWith(`${other}/`))),
    )
  const ids = wanted.map(({ id }) => id)
  return ids.toSorted((one, other) => Number(takes(one, other)) - Number(takes(other, one)))
}
