import type { ChatRun } from '#shared/chat/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { type Standing, watch } from '#worker/watch.ts'
import { getProgress } from './queries.ts'

const LOOK_EVERY_MS = 250

/**
 * An answer as it is written: first all that there is, then what is new, each as JSON `{ at, text, status }`, where `at` is how
 * much of the answer the text follows. Whoever begins anew, in another tab or after a reload, misses and doubles nothing.
 * @throws DomainError not_found for another's
 */
export async function watchAnswer(ctx: UserContext, runId: string, signal: AbortSignal) {
  const first = await getProgress(ctx, runId)
  if (!first) throw new DomainError('not_found', 'This answer does not exist.')
  let told = ''
  const standing = ({ answer, status }: Pick<ChatRun, 'answer' | 'status'>): Standing => {
    const at = answer.startsWith(told) ? told.length : 0
    const word = JSON.stringify({ at, text: answer.slice(at), status })
    told = answer
    return { stamp: `${status} ${answer}`, word, isOver: status !== 'writing', isAwaited: answer === '' }
  }
  const look = async () => {
    const run = await getProgress(ctx, runId)
    return run && standing(run)
  }
  return watch(standing(first), look, { everyMs: LOOK_EVERY_MS, signal })
}
