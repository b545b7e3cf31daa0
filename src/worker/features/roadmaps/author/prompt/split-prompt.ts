import { matchNames, type NameMatch } from '#worker/features/library/words/match-names.ts'
import { KNOWN_PATTERNS, UNWANTED_PATTERNS, UNWANTED_WORDS } from './prompt-patterns.ts'

/** A prompt's names by what the learner means with them. */
export interface SplitPrompt {
  wanted: NameMatch[]
  known: NameMatch[]
  unwanted: NameMatch[]
  /** Unwanted things in the prompt's own words, names included. */
  leftOut: string[]
  /** The prompt without what is known or unwanted, boundaries included. */
  text: string
}

const ROLE = /(?:developers?|engineers?|scientists?|analysts?|freelancers?|maintainers?|architects?)$/
const MARK = /@(\d+)(?:role)?/g

/** Tells what a learner wants from what they know already ("coming from Vue") and don't want ("no Kubernetes"). */
export function splitPrompt(words: string[]): SplitPrompt {
  const matches = matchNames(words)
  const known = new Set<number>()
  const unwanted = new Set<number>()
  const leftOut: string[] = []
  const without = (text: string, patterns: readonly RegExp[], indices: Set<number>) =>
    patterns.reduce((rest, pattern) => rest.replace(pattern, (...found) => takeNames(found, indices)), text)
  const asked = without(markedText(words, matches), UNWANTED_PATTERNS, unwanted).replace(UNWANTED_WORDS, (...found) => {
    leftOut.push(groupOf(found, 'words'))
    return ' '
  })
  const text = without(tidy(asked), KNOWN_PATTERNS, known)
  const plain = (marked: string) =>
    tidy(marked.replace(MARK, (_, index) => wordsOf(words, matches[Number(index)]).join(' ')))
  return {
    wanted: matches.filter((_, index) => !known.has(index) && !unwanted.has(index)),
    known: matches.filter((_, index) => known.has(index)),
    unwanted: matches.filter((_, index) => unwanted.has(index)),
    leftOut: [...leftOut, ...[...unwanted].map((index) => wordsOf(words, matches[index]).join(' '))],
    text: plain(text),
  }
}

/** The prompt with "@3" for its fourth name, so that patterns need not know the names. */
function markedText(words: string[], matches: NameMatch[]): string {
  const marked = words.map((word, at) => {
    const index = matches.findIndex(({ start, end }) => at >= start && at < end)
    const match = matches[index]
    if (!match) return word
    if (at > match.start) return ''
    return `@${index}${match.career && ROLE.test(words[match.end - 1] ?? '') ? 'role' : ''}`
  })
  return tidy(marked.join(' '))
}

/** Remembers the names that a pattern captured; a boundary stays in their place. */
function takeNames(found: unknown[], indices: Set<number>): string {
  for (const [, index] of groupOf(found, 'names').matchAll(MARK)) indices.add(Number(index))
  return ' , '
}

function groupOf(found: unknown[], name: string): string {
  const groups = found.at(-1)
  const text = typeof groups === 'object' && groups !== null && name in groups ? Reflect.get(groups, name) : ''
  return typeof text === 'string' ? text : ''
}

function wordsOf(words: string[], match: NameMatch | undefined): string[] {
  return match ? words.slice(match.start, match.end) : []
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
