import { createFileRoute } from '@tanstack/react-router'
import { ReviewPage } from '#client/pages/review/review-page.tsx'

export const Route = createFileRoute('/_connected/_app/_user/review')({
  staticData: { title: 'Review' },
  component: ReviewPage,
})
