import { createFileRoute } from '@tanstack/react-router'
import { ChallengesPage } from '#client/pages/challenges/challenges-page.tsx'

interface ChallengesSearch {
  /** Those that are over, where others are open. */
  show?: 'previous' | undefined
}

/** For everybody (3§6). */
export const Route = createFileRoute('/_connected/_app/challenge/')({
  staticData: { title: 'Bounties' },
  validateSearch: ({ show }: ChallengesSearch): ChallengesSearch => (show === 'previous' ? { show } : {}),
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(trpc.challenges.list.queryOptions())
  },
  component: ChallengesPage,
})
