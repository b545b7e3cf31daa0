import { createFileRoute } from '@tanstack/react-router'
import { PathPage } from '#client/pages/path/path-page.tsx'

interface PathSearch {
  /** Somebody signed in to copy it, and comes back. */
  copy?: '1' | undefined
}

/** A path of the library, for everybody to read. */
export const Route = createFileRoute('/_connected/_public/8020/path/$slug')({
  validateSearch: ({ copy }: PathSearch): PathSearch => ({ copy: copy === '1' ? copy : undefined }),
  loader: ({ context: { queryClient, trpc }, params: { slug } }) => {
    void queryClient.prefetchQuery(trpc.library.get.queryOptions({ id: slug }))
  },
  component: PathPage,
})
