import type { ResourceKind, ResourceSource } from '#shared/resources/schemas.ts'

/** Whose find counts: at least so many people must have found a link before it is shown to others. */
export const PEOPLE_TO_SHARE = 2

/** Names of things that look like hosts. */
const TECHNOLOGY = /^(?:[^.]*\.(?:js|ts|py)|(?:asp|ado|vb|ml)?\.net|(?:socket|draw)\.io)$/
const HOST = /^(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)\.?$/u
const ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** Whether a word has a host in it: a site's name, an address, or a link without its scheme. */
export const hasHost = (word: string): boolean =>
  word
    .toLowerCase()
    .split(/[^\p{L}\p{N}.-]/u)
    .some((part) => ADDRESS.test(part) || (HOST.test(part) && !TECHNOLOGY.test(part)))

/** Parts of a host's name that say nothing about whose it is. */
const ANYBODYS = new Set(['www', 'docs', 'blog', 'dev', 'learn', 'en'])

/**
 * Whether somebody's words name a host, in whatever spelling ("evil example docker" for evil-example.com). Strict,
 * because all it costs a host that is meant innocently is the wait for two people who do not name it.
 */
export function namesHost(words: string, link: string): boolean {
  const said = squashed(words)
  const [, ...labels] = new URL(link).hostname.split('.').reverse()
  return labels.some((label) => !ANYBODYS.has(label) && squashed(label).length > 2 && said.includes(squashed(label)))
}

const squashed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

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

/**
 * Why a resource stands in a section, in at most five words: the fact that counts most in its ranking and says something to
 * a learner.
 */
export function reasonFor(resource: Chosen, { libraryId, skills, docsSearch }: Served): string {
  const { title, summary, link, kind, isMaintained, sections, source, popularity } = resource
  const isOfficial = kind === 'docs' && isMaintained && docsSearch !== null && hostOf(link) === hostOf(docsSearch)
  return (
    coverWords(skills.filter((skill) => speaksOf(title, skill))) ??
    (isOfficial ? 'Official documentation' : null) ??
    coverWords(skills.filter((skill) => speaksOf(summary, skill))) ??
    (libraryId !== null && sections.includes(libraryId) ? 'Chosen for this section' : null) ??
    (source === 'catalogue'
      ? popularity >= OFTEN
        ? 'Often recommended'
        : 'On the same topic'
      : 'Found for this section')
  )
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

const hostOf = (link: string) => new URL(link.replace('{query}', '')).hostname.replace(/^www\./, '')
