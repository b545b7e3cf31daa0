import type { ResourceKind, ResourceSource } from './schemas.ts'

/** Of a resource, what it was chosen by. */
export interface Chosen {
  title: string
  summary: string
  link: string
  kind: ResourceKind
  isMaintained: boolean
  /** Sections of the library that it serves. */
  sections: string[]
  source: ResourceSource
  popularity: number
  minutes: number | null
}

/** Of a section, what it was chosen for. */
export interface Served {
  libraryId: string | null
  skills: string[]
  /** Where its topic's own documentation is searched. */
  docsSearch: string | null
}

/** What counts as often recommended: lists of others that name it, as the catalogue counts them. */
const OFTEN = 4
const SHORT_MINUTES = 8

/**
 * Why a resource stands in a section, in at most five words: the fact that counts most in its ranking and says something to
 * a learner.
 */
export function reasonFor(resource: Chosen, { libraryId, skills, docsSearch }: Served): string {
  const { title, summary, link, kind, isMaintained, sections } = resource
  const isOfficial = kind === 'docs' && isMaintained && docsSearch !== null && hostOf(link) === hostOf(docsSearch)
  return (
    coverWords(skills.filter((skill) => speaksOf(title, skill))) ??
    (isOfficial ? 'Official documentation' : null) ??
    coverWords(skills.filter((skill) => speaksOf(summary, skill))) ??
    (libraryId !== null && sections.includes(libraryId) ? 'Chosen for this section' : null) ??
    restWords(resource)
  )
}

function restWords({ kind, source, popularity, minutes }: Chosen): string {
  if (minutes !== null && minutes <= SHORT_MINUTES) return kind === 'video' ? 'Short first video' : 'Short first read'
  if (source !== 'catalogue') return 'Found for this section'
  return popularity >= OFTEN ? 'Often recommended' : 'On the same topic'
}

const MOST_WORDS = 5

function coverWords([skill, other]: string[]): string | null {
  if (!skill) return null
  const lines = [...(other ? [`Covers ${skill} and ${other}`] : []), `Covers ${skill}`]
  return lines.find((line) => line.split(/\s+/).length <= MOST_WORDS) ?? null
}

/** Whether every word of a skill stands in a text, in the singular or plural. */
function speaksOf(text: string, skill: string): boolean {
  const said = new Set(stemsOf(text))
  const asked = stemsOf(skill)
  return asked.length > 0 && asked.every((stem) => said.has(stem))
}

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).map((word) => word.replace(/(?<=..)(?:es|s|e)$/, ''))

const hostOf = (link: string) => /^https:\/\/(?:www\.)?([^/?#]+)/.exec(link)?.[1]
