import type { Found, FoundName } from '#worker/features/library/queries.ts'
import type { Heard, Part } from '../hear/hear-prompt.ts'
import { bestSection } from './best-section.ts'
import { type Term, termsOf } from './coverage.ts'
import { lackingOf, leftBehind } from './lacking.ts'
import { isWeak, type NamedTopic, type Placed, placeNames, topicsOf } from './place-names.ts'

/** What somebody said, in what the library knows of it. */
export interface Understood extends Omit<Heard, 'words'> {
  wanted: NamedTopic[]
  known: NamedTopic[]
  /** Topics that these make sure of, too. */
  knows: Set<string>
  /** Topics that are known and wanted: more of them is. */
  begun: Set<string>
  unwanted: NamedTopic[]
  /** Stems of what is not wanted. */
  unwantedStems: Set<string>
  /** How people wrote it. */
  unwantedText: string
  /** Subjects that the library lacks, as people read them; the main thing that was asked for, or said beside it. */
  lacking: { label: string; isMain: boolean }[]
  /** What tells what is wanted. */
  terms: Term[]
  /** Whether anything in it is the name of a subject, taught or missing. */
  isNamed: boolean
  /** What each stem of the prompt counts for a plan: what is wanted wholly, what is said beside or known in part. */
  weights: Map<string, number>
  /** What each would count if it were wanted. */
  full: Map<string, number>
  /** Stems of what is said around any request. */
  framing: Set<string>
  /** What the stems that are wanted count in all. */
  total: number
}

/** The first names of a topic mean the whole of it. */
const MOST_OF_WHOLE = 5

const SHARES: Record<Part, number> = { wanted: 1, beside: 0.4, aside: 0.4, known: 0.35, unwanted: 0, bound: 0 }

/** Tells which words are names, and what the rest is worth. */
export function understand(heard: Heard, found: Found): Understood {
  const everyday = new Set<number>()
  const names = placeNames(heard, withoutUnwanted(heard, found.names), everyday)
  const effective = effectiveParts(heard, found, names)
  const partAt = (at: number): Part => effective[at - 1] ?? 'bound'
  const { weights, full, total, ordinary } = weigh(found, partAt, everyday)
  const ofPart = (part: Part) => topicsOf(names.filter(({ start }) => partAt(start) === part))
  const named = ofPart('wanted')
  const wanted = subjectsAmong(named, found, { total, ordinary })
  const more = wanted.length === 0 ? bestSection(found.sections, { weights })?.topicId : undefined
  const told = ofPart('known').filter(({ domain, strength }) => !WAYS_OF_WORKING.has(domain) && strength > LEAST_KNOWN)
  // "I know SQL, window functions only" wants more of it
  const known = told.filter(({ id }) => id !== more && !wanted.some((topic) => topic.id === id))
  const isUnwanted = (at: number) =>
    partAt(at) === 'unwanted' &&
    !names.some(
      ({ start, end, topicId, position }) =>
        at >= start && at <= end && position < 2 && [...wanted, ...known].some(({ id }) => id === topicId),
    )
  const unwantedWords = heard.words.filter((_, at) => isUnwanted(at + 1)).map(({ word }) => word)
  const unwantedStems = new Set(
    found.heard
      .filter(({ at, weight, isOrdinary }) => isUnwanted(at) && weight !== 0 && !isOrdinary)
      .map(({ stem }) => stem),
  )
  return {
    ...heard,
    wanted,
    known,
    begun: new Set(told.filter((topic) => !known.includes(topic)).map(({ id }) => id)),
    knows: knowledgeOf(heard, found, known, wanted),
    unwanted: ofPart('unwanted').filter(
      ({ id, position }) => position < MOST_OF_WHOLE && !wanted.some((topic) => topic.id === id),
    ),
    unwantedStems,
    unwantedText: saidText(unwantedWords, unwantedStems),
    isNamed: names.length > 0,
    lacking: lackingOf(heard, found, { names, partAt }),
    terms: termsOf(heard, found, { names, everyday, partAt }),
    weights,
    full,
    framing: new Set(found.heard.filter(({ weight }) => weight === 0).map(({ stem }) => stem)),
    total,
  }
}

/** "A Java backend, no Spring": a word that only a part of what is unwanted is called by names something else here. */
function withoutUnwanted(heard: Heard, names: readonly FoundName[]): FoundName[] {
  const partOf = ({ start }: FoundName) => heard.words[start - 1]?.part
  const unwanted = names.filter((name) => partOf(name) === 'unwanted' && name.position < MOST_OF_WHOLE)
  const isPart = ({ topicId, position }: FoundName) =>
    position > 0 && unwanted.some((other) => other.topicId === topicId && other.position < position)
  return names.filter((name) => partOf(name) === 'unwanted' || !isPart(name))
}

