import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { getWritingState } from '#worker/features/roadmaps/queries.ts'
import { streamOf } from '#worker/stream-of.ts'

const LOOK_EVERY_MS = 1000
/** Then the client asks anew, if it still cares. */
const WATCH_MS = 50_000

/**
 * A line `<phases> <state>` whenever something was written, a title or more, until the roadmap is finished. A sign, not a truth:
 * whoever hears it reads the roadmap again. It ends when the session does.
 * @throws DomainError not_found for a roadmap that is not the caller's own
 */
export async function watchWriting(ctx: UserContext, roadmapId: string, signal: AbortSignal) {
  const first = await getWritingState(ctx, roadmapId)
  if (!first) throw new DomainError('not_found', 'This roadmap does not exist or is not yours.')
  return streamOf(lines(ctx, roadmapId, first, signal)).pipeThrough(new TextEncoderStream())
}

async function* lines(ctx: UserContext, roadmapId: string, first: WritingState, signal: AbortSignal) {
  const until = Date.now() + WATCH_MS
  let told = ''
  let now: WritingState | null = first
  while (now) {
    if (now.updatedAt !== told) yield `${now.phases} ${now.state}\n`
    told = now.updatedAt
    if (now.state !== 'incomplete' || Date.now() > until || signal.aborted) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    now = await getWritingState(ctx, roadmapId)
  }
}

type WritingState = NonNullable<Awaited<ReturnType<typeof getWritingState>>>
