import { promptTokens } from '#worker/features/library/words/prompt-tokens.ts'
import { joinNames } from '#worker/features/library/words/search-words.ts'
import { KNOWN, UNWANTED } from './clauses.ts'
import { inEnglish, type Language, languageOf } from './other-languages.ts'
import { readHours } from './read-hours.ts'
import { type Level, readLevel } from './read-level.ts'
import { type Purpose, readPurpose } from './read-purpose.ts'
import { readTime } from './read-time.ts'
import { withoutOverride } from './without-override.ts'

/** What a word of a prompt is there for: `beside` says for whom or where, `bound` ends a thought. */
export type Part = 'wanted' | 'beside' | 'known' | 'unwanted' | 'bound'

export interface Word {
  word: string
  part: Part
}

/** What somebody said, before anybody knows which of it the library has. */
export interface Heard {
  words: Word[]
  level: Level | null
  purpose: Purpose | null
  /** What they can spend in all. */
  hours: number | null
  /** How they said it: "6 weeks". */
  time: string | null
  language: Language
}

/** Longer prompts say the same at greater length. */
const MOST_WORDS = 160

/** Tells what is wanted from what is known, unwanted or said beside; knows no subject. */
export function hearPrompt(prompt: string, now: Date): Heard {
  const said = promptTokens(prompt)
  const language = languageOf(prompt, said)
  const words = withoutOverride(joinNames(inEnglish(said, language))).slice(0, MOST_WORDS)
  const parts = new Array<Part>(words.length).fill('wanted')
  words.forEach((word, at) => {
    if (word === ',' || word === '.') parts[at] = 'bound'
  })
  markClauses(words, parts, UNWANTED, 'unwanted')
  markClauses(words, parts, KNOWN, 'known')
  markClauses(words, parts, BESIDE, 'beside')
  markAsides(words, parts)
  const isWanted = parts.includes('wanted')
  const asked = words.filter((_, at) => parts[at] !== 'unwanted').join(' ')
  const flat = words.filter((_, at) => parts[at] === 'wanted' || parts[at] === 'beside' || !isWanted)
  return {
    words: words.map((word, at) => ({ word, part: parts[at] ?? 'wanted' })),
    level: readLevel(asked.replace(/ [,.]/g, '').split(' ')),
    purpose: readPurpose(flat.join(' ')),
    hours: readHours(asked, now),
    time: timeText(asked),
    language,
  }
}

/** For whom or where: "for my bakery", "at a hospital", "in my free time". */
const BESIDE: readonly RegExp[] = [
  /(?<=^| )(?<beside>[^\s,.·]+ (?:person|professional|worker|guy|lady)\b)/dg,
  /(?<=^| )(?:for|at|in|with|on) (?<beside>(?:my|our|his|her|their|your) (?:(?!and |but |so |because |i |we |to |that |which |who |in |with |using )[^\s,.·]+ ?){1,5})/dg,
  /(?<=^| )(?:for|at) (?<beside>(?:an?|the) (?!(?:[^\s,.·]+ ){0,4}(?:interviews?|exam|certificat\w*|jobs?|role|position|round|test)\b)(?:(?!and |but |so |because |i |we |to |that |which |who |in |with |using )[^\s,.·]+ ?){1,4})/dg,
  /(?<=^| )(?:i am|im|as) (?<beside>(?:an?|the) (?:(?!and |but |so |because |i |we |to |who |which |in |with |using )[^\s,.·]+ ?){1,4})/dg,
  /(?<=^| )(?:my|our) (?<beside>(?:boss|team|company|manager|daughter|son|kids?|child|children|wife|husband|friend|colleagues?|students?|school|university|employer|client|customers?)\b)/dg,
]

const ASKING =
  /^(?:want|wants|wanna|need|needs|learn|learning|like|must|should|teach|help|goal|prepare|interested|understand|show|build|make|become|plan|how|improve|get)$/

/** Of several sentences those that ask say what is wanted; the others tell of the person and their work. */
function markAsides(words: readonly string[], parts: Part[]): void {
  const ends = words.flatMap((word, at) => (word === '.' ? [at] : []))
  const sentences = [-1, ...ends].map((end, index) => [end + 1, ends[index] ?? words.length] as const)
  const isAsking = ([from, to]: readonly [number, number]) =>
    words.slice(from, to).some((word, offset) => ASKING.test(word) && parts[from + offset] === 'wanted')
  if (sentences.length < 3 || !sentences.some(isAsking)) return
  for (const [from, to] of sentences.filter((sentence) => !isAsking(sentence))) {
    for (let at = from; at < to; at += 1) if (parts[at] === 'wanted') parts[at] = 'beside'
  }
}

/** Marks what the patterns capture; the rest of what they match is understood and says no more. */
function markClauses(words: readonly string[], parts: Part[], patterns: readonly RegExp[], part: Part): void {
  for (const pattern of patterns) {
    const text = words.map((word, at) => (parts[at] === 'wanted' || parts[at] === 'bound' ? word : '·')).join(' ')
    const starts = startsOf(text)
    for (const match of text.matchAll(pattern)) {
      const places = {
        [part]: match.indices?.groups?.what,
        beside: match.indices?.groups?.who ?? match.indices?.groups?.beside,
      }
      for (const [of, [from, to] = [0, 0]] of Object.entries(places)) {
        starts.forEach((start, at) => {
          if (start >= from && start < to && parts[at] === 'wanted') parts[at] = of as Part
        })
      }
    }
  }
}

function startsOf(text: string): number[] {
  let start = 0
  return text.split(' ').map((word) => {
    const own = start
    start += word.length + 1
    return own
  })
}

/** "3 h a week for 2 months" as it was said, for the person to read. */
function timeText(text: string): string | null {
  const { weeks, days, pace } = readTime(text)
  const found =
    /\b(?:in|within|for|over|about|only|have|just)? ?((?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|couple of|few|half a) (?:hours?|hrs?|days?|weekends?|weeks?|months?|evenings?))\b/.exec(
      text,
    )
  const byMonth =
    /\b(?:by|until|before) (?:the )?(?:(?:end|middle|start|beginning) of )?(january|february|march|april|may|june|july|august|september|october|november|december)\b/.exec(
      text,
    )
  const length = byMonth?.[1]
    ? `by ${byMonth[1][0]?.toUpperCase()}${byMonth[1].slice(1)}`
    : weeks || days
      ? `in ${found?.[1] ?? (weeks === 1 ? 'a week' : `${weeks} weeks`)}`
      : found?.[1] && !pace
        ? `in ${found[1]}`
        : null
  return [length, pace].filter((part) => part !== null).join(', at ') || null
}
