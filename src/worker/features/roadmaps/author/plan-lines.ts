import type { PhaseDraft } from '#shared/roadmaps/drafts.ts'
import type { PlannedPhase } from '#shared/roadmaps/outline.ts'
import { MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import { type RawPhase, titleOf } from './read-phase.ts'

/** What an author says before it writes, a line for each phase: `Plan: Phase title | Section title | Section title`. */

/** Writes what is planned, in that form. */
export const formatPlan = (phases: readonly PhaseDraft[]): string =>
  phases.map(({ title, sections }) => `Plan: ${[title, ...titlesOf(sections)].map(asPart).join(' | ')}\n`).join('')

const asPart = (title: string) => title.replace(/[\s|]+/g, ' ').trim()

/** Reads what stands behind `Plan:`; nothing where it has no title. */
export function readPlan(text: string): PlannedPhase[] {
  const [title = '', ...sections] = text.split('|').map(titleOf)
  return title === '' ? [] : [{ title, sections: atMost(sections), begun: 0 }]
}

/** A phase that is being read, by its titles. */
export function writingOf({ title, sections }: RawPhase): PlannedPhase {
  const begun = atMost(titlesOf(sections).map(titleOf))
  return { title: titleOf(title), sections: begun, begun: begun.length }
}

const titlesOf = (sections: readonly { title: string }[]) => sections.map(({ title }) => title)

const atMost = (titles: string[]) => titles.filter((title) => title !== '').slice(0, MAX_SECTIONS_PER_PHASE)
