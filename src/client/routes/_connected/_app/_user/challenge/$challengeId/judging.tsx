import { createFileRoute } from '@tanstack/react-router'
import { JudgingPage } from '#client/pages/challenge-judging/judging-page.tsx'

/** For who judges it. */
export const Route = createFileRoute('/_connected/_app/_user/challenge/$challengeId/judging')({
  staticData: { title: 'Judging' },
  loader: ({ context: { queryClient, trpc }, params }) => {
    if (!/^\d{1,9}$/.test(params.challengeId)) return
    void queryClient.prefetchQuery(trpc.challengeJudging.list.queryOptions({ challengeId: Number(params.challengeId) }))
  },
  component: JudgingPage,
})
