import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { getWritingState } from '#worker/features/roadmaps/queries.ts'
import { type Standing, watch } from '#worker/watch.ts'

const LOOK_EVERY_MS = 1000

/**
 * `<phases> <state>` whenever something was written, a title or more, until the roadmap is finished or the session ends.
 * @throws DomainError not_found for a roadmap that is not the caller's own
 */
export async function watchWriting(ctx: UserContext, roadmapId: string, signal: AbortSignal) {
  const first = await getWritingState(ctx, roadmapId)
  if (!first) throw new DomainError('not_found', 'This roadmap does not exist or is not yours.')
  const look = async () => {
    const state = await getWritingState(ctx, roadmapId)
    return state && standing(state)
  }
  return watch(standing(first), look, { everyMs: LOOK_EVERY_MS, signal })
}

type WritingState = NonNullable<Awaited<ReturnType<typeof getWritingState>>>

const standing = ({ phases, state, updatedAt }: WritingState): Standing => ({
  ...{ stamp: updatedAt, word: `${phases} ${state}`, isOver: state !== 'incomplete' },
})
