import type { Found, FoundSection } from '#worker/features/library/queries.ts'
import type { Heard, Part } from '../hear/hear-prompt.ts'
import type { Placed } from './place-names.ts'

/** What a prompt asks for in one word, or by one name. */
export interface Term {
  /** As it was typed. */
  label: string
  stems: string[]
  /** The topics that the word, or the name that it stands in, means. */
  topics: string[]
  /** How much it tells: the rarer in the library, the more; a word that the library never saw as much as any. */
  weight: number
  /** Where a sentence has it: what a prompt begins with is what it is about. */
  at: number
}

const MOST = 6
/** "Spring cleaning", "Python snake": what stands right behind a name says which of its meanings it has. */
const HEAD = 1.5
/** Not all that people say around a subject in their own language is known. */
const LEAST_KNOWN = 1.5
/** What weighs less is ordinary, a number, or what many texts say. */
const LEAST = 1.2

/** The words that tell what is wanted, of a name all as one; an everyday word that only looks like a name tells nothing. */
export function termsOf(
  heard: Heard,
  found: Found,
  {
    names,
    everyday,
    partAt,
  }: { names: readonly Placed[]; everyday: ReadonlySet<number>; partAt: (at: number) => Part },
): Term[] {
  const terms: Term[] = []
  const isHead = (at: number) =>
    heard.language === 'en' &&
    names.some(({ end }) => end === at - 1) &&
    !names.some(({ start, end }) => at >= start && at <= end)
  for (const { at, stem, weight, isOrdinary } of found.heard) {
    if (partAt(at) !== 'wanted' || everyday.has(at)) continue
    const own = names.filter(({ start, end }) => at >= start && at <= end)
    const first = own[0]
    const worth = worthOf({ stem, weight, isOrdinary }, heard, own)
    if (worth === 0) continue
    const known = first && terms.find((term) => term.at === first.start)
    if (known) {
      known.weight = Math.min(MOST, known.weight + worth)
      continue
    }
    const from = first?.start ?? at
    const to = first?.end ?? at
    terms.push({
      label: heard.words
        .slice(from - 1, to)
        .map(({ word }) => word)
        .join(' '),
      stems: first ? first.name.split(' ') : [stem],
      topics: own.flatMap(({ topicId }) => topicId ?? []),
      weight: Math.min(MOST, worth) * (isHead(at) ? HEAD : 1),
      at: from,
    })
  }
  return terms
}

function worthOf(
  { stem, weight, isOrdinary }: Pick<Found['heard'][number], 'stem' | 'weight' | 'isOrdinary'>,
  heard: Heard,
  own: readonly Placed[],
): number {
  if (own.length > 0) return Math.max(weight ?? MOST, LEAST)
  if (stem === heard.purpose || isOrdinary) return 0
  if (weight === null)
    return !/\p{Script=Han}|^\p{L}{3}/u.test(stem)
      ? 0
      : heard.language === 'en' && /^[a-z]/.test(stem)
        ? MOST
        : LEAST_KNOWN
  return weight < LEAST ? 0 : weight
}

/** What tells less is nobody told of where a plan lacks it. */
const LEAST_TOLD = 3

const STRENGTH = { A: 1, B: 0.4, C: 0.15 }

/** How much of what was asked for a plan teaches. */
export interface Coverage {
  /** From 0 to 1. */
  share: number
  /** What that weighs. */
  taught: number
  /** What it does not teach. */
  missing: Term[]
}

/** @param spoken what the phrases of a path say */
export function coverageOf(
  terms: readonly Term[],
  sections: readonly FoundSection[],
  spoken: ReadonlySet<string>,
): Coverage {
  const topics = new Set(sections.map(({ topicId }) => topicId))
  const taught = (term: Term): number => {
    const there = term.topics.filter((topic) => topics.has(topic)).length
    if (there > 0 && 2 * there >= term.topics.length) return 1
    if (term.stems.every((stem) => spoken.has(stem))) return 1
    return Math.min(
      ...term.stems.map((stem) => Math.max(0, ...sections.map(({ hits }) => (hits[stem] ? STRENGTH[hits[stem]] : 0)))),
    )
  }
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const said = terms.reduce((sum, term) => sum + term.weight * taught(term), 0)
  return {
    share: total === 0 ? 1 : said / total,
    taught: said,
    missing: terms.filter((term) => term.weight >= LEAST_TOLD && taught(term) <= STRENGTH.C),
  }
}
