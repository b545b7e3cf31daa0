import { useInfiniteQuery } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'
import type { ChallengesShown } from '#shared/challenges/schemas.ts'
import { CHALLENGE_PAGES } from './challenge-pages.ts'

/** A page after another of the bounties that can be won, or of those that are over. */
export function useChallenges(show: ChallengesShown | undefined) {
  const list = useInfiniteQuery(useTRPC().challenges.list.infiniteQueryOptions({ show }, CHALLENGE_PAGES))
  const [first] = list.data?.pages ?? []
  const challenges = list.data?.pages.flatMap((page) => page.challenges)
  return { list, first, challenges }
}
