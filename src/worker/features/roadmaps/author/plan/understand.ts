import type { Found, FoundName } from '#worker/features/library/queries.ts'
import type { Heard, Part } from '../hear/hear-prompt.ts'

/** A subject of the library as a prompt names it. */
export interface NamedTopic {
  id: string
  title: string
  /** From 0 to 1: whether the name means the whole, or a part that other topics have too. */
  strength: number
  /** Where in the prompt. */
  start: number
  end: number
  /** What it is called there. */
  stems: string[]
  /** Its place among the topic's names. */
  position: number
}

/** What somebody said, in what the library knows of it. */
export interface Understood extends Omit<Heard, 'words'> {
  wanted: NamedTopic[]
  beside: NamedTopic[]
  known: NamedTopic[]
  unwanted: NamedTopic[]
  /** Stems of what is not wanted. */
  unwantedStems: Set<string>
  /** How people wrote it. */
  unwantedText: string
  /** Subjects that the library lacks, as people read them; the main thing that was asked for, or said beside it. */
  lacking: { label: string; isMain: boolean }[]
  /** Whether it has words that the library never saw. */
  isStrange: boolean
  /** Whether anything in it is the name of a subject, taught or missing. */
  isNamed: boolean
  /** What each stem of the prompt counts for a plan: what is wanted wholly, what is said beside or known in part. */
  weights: Map<string, number>
  /** What each would count if it were wanted. */
  full: Map<string, number>
  /** What the stems that are wanted count in all. */
  total: number
  /** The words of what is wanted that say something, as they were written. */
  subject: string
}

const SHARES: Record<Part, number> = { wanted: 1, beside: 0.4, known: 0.35, unwanted: 0, bound: 0 }

interface Placed extends FoundName {
  part: Part
}

/** Tells which words are names, and what the rest is worth. */
export function understand(heard: Heard, found: Found): Understood {
  const everyday = new Set<number>()
  const names = placeNames(heard, found, everyday)
  const partAt = (at: number): Part => heard.words[at - 1]?.part ?? 'bound'
  const isAlone = !names.some(({ part }) => part === 'wanted') && !hasContent(heard, found)
  const effective = (part: Part): Part => (isAlone && (part === 'known' || part === 'beside') ? 'wanted' : part)
  const weights = new Map<string, number>()
  const full = new Map<string, number>()
  let total = 0
  for (const { at, stem, weight } of found.heard) {
    const part = effective(partAt(at))
    if (!weight || everyday.has(at)) continue
    full.set(stem, weight)
    const share = SHARES[part] * weight
    if (share <= (weights.get(stem) ?? 0)) continue
    if (part === 'wanted') total += weight
    weights.set(stem, share)
  }
  const ofPart = (part: Part) =>
    topicsOf(
      names.filter((name) => effective(name.part) === part),
      found.names,
    )
  const named = ofPart('wanted')
  const wanted = named.length > 0 ? named : ofPart('beside')
  const known = ofPart('known').filter(({ id }) => !wanted.some((topic) => topic.id === id && topic.strength > 0.7))
  const unwantedWords = heard.words.filter(({ part }) => part === 'unwanted').map(({ word }) => word)
  return {
    ...heard,
    wanted: wanted.filter(({ id, strength }) => !known.some((topic) => topic.id === id && topic.strength > strength)),
    beside: ofPart('beside'),
    known,
    unwanted: ofPart('unwanted').filter(({ id, position }) => position < 4 && !wanted.some((topic) => topic.id === id)),
    unwantedStems: new Set(
      found.heard.filter(({ at, weight }) => partAt(at) === 'unwanted' && weight !== 0).map(({ stem }) => stem),
    ),
    unwantedText: unwantedWords.join(' '),
    isStrange: found.heard.some(
      ({ at, stem, weight }) => weight === null && /\p{L}{3}/u.test(stem) && effective(partAt(at)) === 'wanted',
    ),
    isNamed: names.length > 0,
    lacking: lackingOf(heard, found, names, effective),
    weights,
    full,
    total,
    subject: found.heard
      .filter(({ at, weight }) => weight !== 0 && !everyday.has(at) && effective(partAt(at)) === 'wanted')
      .map(({ at }) => heard.words[at - 1]?.word ?? '')
      .join(' '),
  }
}

const hasContent = (heard: Heard, { heard: stems }: Found): boolean =>
  stems.some(({ at, weight }) => heard.words[at - 1]?.part === 'wanted' && (weight ?? 1) > 1)

