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

/** What its kind counts beside the share: a path that says what was asked, sections of what was named, then what is only near. */
const PREFERENCE = { path: 0.3, topics: 0.25, matter: -0.1, nearPath: -0.2 }
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
  for (const { option, preference } of optionsOf(material)) {
    const worth = option.share + preference
    const isEnough = option.share >= LEAST_SHARE && (preference > 0 || option.taught >= LEAST_TAUGHT)
    if (isEnough && worth >= LEAST_WORTH && worth > (best?.worth ?? 0)) best = { option, worth }
  }
  return best?.option ?? null
}

function* optionsOf({ rated, sections, found, asked }: Material): Generator<{ option: Option; preference: number }> {
  const nearest = bestSection(found.sections, asked)
  for (const path of rated.slice(0, PATHS_TRIED)) {
    const isUnwanted = asked.unwanted.some(({ id }) => path.path.knows.includes(id))
    if (path.score <= 0 || isUnwanted || isForAnotherPurpose(path.path, asked)) continue
    const phases = adaptedPath(path, asked)
    const preference =
      PREFERENCE[isAskedFor(path, asked, nearest) ? 'path' : 'nearPath'] +
      WORDING * Math.min(1, path.score / Math.max(LEAST_TOTAL, asked.total)) -
      LACKED * lackedOf(path.path, asked).length
    if (phases) yield { option: optionOf(phases, path.path, asked), preference }
  }
  const joins = [
    { chosen: ofTopics(sections, asked), preference: PREFERENCE.topics },
    { chosen: ofMatter(sections, asked), preference: PREFERENCE.matter },
  ]
  for (const { chosen, preference } of joins) {
    const phases = chosen.length > 0 ? joinedPhases(chosen, found, asked) : null
    if (phases) yield { option: optionOf(phases, null, asked), preference }
  }
}

/** What a path takes for granted and the person, who tells what they know, does not. */
const lackedOf = ({ knows }: FoundPath, asked: Understood): string[] =>
  asked.known.length === 0
    ? []
    : knows.filter((id) => !asked.knows.has(id) && !asked.wanted.some((topic) => topic.id === id))

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
