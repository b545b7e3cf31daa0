import { createFileRoute } from '@tanstack/react-router'
import { ChallengePage } from '#client/pages/challenge/challenge-page.tsx'

/** For everybody (3§6). */
export const Route = createFileRoute('/_connected/_app/challenge/$challengeId')({
  staticData: { title: 'Bounty' },
  loader: ({ context: { queryClient, trpc }, params: { challengeId } }) => {
    if (/^\d{1,6}$/.test(challengeId))
      void queryClient.prefetchQuery(trpc.challenges.get.queryOptions({ challengeId: Number(challengeId) }))
  },
  component: ChallengePage,
})
