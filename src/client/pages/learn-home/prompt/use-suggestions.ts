import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'
import { PROMPT_MIN_LENGTH } from '#shared/roadmaps/rules.ts'

/** 2§9: how many are shown at first. */
const INITIAL = { user: 3, ai: 2 } as const
/** How long the hand rests before what was typed is asked about. */
const REST_MS = 500

/** What the assistant suggests for the goal that is typed, or for the latest roadmap's (2§2.2); fewer after a suggested one. */
export function useSuggestions(typed: string) {
  const trpc = useTRPC()
  const list = useQuery(trpc.roadmaps.list.queryOptions())
  const latest = list.data?.roadmaps[0]
  const [goal] = useDebouncedValue(typed.trim(), REST_MS)
  const context = goal.length >= PROMPT_MIN_LENGTH ? goal : (latest?.prompt ?? '')
  const answer = useQuery(
    trpc.chat.prompts.queryOptions(
      { context },
      { enabled: !list.isPending, staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData },
    ),
  )
  return {
    prompts: answer.data?.prompts ?? [],
    tip: answer.data?.tip ?? '',
    /** The first ones are on their way. */
    isAwaited: list.isPending || answer.isPending,
    initial: INITIAL[latest?.promptedBy ?? 'user'],
  }
}
