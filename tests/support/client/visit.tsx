import { MantineProvider } from '@mantine/core'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render as renderTree } from '@testing-library/react'
import { parseSearch, stringifySearch } from '#client/lib/search-text.ts'
// whose types say what addresses there are
import type {} from '#client/router.tsx'
import { routeTree } from '#client/routeTree.gen.ts'
import { clients } from './render.tsx'

/** Opens an address of the app with its own routes, layouts and guards. */
export async function visit(path: string) {
  const router = createRouter({
    routeTree,
    context: { loadClients: async () => clients },
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  const view = await act(async () =>
    renderTree(
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>,
    ),
  )
  return { ...view, router }
}
