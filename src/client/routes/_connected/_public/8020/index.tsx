import { createFileRoute } from '@tanstack/react-router'
import { pathListOptions, publicListOptions } from '#client/features/library/library-options.ts'
import { type LibrarySearch, readLibrarySearch } from '#client/features/library/library-search.ts'
import { LibraryPage } from '#client/pages/library/library-page.tsx'

/** The public way into the learning area: what is ready to be read and copied (2§2.1). */
export const Route = createFileRoute('/_connected/_public/8020/')({
  validateSearch: (search: LibrarySearch & Record<string, unknown>): LibrarySearch => readLibrarySearch(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, ...reader }, deps }) => {
    if (deps.by === 'people') void queryClient.prefetchInfiniteQuery(publicListOptions(reader, deps))
    else void queryClient.prefetchInfiniteQuery(pathListOptions(reader, deps))
  },
  component: LibraryPage,
})
