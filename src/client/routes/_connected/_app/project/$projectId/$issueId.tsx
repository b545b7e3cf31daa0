import { createFileRoute } from '@tanstack/react-router'
import { IssuePage } from '#client/pages/issue/issue-page.tsx'

/** For everybody (3§6). */
export const Route = createFileRoute('/_connected/_app/project/$projectId/$issueId')({
  staticData: { title: 'Issue' },
  loader: ({ context: { queryClient, trpc }, params: { issueId } }) => {
    void queryClient.prefetchQuery(trpc.issues.get.queryOptions({ issueId }))
  },
  component: IssuePage,
})
