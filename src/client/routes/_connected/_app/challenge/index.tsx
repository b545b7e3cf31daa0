import { createFileRoute } from '@tanstack/react-router'
import { CHALLENGE_PAGES } from '#client/features/challenges/challenge-pages.ts'
import { ChallengesPage } from '#client/pages/challenges/challenges-page.tsx'

interface ChallengesSearch {
  /** Those that are over, where others are open. */
  show?: 'previous' | undefined
}

/** For everybody (3§6). */
export const Route = createFileRoute('/_connected/_app/challenge/')({
  staticData: { title: 'Bounties' },
  validateSearch: ({ show }: ChallengesSearch): ChallengesSearch => (show === 'previous' ? { show } : {}),
  loaderDeps: ({ search: { show } }) => ({ show }),
  loader: ({ context: { queryClient, trpc }, deps: { show } }) => {
    void queryClient.prefetchInfiniteQuery(trpc.challenges.list.infiniteQueryOptions({ show }, CHALLENGE_PAGES))
  },
  component: ChallengesPage,
})
