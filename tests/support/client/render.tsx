import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, render as renderTree } from '@testing-library/react'
import type { ReactNode } from 'react'
import { EventSink } from '#client/lib/event-sink.ts'
import { parseSearch, stringifySearch } from '#client/lib/search-text.ts'
import { type Clients, createClients, TRPCProvider } from '#client/trpc.ts'
import { useKeptFocus } from '#client/ui/focus/use-kept-focus.ts'

/** A page that looks after its focus, as the app's root does. */
function KeptFocus({ children }: { children: ReactNode }) {
  useKeptFocus()
  return children
}

/** What a test does not ask about. */
const forgetEvent = () => undefined

/** As the app's, but nobody waits for a second try. */
function createTestClients(): Clients {
  const clients = createClients()
  const { queries, mutations } = clients.queryClient.getDefaultOptions()
  clients.queryClient.setDefaultOptions({ queries: { ...queries, retry: false }, mutations })
  return clients
}

/** What this test's visit reads and writes through. */
export let clients = createTestClients()

/** The next test is another visit. */
export function renewClients(): void {
  // one that waits for its next try would ask the next test's server
  void clients.queryClient.cancelQueries()
  clients.queryClient.clear()
  clients = createTestClients()
}

/**
 * Draws a part of a page within what the app gives it: the kit, the query client and a router to all its addresses.
 * @param pages which of them the app has, for what asks
 */
export async function render(part: ReactNode, path = '/here', pages: readonly string[] = []) {
  const root = createRootRoute({ notFoundComponent: () => null })
  const router = createRouter({
    routeTree: root.addChildren(pages.map((page) => createRoute({ getParentRoute: () => root, path: page }))),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  const { queryClient, api } = clients
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <TRPCProvider trpcClient={api} queryClient={queryClient}>
          <RouterContextProvider router={router}>
            <EventSink value={forgetEvent}>
              <KeptFocus>{children}</KeptFocus>
            </EventSink>
          </RouterContextProvider>
        </TRPCProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
  // until what it loads lazily has had its turn
  const view = await act(async () => renderTree(part, { wrapper }))
  return { ...view, router, rerender: (next: ReactNode) => act(async () => view.rerender(next)) }
}