/** The longest first, each word once; an everyday word is none. */
function placeNames(heard: Heard, { names, heard: stems }: Found, everyday: Set<number>): Placed[] {
  const weightAt = new Map(stems.map(({ at, weight }) => [at, weight]))
  const length = ({ name }: FoundName) => name.split(' ').length
  const taken = new Map<number, FoundName>()
  const placed: Placed[] = []
  const wordAt = (at: number) => heard.words[at - 1]?.word ?? ''
  for (const name of [...names].sort((one, other) => length(other) - length(one) || one.position - other.position)) {
    const places = Array.from({ length: name.end - name.start + 1 }, (_, index) => name.start + index)
    // "learning for a SQL analyst" is not "learn SQL"
    if (
      places.length > name.label.split(/[\s/-]+/).length + 1 ||
      (places.length > length(name) && !/\s/.test(name.label))
    )
      continue
    const holder = places.map((at) => taken.get(at)).find((one) => one !== undefined)
    if (holder && (holder.start !== name.start || holder.end !== name.end)) continue
    if (places.some((at) => heard.words[at - 1]?.part === 'bound')) continue
    if ((length(name) === 1 && weightAt.get(name.start) === 0) || isOfAnotherWord(name, wordAt(name.start))) continue
    const isOnlyWord = heard.words.filter(({ part }) => part !== 'bound').length === 1
    const isEveryday = name.notAfter.includes(wordAt(name.start - 1)) || name.notBefore.includes(wordAt(name.end + 1))
    if (isEveryday && !isOnlyWord && !leadsTo(wordAt, name)) {
      for (const at of places) everyday.add(at)
      continue
    }
    for (const at of places) taken.set(at, name)
    placed.push({ ...name, part: heard.words[name.start - 1]?.part ?? 'wanted' })
  }
  return placed.sort((one, other) => one.start - other.start)
}

/** "Observer" has the stem of "observability", and is something else. */
const isOfAnotherWord = ({ name, label }: FoundName, word: string): boolean =>
  !name.includes(' ') &&
  word.startsWith(name) &&
  label.toLowerCase().startsWith(name) &&
  Math.abs(word.length - label.length) > 4

/** "Move to Go", "intro to Go", "from Java to Go": what a change or an introduction leads to is a name, no verb. */
function leadsTo(wordAt: (at: number) => string, { start }: FoundName): boolean {
  if (/^(?:learn|learning|in|using|with|study|master|knows?)$/.test(wordAt(start - 1))) return true
  if (wordAt(start - 1) !== 'to') return false
  const before = Array.from({ length: 6 }, (_, index) => wordAt(start - 2 - index))
  return before.some((word) =>
    /^(?:from|intro|introduction|guide|chang\w*|convert\w*|rewrit\w*|switch\w*|migrat\w*|mov\w*|transition\w*|port\w*)$/.test(
      word,
    ),
  )
}

/** A name that several topics have means none of them for sure. */
function topicsOf(names: readonly Placed[], found: readonly FoundName[]): NamedTopic[] {
  const best = new Map<string, NamedTopic>()
  for (const name of names) {
    if (!name.topicId || !name.title) continue
    const rivals = names.filter(({ start, end }) => start === name.start && end === name.end).length
    const position = Math.min(
      ...found
        .filter(({ topicId, start, end }) => topicId === name.topicId && start >= name.start && end <= name.end)
        .map((one) => one.position),
    )
    const strength = (position === 0 ? 1 : 1 - Math.min(position, 14) / 28) / Math.sqrt(rivals)
    const known = best.get(name.topicId)
    if (known && known.strength >= strength) continue
    best.set(name.topicId, {
      ...{ id: name.topicId, title: name.title, strength, position },
      ...{ start: name.start, end: name.end, stems: name.name.split(' ') },
    })
  }
  return [...best.values()].sort((one, other) => one.start - other.start)
}

const SUBJECT_BEFORE =
  /^(?:learn|learning|study|master|with|using|use|in|into|of|about|teach|know|understand|to|,|\.|)$/
const SUBJECT_AFTER =
  /^(?:framework|library|language|programming|tutorial|course|basics|sdk|developer|certification|development)$/
const TOOL_BEFORE = /^(?:learn|learning|study|master|with|using|in|into|of|about|teach|me)$/

/** What the library lacks by name, and words that it never saw where a subject stands. */
function lackingOf(heard: Heard, found: Found, names: readonly Placed[], effective: (part: Part) => Part) {
  const hasTopic = names.some(({ topicId, part }) => topicId && effective(part) === 'wanted')
  const wordAt = (at: number) => heard.words[at - 1]?.word ?? ''
  const listed = names
    .filter(({ topicId, part }) => !topicId && effective(part) === 'wanted')
    .map(({ label, start }) => ({ label, isMain: !hasTopic || TOOL_BEFORE.test(wordAt(start - 1)) || start === 1 }))
  const named = new Set(names.flatMap(({ start, end }) => [start, end]))
  // in another language most words are none that the library knows
  const unknown = (heard.language === 'en' ? found.heard : [])
    .filter(
      ({ at, stem, weight }) =>
        weight === null &&
        !named.has(at) &&
        /\p{L}{2}/u.test(stem) &&
        effective(heard.words[at - 1]?.part ?? 'bound') === 'wanted',
    )
    .filter(
      ({ at }) =>
        SUBJECT_BEFORE.test(wordAt(at - 1)) ||
        SUBJECT_AFTER.test(wordAt(at + 1)) ||
        named.has(at - 1) ||
        named.has(at + 1),
    )
    .map(({ at }) => ({
      label: wordAt(at),
      isMain: !hasTopic || TOOL_BEFORE.test(wordAt(at - 1)) || SUBJECT_AFTER.test(wordAt(at + 1)),
    }))
  return [...listed, ...unknown]
}
