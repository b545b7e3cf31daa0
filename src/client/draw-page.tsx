import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { createAppRouter } from './router.tsx'
import { routeTree } from './routeTree.gen.ts'
import { createClients } from './trpc.ts'

/** The page at an address as a visitor first sees it, as HTML: for the build (dev/pages), which writes it into the page's file. */
export async function drawPage(address: string): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createAppRouter({ loadClients: async () => createClients() }, routeTree, history)
  await router.load()
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return new Response(prelude).text()
}
