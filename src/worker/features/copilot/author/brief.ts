import type { Fact } from '#shared/applications/fit.ts'
import type { Records } from '#shared/applications/records.ts'
import type { Piece } from '#shared/copilot/pieces.ts'
import type { Length, Tone } from '#shared/copilot/rules.ts'
import type { Draft } from '#shared/copilot/schemas.ts'
import { type AskedSkill, readSkills } from '#shared/jobs/skills.ts'
import type { Grounds } from '../gate/check-text.ts'

/** All that a text is written from. */
export interface Brief extends Grounds {
  records: Records
  tone: Tone
  length: Length
  /** For an answer: what was asked. */
  question: string
  /** How they write, by an example; it is no fact. */
  sample: string
}

/** How much of something a text of a length has. */
export const amount = (length: Length, short: number, medium: number, long: number): number =>
  ({ short, medium, long })[length]

/** What the ad asks for, and what of it the facts name. */
export const askedSkills = ({ ad }: Pick<Grounds, 'ad'>): AskedSkill[] => readSkills(ad.title, ad.description)

/** The facts that pieces of a draft rest on, as they are called, in the order of reading. */
export function usedFacts({ facts }: Brief, pieces: readonly Piece[]): Draft['facts'] {
  const used = new Set(pieces.flatMap(({ factIds }) => factIds))
  return [...used].flatMap((usedId) =>
    facts.filter(({ id }) => id === usedId).map(({ id, kind, label, path }) => ({ id, kind, label, path })),
  )
}

/** More than anybody says of themselves for one text. */
const MOST_SAID = 300

/** Facts that somebody tells beside their records, a sentence each. */
export const saidFacts = (said: string, userId: string): Fact[] =>
  said
    .split(/\n+|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .slice(0, MOST_SAID)
    .map((text, at) => ({
      ...{ id: `said:${at + 1}`, kind: 'profile' as const, label: 'What you said', path: `/profile/${userId}` },
      text,
    }))

/** A job by its ad alone: a short first line is its title. */
export function adOf(text: string): Grounds['ad'] {
  const [first = ''] = text.trim().split('\n')
  const isTitle = first.length <= 100 && !/[.!?:]$/.test(first)
  return { title: isTitle ? first.trim() : '', company: '', description: text }
}

export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names).replace(/, and /, ' and ')
