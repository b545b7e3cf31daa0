import type { PhaseStatus } from './schemas.ts'

/** The limits of learning on a roadmap (2§4, 2§5, 2§9), apart from the schemas so that a page may keep them without loading zod. */

export const MAX_QUESTIONS = 5
/** Accepted answers that complete a section; the progress bar's maximum too. */
export const ANSWERS_TO_COMPLETE = 2
/** Wrong ones after which a question counts no more on that day (UTC). */
export const TRIES_A_DAY = 2
export const SECTION_STREETCRED = 2
/** About five minutes, at half a minute each. */
export const REVIEWS_AT_ONCE = 10
/** How a section was proved that somebody tested out of, as its certificate says it. */
export const TESTED_OUT = 'testing out with graded items'
/** Of a question as text, with its code and options. */
export const QUESTION_MAX_LENGTH = 6000
export const ANSWER_MAX_LENGTH = 4000
/** Of a learner's own note about a section. */
export const NOTE_MAX_LENGTH = 10_000
/** 2§7.1, 2§9: how often the client tries again to load a phase's progress. */
export const PROGRESS_RETRIES = 3
/** 2§9: what a card shows before its progress is known. */
export const UNLOADED_PROGRESS = { completed: 0, total: 3 } as const
/** 2§4: the bonus item that replaces a card: the first for cards 0 and 1, the third otherwise (the last if there are fewer). */
export const bonusIndexFor = (card: number, bonusCount: number): number =>
  card <= 1 ? 0 : Math.min(2, Math.max(0, bonusCount - 1))

interface Learned {
  sections: { completedAt: string | null }[]
}

export const countCompleted = (sections: Learned['sections']): number =>
  sections.filter(({ completedAt }) => completedAt !== null).length

/** How far its owner is in a phase; it is completed with its last section (2§3). */
export function statusOf({ startedAt, sections }: Learned & { startedAt: string | null }): PhaseStatus {
  const completed = countCompleted(sections)
  const isCompleted = completed === sections.length
  const status = isCompleted ? 'completed' : startedAt === null ? null : 'in progress'
  return { completed, total: sections.length, status }
}