/** "Tailwind or Bootstrap", without what leads to it; nothing where the words say nothing. */
const saidText = (words: readonly string[], stems: ReadonlySet<string>): string =>
  stems.size === 0 ? '' : words.join(' ').replace(/^(?:and|or|nor|the) |(?: and| or| nor)$/g, '')

/** A word that the library never saw may still be what is wanted. */
const TELLING = /\p{Script=Han}|^\p{L}{3}/u

/** What is told around what is wanted, said beside or known is wanted where nothing else is. */
function effectiveParts(heard: Heard, found: Found, names: readonly Placed[]): Part[] {
  const parts = heard.words.map(({ part }) => part)
  for (const at of leftBehind(heard, names)) parts[at - 1] = 'known'
  const isSure = (name: Placed) => name.topicId !== null && !isWeak(found, name)
  if (names.some((name) => parts[name.start - 1] === 'wanted' && isSure(name))) return parts
  const hasContent = found.heard.some(
    ({ at, stem, weight, isOrdinary }) =>
      parts[at - 1] === 'wanted' &&
      (weight === null ? TELLING.test(stem) : weight > 1) &&
      !isOrdinary &&
      stem !== heard.purpose,
  )
  const nameOnly = (from: readonly Placed[]) =>
    parts.map((part, index) => (from.some(({ start, end }) => index + 1 >= start && index < end) ? 'wanted' : part))
  const around = names.filter(
    (name) => (name.part === 'aside' || (name.part === 'beside' && !hasContent)) && isSure(name),
  )
  if (around.length > 0) return nameOnly(around)
  if (hasContent || names.some(({ part }) => part === 'wanted')) return parts
  const known = names.filter((name) => name.part === 'known' && isSure(name))
  if (known.length > 0) return nameOnly(known)
  return parts.map((part) => (part === 'known' || part === 'beside' || part === 'aside' ? 'wanted' : part))
}

/** What each stem counts, and what all that is wanted does: ordinary words count, but nobody has to hear them. */
function weigh(found: Found, partAt: (at: number) => Part, everyday: ReadonlySet<number>) {
  const weights = new Map<string, number>()
  const full = new Map<string, number>()
  let total = 0
  let ordinary = 0
  for (const { at, stem, weight, isOrdinary } of found.heard) {
    const part = partAt(at)
    if (!weight || everyday.has(at)) continue
    full.set(stem, weight)
    // who asks matters as it is said
    const share = (part === 'beside' && isOrdinary ? 1 : SHARES[part]) * weight
    if (share <= (weights.get(stem) ?? 0)) continue
    if (part === 'wanted' && !isOrdinary) total += weight
    // who asks and where takes nothing away from what is wanted
    else if (part === 'wanted' && weight <= 1) ordinary += weight
    weights.set(stem, share)
  }
  return { weights, full, total, ordinary }
}

/** What one telling word weighs. */
const LEAST_SAYING = 2.5

/** An ordinary word is a subject only where nothing else is said. */
function subjectsAmong(
  named: readonly NamedTopic[],
  found: Found,
  { total, ordinary }: { total: number; ordinary: number },
): NamedTopic[] {
  const strong = named.filter((name) => !isWeak(found, name))
  return strong.length > 0 || total + ordinary > LEAST_SAYING ? strong : [...named]
}

/** "As a remote developer", "for freelancers": nobody says there what they have learned. */
const WAYS_OF_WORKING = new Set(['career', 'freelancing', 'other-professions'])
/** "Backend developers" know something, but nobody can tell what. */
const LEAST_KNOWN = 0.6
export const BASICS = 'programming-basics'

/** What somebody knows by saying so, and what that takes for granted. */
function knowledgeOf(heard: Heard, found: Found, known: readonly NamedTopic[], wanted: readonly NamedTopic[]) {
  const knows = new Set(known.map(({ id }) => id))
  for (const { topicId, domain, assumes } of found.names) {
    if (!topicId || !known.some(({ id }) => id === topicId)) continue
    for (const id of assumes) knows.add(id)
    if (assumes.length > 0 || domain === 'languages') knows.add(BASICS)
  }
  if (heard.isProgrammer || heard.level === 'intermediate' || heard.level === 'advanced') knows.add(BASICS)
  for (const { id } of wanted) knows.delete(id)
  return knows
}
