import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanRequest } from '#client/features/roadmaps/create/prompt-draft.ts'
import { useTRPC } from '#client/trpc.ts'
import type { RoadmapPlan, Understanding } from '#shared/roadmaps/plans.ts'

const NOTHING: Understanding = { knows: [], wants: [], without: [], level: null, hoursPerWeek: null, until: null }

/** What would be written. Until a new plan is there the one before stands, and what was said stays even where there is none. */
export function usePlan({ prompt, changes }: PlanRequest) {
  const trpc = useTRPC()
  const query = useQuery(trpc.roadmaps.plan.queryOptions({ prompt, changes }, { placeholderData: keepPreviousData }))
  const { data, isPlaceholderData, isFetching } = query
  const [last, setLast] = useState<{ prompt: string; plan: RoadmapPlan } | null>(null)
  if (data && !isPlaceholderData && data !== last?.plan) setLast({ prompt, plan: data })
  const before = data ?? (last?.prompt === prompt ? last.plan : undefined)
  return {
    plan: data,
    isCurrent: data !== undefined && !isPlaceholderData,
    isFetching,
    error: data ? null : query.error,
    retry: () => void query.refetch(),
    /** Null where nothing was understood and nothing said. */
    understood: before || Object.keys(changes).length > 0 ? { ...(before?.understood ?? NOTHING), ...changes } : null,
  }
}
