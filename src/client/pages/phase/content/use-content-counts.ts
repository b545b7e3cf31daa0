import { useQuery } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'

/** What each pair of filters would leave of a phase's content; asked for once somebody chooses. */
export function useContentCounts(phaseId: string, { enabled }: { enabled: boolean }) {
  const trpc = useTRPC()
  return useQuery(trpc.progress.countContent.queryOptions({ phaseId }, { enabled })).data ?? []
}
