import { skipToken, useQuery } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'
import type { RecentPhase } from '#shared/progress/schemas.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'

const NONE: readonly RecentPhase[] = []

/**
 * The phases of this roadmap that its owner worked on last; none for anybody else, or after a failure. `isAsking` is
 * true until the first answer.
 */
export function useRecentPhases({ isOwner, id: roadmapId }: Roadmap) {
  const trpc = useTRPC()
  const { data, isPending, failureCount } = useQuery(
    trpc.progress.recent.queryOptions(isOwner ? { roadmapId } : skipToken),
  )
  return { recent: data ?? NONE, isAsking: isOwner && isPending && failureCount === 0 }
}
