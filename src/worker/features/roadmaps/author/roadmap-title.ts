import { TITLE_MAX_LENGTH, titleProblem } from '#shared/roadmaps/rules.ts'
import { cutAtWord, plainText } from '#worker/features/library/words/plain-text.ts'

/** What a roadmap is called, from what somebody wrote: plain text of 3 to 80 characters. */

const SHORTEST_CLAUSE = 24
const UNTITLED = 'Roadmap without a title'
const DEEPER = ', in depth'

/** Cleaned and within bounds; null where nothing is left of it. */
export function readTitle(text: string): string | null {
  const title = shortTitle(plainText(text.slice(0, 4 * TITLE_MAX_LENGTH)).replace(/^["“'#\s]+|["”'\s]+$/g, ''))
  return titleProblem(title) === null ? title : null
}

const NAMED = /^[\s*_#]*title[*_]*\s*:[*_]*(.+)$/i

/** What a line "Title: …" says; null for any other. */
export function titleIn(line: string): string | null {
  const [, title] = NAMED.exec(line) ?? []
  return title === undefined ? null : readTitle(title)
}

/** A prompt as a title, where there is no plan to name. */
export function titleOfPrompt(prompt: string): string {
  const title = readTitle(prompt.replace(/[.!?\s]+$/, ''))
  return title === null ? UNTITLED : upperFirst(title)
}

/** The title of a deep dive into a section. */
export const titleOfDeepDive = (sectionTitle: string): string =>
  `${shortTitle(sectionTitle, TITLE_MAX_LENGTH - DEEPER.length)}${DEEPER}`

/** As much as fits: to the end of a clause, else of a word. */
export function shortTitle(text: string, maxLength = TITLE_MAX_LENGTH): string {
  if (text.length <= maxLength) return text
  const clauses = [...text.slice(0, maxLength + 1).matchAll(/[,;:]\s| [–—(]/g)]
  const end = clauses.findLast(({ index }) => index >= SHORTEST_CLAUSE)?.index
  return end === undefined ? cutAtWord(text, maxLength) : text.slice(0, end)
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
