import { createFileRoute } from '@tanstack/react-router'
import { ChallengePage } from '#client/pages/challenge/challenge-page.tsx'

/** For everybody (3§6). */
export const Route = createFileRoute('/_connected/_app/challenge/$challengeId/')({
  staticData: { title: 'Bounty' },
  loader: ({ context: { queryClient, trpc }, params }) => {
    if (!/^\d{1,9}$/.test(params.challengeId)) return
    const input = { challengeId: Number(params.challengeId) }
    void queryClient.prefetchQuery(trpc.challenges.get.queryOptions(input))
    void queryClient.prefetchQuery(trpc.challenges.questions.queryOptions(input))
  },
  component: ChallengePage,
})
