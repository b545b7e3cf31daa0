import type { Found, FoundName } from '#worker/features/library/queries.ts'
import type { Heard, Part } from '../hear/hear-prompt.ts'

/** A subject of the library as a prompt names it. */
export interface NamedTopic {
  id: string
  title: string
  domain: string
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

/** A name where it stands. */
export interface Placed extends FoundName {
  part: Part
}

/** The longest first, each word once; an everyday word is none. */
export function placeNames(heard: Heard, names: readonly FoundName[], everyday: Set<number>): Placed[] {
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
    // "java to kotlin" is not "java kotlin"
    const isOfBoth = (word: string) => /^(?:from|to)$/.test(word) && !name.label.includes(word)
    if (places.some((at) => heard.words[at - 1]?.part === 'bound' || isOfBoth(wordAt(at)))) continue
    const isOnlyWord = heard.words.filter(({ part }) => part !== 'bound').length === 1
    const isEveryday = name.notAfter.includes(wordAt(name.start - 1)) || name.notBefore.includes(wordAt(name.end + 1))
    if (isEveryday && !isOnlyWord && !leadsTo(wordAt, name, names)) {
      for (const at of places) everyday.add(at)
      continue
    }
    for (const at of places) taken.set(at, name)
    placed.push({ ...name, position: firstPlace(name, names), part: heard.words[name.start - 1]?.part ?? 'wanted' })
  }
  return [...placed, ...namesWithin(placed, names)].sort((one, other) => one.start - other.start)
}

/** "Kotlin Android" is one of the last names of Kotlin, and has the first of another: both are meant; "React Native" is only itself. */
function namesWithin(placed: readonly Placed[], names: readonly FoundName[]): Placed[] {
  return placed.flatMap((whole) =>
    names
      .filter(
        ({ start, end, topicId, position }) =>
          start >= whole.start &&
          end <= whole.end &&
          topicId !== null &&
          position <= MOST_OF_FIRST &&
          !placed.some((other) => other.topicId === topicId) &&
          whole.topicId !== null &&
          !isFirst(whole, names),
      )
      .map((name) => ({ ...name, part: whole.part })),
  )
}

const MOST_OF_FIRST = 1
const LEAST_OF_LAST = 8

/** As its own file has it among the first. */
const isFirst = ({ name, topicId }: FoundName, names: readonly FoundName[]): boolean =>
  names.some((own) => own.name === name && own.topicId === topicId && own.position < LEAST_OF_LAST)

/** "Learn Python" means as much as "Python", which stands within it. */
function firstPlace(name: FoundName, names: readonly FoundName[]): number {
  const within = names.filter(
    ({ topicId, start, end }) => topicId === name.topicId && start >= name.start && end <= name.end,
  )
  return Math.min(...within.map(({ position }) => position))
}

/** "Move to Go", "intro to Go", "from Java to Go", "Java to Go": what a change or an introduction leads to is a name, no verb. */
function leadsTo(wordAt: (at: number) => string, { start }: FoundName, names: readonly FoundName[]): boolean {
  if (/^(?:learn|learning|in|using|with|study|master|knows?)$/.test(wordAt(start - 1))) return true
  if (wordAt(start - 1) !== 'to') return false
  if (names.some((other) => other.start === 1 && other.end === start - 2)) return true
  const before = Array.from({ length: 6 }, (_, index) => wordAt(start - 2 - index))
  return before.some((word) =>
    /^(?:from|intro|introduction|guide|chang\w*|convert\w*|rewrit\w*|switch\w*|migrat\w*|mov\w*|transition\w*|port\w*)$/.test(
      word,
    ),
  )
}

/** The first names of a topic mean the whole of it; a longer one is surer. */
const strengthOf = ({ position, name }: FoundName): number =>
  1 - Math.min(position, 14) / (name.includes(' ') ? 60 : 28)

/** A name that several topics have means none of them for sure. */
export function topicsOf(names: readonly Placed[]): NamedTopic[] {
  const best = new Map<string, NamedTopic>()
  for (const name of names) {
    if (!name.topicId || !name.title) continue
    const rivals = names.filter(({ start, end }) => start === name.start && end === name.end).length
    const strength = strengthOf(name) / Math.sqrt(rivals)
    const known = best.get(name.topicId)
    if (known && known.strength >= strength) continue
    best.set(name.topicId, {
      id: name.topicId,
      title: name.title,
      domain: name.domain ?? '',
      strength,
      start: name.start,
      end: name.end,
      stems: name.name.split(' '),
      position: name.position,
    })
  }
  return [...best.values()].sort((one, other) => one.start - other.start)
}

/** A name made of ordinary words alone: "slides", "estimates". */
export const isWeak = ({ heard }: Found, { start, end }: Pick<NamedTopic, 'start' | 'end'>): boolean =>
  heard.every(({ at, weight, isOrdinary }) => at < start || at > end || weight === 0 || isOrdinary)
