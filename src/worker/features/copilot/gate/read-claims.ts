import type { ClaimKind, Unknown } from '#shared/copilot/pieces.ts'
import { names, skillsIn, withoutSkills } from '#shared/jobs/skills.ts'
import { CLAIM_WORDS, ORDINARY_WORDS } from './claim-words.ts'
import { type CountedNumber, isOfSomething, isSameNumber, NUMBER_WORDS, numbersIn } from './numbers.ts'

/** A text that claims are looked up in, read once. */
export interface Source {
  text: string
  /** What of it names positions and employers; all of it where nothing else does. */
  titles: string
  words: ReadonlySet<string>
  numbers: readonly CountedNumber[]
  /** It counts the years of all work, and of nothing in particular. */
  isTotal?: boolean
}

/** Something that a sentence says, and whether a source says it too. */
export interface Claim extends Unknown {
  isIn: (source: Source) => boolean
}

export const sourceOf = (text: string, titles = text): Source => ({
  ...{ text, titles },
  words: new Set(text.toLowerCase().match(WORD) ?? []),
  numbers: numbersIn(text),
})

const WORD = /[\p{L}\d][\p{L}\d+#]*/gu
/** "Kafka", "McKinsey", "IBM", "Next.js", "O'Reilly". */
const NAME = /(?<![\p{L}\d])(?:\p{Lu}[\p{L}\d]*|\p{Ll}+\p{Lu}[\p{L}\d]*)(?:[.'’&-][\p{L}\d]+)*/gu
/** What an engineer is of: "data engineer". */
const OCCUPATION =
  /(?<![\p{L}\d-])([\p{L}\d-]+)\s+(engineer|developer|programmer|scientist|analyst|administrator|designer|architect|specialist)s?\b/giu
/** "at Google" is an employer, whatever else Google is. */
const EMPLOYER =
  /\b(?:at|joined|left|for|by)\s+((?:\p{Lu}[\p{L}\d]*(?:[.&'’-][\p{L}\d]+)*)(?:\s+\p{Lu}[\p{L}\d]*(?:[.&'’-][\p{L}\d]+)*)*)/gu
const OF_OTHERS = /\b(mentor\w*|coach\w*|hired|manag\w+|trained|taught|supervis\w+|interviewed)\b/i
const NO_TRADE =
  /^(an?|the|as|this|that|your|my|our|software|other|of|for|and|or|every|each|new|good|another|one|than|with|experienced|working|years?)$/i

/** Whom somebody says that they worked for. */
export const readEmployers = (text: string): Claim[] =>
  once(
    [...text.matchAll(EMPLOYER)]
      .filter(([, words = '']) => !isOrdinary(words))
      .map(([, words = '']) => ({ kind: 'name', words, isIn: isEmployerIn(words) })),
  )

/** All that a text claims of numbers, names, tools, titles, degrees, deeds and trades. */
export function readClaims(text: string): Claim[] {
  const tools = withoutSkills(text)
  return once([
    ...skillsIn(text).map((skill) => ({
      ...{ kind: 'skill' as const, words: skill },
      isIn: ({ text: said }: Source) => names(skill, said),
    })),
    ...CLAIM_WORDS.flatMap((line) => wordClaims(tools, ...line)),
    ...numbersIn(tools).map((number) => ({
      ...{ kind: 'number' as const, words: number.words },
      isIn: ({ numbers, isTotal }: Source) =>
        !(isTotal && isOfSomething(number)) && numbers.some((one) => isSameNumber(number, one)),
    })),
    ...[...tools.matchAll(OCCUPATION)]
      .filter(([, trade = '']) => !NO_TRADE.test(trade) && !NUMBER_WORDS.has(trade.toLowerCase()))
      .map(([words]) => ({
        ...{ kind: 'title' as const, words },
        isIn: ({ text: said }: Source) => said.toLowerCase().includes(words.toLowerCase().replace(/s$/, '')),
      })),
    ...[...tools.matchAll(NAME)]
      .map(([words]) => words)
      .filter((words) => !isOrdinary(words) && !isTool(words))
      .map((words) => ({
        ...{ kind: 'name' as const, words },
        isIn: (source: Source) => partsOf(words).every((part) => source.words.has(part)),
      })),
  ])
}

/** Claimed as a skill already. */
const isTool = (words: string): boolean =>
  CLAIM_WORDS.some(([kind, pattern]) => kind === 'skill' && pattern.test(words))

function wordClaims(text: string, kind: ClaimKind, pattern: RegExp, support = pattern): Claim[] {
  const words = pattern.exec(text)?.[0]
  if (words === undefined) return []
  // "mentored two interns" makes nobody an intern
  const isOwnTitle = kind === 'title' && !/s$/i.test(words) && !OF_OTHERS.test(text)
  return [{ kind, words, isIn: (source) => support.test(isOwnTitle ? source.titles : source.text) }]
}

/** In an entry its head says so, elsewhere a word before the name. */
function isEmployerIn(words: string): Claim['isIn'] {
  const named = words.toLowerCase()
  const told = new RegExp(`\\b(at|for|by|from|joined|with)\\s+(the\\s+)?${escaped(named)}`, 'iu')
  const parts = partsOf(words)
  return ({ text, titles, words: known }) =>
    // most facts have no such word, which is found out at once
    parts.every((part) => known.has(part)) && (titles === text ? told.test(text) : titles.toLowerCase().includes(named))
}

/** Each claim once, however often it is made. */
const once = (claims: readonly Claim[]): Claim[] => [
  ...new Map(claims.map((claim) => [`${claim.kind} ${claim.words}`, claim])).values(),
]

/** A text as a pattern for itself. */
export const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const partsOf = (words: string): string[] => words.toLowerCase().match(WORD) ?? []

const isOrdinary = (words: string): boolean => {
  const [first = '', ...rest] = partsOf(words)
  if (ORDINARY_WORDS.has(words.toLowerCase()) || NUMBER_WORDS.has(first)) return true
  // "I'm", "I've", "Don't", "Client-side" at the beginning of a sentence
  return ORDINARY_WORDS.has(first) && rest.every((part) => part.length <= 2 || ORDINARY_WORDS.has(part))
}
