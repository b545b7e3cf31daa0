import { refusalOf } from '#client/trpc.ts'
import { showError } from '#client/ui/dialog/error-dialog.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'

/** Refusals whose sentence from the worker helps the person more than the general text (2§8). */
const TOLD_AS_THEY_ARE = ['invalid', 'unknown_topic', 'no_credits', 'too_many', 'signed_out', 'conflict']

/** What to say when a roadmap could not be created (2§8, G-LRN-26). */
export function refusalText(error: unknown): string {
  const refusal = refusalOf(error)
  if (refusal?.code === 'inappropriate') return ROADMAP_TEXTS.inappropriate
  if (refusal?.code && TOLD_AS_THEY_ARE.includes(refusal.code)) return refusal.error
  return ROADMAP_TEXTS.creationFailed
}

/** Says in the error dialog what was refused; a session that ended leads to the sign-in, which says so itself. */
export function showRefusal(error: unknown, message: string, title = refusalText(error)): void {
  if (refusalOf(error)?.code !== 'signed_out') showError({ title, message })
}

/** Whether the call may have arrived although no answer came back. */
export const isUnanswered = (error: unknown): boolean => refusalOf(error) === null
