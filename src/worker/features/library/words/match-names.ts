import { ALL_TOPICS } from '#worker/features/library/curriculum/all-topics.ts'
import type { Topic } from '#worker/features/library/curriculum/topic.ts'
import { BEYOND_CURRICULUM, type BeyondTopic } from './beyond-curriculum.ts'
import { CAREER_PHRASES, type CareerPhrase } from './career-phrases.ts'
import { isMeantAsTopic } from './everyday-words.ts'
import { tokensOf } from './normalise-text.ts'
import { promptTokens } from './prompt-tokens.ts'

/** What a name stands for; both a topic and what lies beyond it when the topic teaches only the greater part. */
interface Meaning {
  topic?: Topic
  career?: CareerPhrase
  beyond?: BeyondTopic
}

export interface NameMatch extends Meaning {
  /** Index of the first word and of the one after the last. */
  start: number
  end: number
}

/** Ordinary words one letter away from a name. */
const NOT_TYPOS = new Set(
  (
    'coaching catching chatting charging retailer contrasting treading express build builds server system systems total ' +
    'sharing backdrop clause outreach backed maintained retained coming polar photon unicorn'
  ).split(' '),
)

const MIN_LENGTH_FOR_TYPOS = 6

/** Names in normalised form. A role's phrase wins over a topic's alias of the same words, what we lack over both. */
const meanings = new Map<string, Meaning>()
for (const topic of ALL_TOPICS) {
  for (const alias of topic.aliases) meanings.set(tokensOf(alias).join(' '), { topic })
}
for (const career of CAREER_PHRASES) {
  for (const phrase of career.phrases) meanings.set(tokensOf(phrase).join(' '), { career })
}
/** Only our own names are guessed from typos: "assemble" is no assembly language. */
const names = [...meanings.keys()]
for (const beyond of BEYOND_CURRICULUM) {
  for (const alias of [beyond.name, ...beyond.aliases]) {
    const name = tokensOf(alias).join(' ')
    meanings.set(name, beyond.isPartlyTaught ? { ...meanings.get(name), beyond } : { beyond })
  }
}
const longNames = Map.groupBy(
  names.filter((name) => name.length >= MIN_LENGTH_FOR_TYPOS),
  (name) => name.charAt(0),
)
const nameWords = new Set([...meanings.keys()].flatMap((name) => name.split(' ')))
const longestName = Math.max(...[...meanings.keys()].map((name) => name.split(' ').length))

/** The words and boundaries of a prompt, without a version number at their end ("python3") unless a name has it too. */
export function promptWords(prompt: string): string[] {
  return promptTokens(prompt).map((word) => {
    const base = word.replace(/\d+$/, '')
    return !nameWords.has(word) && base.length > 1 && meanings.has(base) ? base : word
  })
}

/** Topics and roles named in these words, in the order of the text; longer names win, then exact spelling. */
export function matchNames(words: string[]): NameMatch[] {
  const matches: NameMatch[] = []
  const isFree = (start: number, end: number) => matches.every((match) => end <= match.start || start >= match.end)
  for (const find of [exactMeaning, similarMeaning]) {
    for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
      for (let start = 0; start + length <= words.length; start += 1) {
        const end = start + length
        const meaning = isFree(start, end) ? find(words, start, end) : undefined
        if (meaning) matches.push({ ...meaning, start, end })
      }
    }
  }
  return matches.sort((one, other) => one.start - other.start)
}

function exactMeaning(words: string[], start: number, end: number): Meaning | undefined {
  const span = words.slice(start, end)
  const meaning = meanings.get(span.join(' ')) ?? (span.length === 2 ? meaningOfSplitName(span.join('')) : undefined)
  const isTopic = meaning !== undefined && (span.length > 1 || isMeantAsTopic(words, start))
  return isTopic ? meaning : undefined
}

/** "java script", "post gres": one name written as two words. */
function meaningOfSplitName(joined: string): Meaning | undefined {
  return joined.length >= MIN_LENGTH_FOR_TYPOS ? meanings.get(joined) : undefined
}

/** The first letter must be right: few typos are there, and "locker" is not "docker". */
function similarMeaning(words: string[], start: number, end: number): Meaning | undefined {
  const text = words.slice(start, end).join(' ')
  if (text.length < MIN_LENGTH_FOR_TYPOS - 1 || NOT_TYPOS.has(text)) return undefined
  const shortWords = words.slice(start, end).filter((word) => word.length < 3)
  // Short words must be right: "open a" isn't a misspelt "open ai".
  const hasShortWords = (name: string) => shortWords.every((word) => name.split(' ').includes(word))
  const candidates = longNames.get(text.charAt(0)) ?? []
  const name = candidates.find((candidate) => isOneEditApart(text, candidate) && hasShortWords(candidate))
  return name === undefined ? undefined : meanings.get(name)
}

/** One letter added, missing, wrong, or two neighbours swapped; never the first letter, never a digit. */
function isOneEditApart(text: string, name: string): boolean {
  if (text === name || text[0] !== name[0] || Math.abs(text.length - name.length) > 1) return false
  let head = 0
  while (head < text.length && text[head] === name[head]) head += 1
  const textRest = text.slice(head)
  const nameRest = name.slice(head)
  if (/\d/.test(textRest[0] ?? '') || /\d/.test(nameRest[0] ?? '')) return false
  const isSwap = textRest[0] === nameRest[1] && textRest[1] === nameRest[0] && textRest.slice(2) === nameRest.slice(2)
  return (
    isSwap ||
    textRest.slice(1) === nameRest ||
    textRest === nameRest.slice(1) ||
    (text.length === name.length && textRest.slice(1) === nameRest.slice(1))
  )
}
