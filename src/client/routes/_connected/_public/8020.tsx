import { createFileRoute } from '@tanstack/react-router'
import { LearningAreaPage } from '#client/pages/learning-area/learning-area-page.tsx'

/** The public way into the learning area (2§2.1). */
export const Route = createFileRoute('/_connected/_public/8020')({
  staticData: { title: '8020' },
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(trpc.roadmaps.listSharable.queryOptions())
  },
  component: LearningAreaPage,
})
