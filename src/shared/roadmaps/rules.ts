import { PROMPT_MAX_LENGTH, ROADMAP_TEXTS } from './texts.ts'

/** The learning area's limits (2§3–2§9), apart from the schemas so that a page may keep them without loading zod. */

export const PROMPT_MIN_LENGTH = 3
export const TITLE_MIN_LENGTH = 3
export const TITLE_MAX_LENGTH = 80
export const MAX_PHASES = 4
export const MIN_SECTIONS_PER_PHASE = 3
export const MAX_SECTIONS_PER_PHASE = 4
/** Whoever removed sections down to these would certify less than a roadmap. */
export const SECTION_KEPT_TEXT = `A phase keeps at least ${MIN_SECTIONS_PER_PHASE} sections. Add one first, or have this one rewritten.`
/** What a plan lets a learner change: so many subjects of a kind, so long each, and so much in a week. */
export const MAX_PLAN_TERMS = 8
export const MAX_PLAN_TERM = 60
export const MAX_PLAN_HOURS_A_WEEK = 60
/** What somebody can study beside a job: so much a week is assumed of whoever says until when, and not how much. */
export const HOURS_IN_A_WEEK = 10
/** Of one section, ever: deleted and failed ones count. */
export const MAX_DEEP_DIVES_PER_SECTION = 3
export const MIN_OBJECTIVES = 3
export const MAX_OBJECTIVES = 5
/** 2§9: of each phase in a list. */
export const TAGS_LISTED = 2
/** 2§9: how often the client asks again while a roadmap is being written. */
export const POLL_INTERVAL_MS = 5000
/** G-LRN-16: after this long the client stops asking and offers Resume. */
export const POLL_GIVE_UP_MS = 10 * 60 * 1000
/** G-LRN-15: how often a failed roadmap may be written again. */
export const MAX_RESTARTS = 2
/** 2§9: how long the learning area's toasts stay, where nothing else is said of them. */
export const LEARN_TOAST_MS = 6000
/** The id of the list's stand-in while a roadmap is being created (2§4). */
export const PLACEHOLDER_ROADMAP_ID = 'noIdYet'

/** What stands against a prompt, space around it aside, as a sentence for the person; null if nothing does (2§5). */
export function promptProblem(text: string): string | null {
  const prompt = text.trim()
  if (prompt === '') return ROADMAP_TEXTS.objectiveMissing
  if (prompt.length < PROMPT_MIN_LENGTH) return ROADMAP_TEXTS.promptTooShort
  if (prompt.length > PROMPT_MAX_LENGTH) return `Search query can have at most ${PROMPT_MAX_LENGTH} characters.`
  return prompt.isWellFormed() ? null : 'The text contains a character that cannot be stored.'
}

/** What stands against a roadmap's title, space around it aside, as a sentence; null if nothing does. Counts characters as the database does. */
export function titleProblem(text: string): string | null {
  const { length } = [...text.trim()]
  if (length < TITLE_MIN_LENGTH) return `A title needs at least ${TITLE_MIN_LENGTH} characters.`
  if (length > TITLE_MAX_LENGTH) return `A title can have at most ${TITLE_MAX_LENGTH} characters.`
  return text.isWellFormed() ? null : 'The text contains a character that cannot be stored.'
}
