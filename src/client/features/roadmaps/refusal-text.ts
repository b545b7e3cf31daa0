import { refusalOf } from '#client/trpc.ts'
import { ROADMAP_TEXTS } from '#shared/roadmap-texts.ts'

/** Refusals whose sentence from the worker helps the person more than the general text (2§8). */
const TOLD_AS_THEY_ARE = ['invalid', 'unknown_topic', 'no_credits', 'too_many', 'signed_out', 'conflict']

/** What to say when a roadmap could not be created (2§8, G-LRN-26). */
export function refusalText(error: unknown): string {
  const refusal = refusalOf(error)
  if (refusal?.code === 'inappropriate') return ROADMAP_TEXTS.inappropriate
  if (refusal?.code && TOLD_AS_THEY_ARE.includes(refusal.code)) return refusal.error
  return ROADMAP_TEXTS.creationFailed
}

/** Whether the call may have arrived although no answer came back. */
export const isUnanswered = (error: unknown): boolean => refusalOf(error) === null
