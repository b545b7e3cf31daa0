import { createFileRoute } from '@tanstack/react-router'
import { pathwayOptions } from '#client/features/pathways/pathway-options.ts'
import { PathwayPage } from '#client/pages/pathway/pathway-page.tsx'

interface PathwaySearch {
  /** From 1; anything else is the open one. */
  week?: string
}

export const Route = createFileRoute('/_connected/_app/_user/open-source/pathway')({
  staticData: { title: 'Open-source internship' },
  validateSearch: ({ week }: PathwaySearch): PathwaySearch => ({ week }),
  loader: ({ context: { queryClient, api }, cause }) => {
    // asking begins it: nobody does by hovering over its link
    if (cause !== 'preload') void queryClient.prefetchQuery(pathwayOptions(api))
  },
  component: PathwayPage,
})
