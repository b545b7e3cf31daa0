import type { FoundPath, FoundSection } from '#worker/features/library/queries.ts'
import { STRENGTH } from './choose-sections.ts'
import type { Understood } from './understand.ts'

/** A path and what its words have in common with what was asked for. */
export interface RatedPath {
  path: FoundPath
  sections: FoundSection[]
  /** Weight of what its best phrase says and the prompt does not. */
  unsaid: number
  /** How many telling stems of the prompt that phrase has. */
  matched: number
  /** How near the words are in all: the path that a person would find first in an index. */
  nearness: number
  /** The stems of all its phrases. */
  phrases: Set<string>
  /** Its phrase says what is not wanted, as the prompt does: "php without framework". */
  isWithout: boolean
}

/** What a phrase says beyond the prompt counts so much against it. */
const UNSAID = 0.55
/** What the sections say of the rest of the prompt. */
const WITHIN = 0.35
/** What another of its phrases says. */
const ELSEWHERE = 0.8
/** What is said around any request tells only what else is the same. */
const FRAMING = 0.15

/** The nearest first. */
export function ratePaths(
  paths: readonly FoundPath[],
  sections: ReadonlyMap<string, FoundSection>,
  asked: Understood,
): RatedPath[] {
  return paths
    .map((path) => ratePath(path, sections, asked))
    .sort((one, other) => other.nearness - one.nearness || one.path.level - other.path.level)
}

/** What a phrase of a path says of the prompt, and what besides. */
function phraseOf({ lexemes, weight }: FoundPath['phrases'][number], asked: Understood) {
  const stems = new Set(lexemes)
  const isWithout = saysWithout(lexemes, asked.unwantedStems)
  let said = 0
  let inPhrase = 0
  let matched = 0
  for (const stem of stems) {
    const share =
      (isWithout && asked.unwantedStems.has(stem) ? asked.full.get(stem) : undefined) ?? asked.weights.get(stem)
    if (asked.framing.has(stem)) said += FRAMING
    if (share === undefined) continue
    said += share
    inPhrase += asked.full.get(stem) ?? 0
    if (share > 1) matched += 1
  }
  const unsaid = Math.max(0, weight - inPhrase)
  return { stems, isWithout, matched, unsaid, nearness: said - UNSAID * unsaid }
}

function ratePath(path: FoundPath, all: ReadonlyMap<string, FoundSection>, asked: Understood): RatedPath {
  const sections = path.phases.flatMap(({ sections }) => sections.flatMap(({ sectionId }) => all.get(sectionId) ?? []))
  const phrases = path.phrases.map((phrase) => phraseOf(phrase, asked))
  const best = phrases.reduce((one, other) => (other.nearness > one.nearness ? other : one))
  const spoken = new Set(phrases.flatMap(({ stems }) => [...stems]))
  let within = 0
  for (const [stem, weight] of asked.weights) {
    if (best.stems.has(stem)) continue
    within += weight * Math.max(strengthIn(sections, stem), spoken.has(stem) ? ELSEWHERE : 0)
  }
  return {
    path,
    sections,
    unsaid: best.unsaid,
    matched: best.matched,
    nearness: best.nearness + WITHIN * within,
    phrases: spoken,
    isWithout: best.isWithout && asked.unwantedStems.size > 0,
  }
}

/** How much the section says of a word that says most of it, from 0 to 1. */
export const strengthIn = (sections: readonly FoundSection[], stem: string): number =>
  Math.max(0, ...sections.map(({ hits }) => (hits[stem] ? STRENGTH[hits[stem]] : 0)))

/** "PHP without framework": what is unwanted stands behind that word. */
function saysWithout(lexemes: readonly string[], unwanted: ReadonlySet<string>): boolean {
  const at = lexemes.indexOf('without')
  return at >= 0 && [...unwanted].every((stem) => lexemes.indexOf(stem) > at)
}

/** What most of the sections are about. */
export function mainTopic(sections: readonly FoundSection[]): string | null {
  const counts = Map.groupBy(sections, ({ topicId }) => topicId)
  const [first] = [...counts].sort(([, one], [, other]) => other.length - one.length)
  return first?.[0] ?? null
}
