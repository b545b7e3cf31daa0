import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BrokenPage } from '#client/pages/message/broken-page.tsx'
import { render } from '#tests/support/client/render.tsx'

afterEach(() => void vi.restoreAllMocks())

async function openBroken(error: Error) {
  // both React and the page itself tell the console of it
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const root = createRootRoute()
  const layout = createRoute({
    getParentRoute: () => root,
    id: '_app',
    component: () => (
      <>
        <nav />
        <Outlet />
      </>
    ),
  })
  const page = createRoute({
    getParentRoute: () => layout,
    path: '/broken',
    component: () => {
      throw error
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([layout.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: ['/broken'] }),
    defaultErrorComponent: BrokenPage,
  })
  await router.load()
  await render(<RouterProvider router={router} />)
}

it('a page that breaks leaves the layout around it as it is', async () => {
  await openBroken(new Error('no such thing'))
  expect(await screen.findByRole('heading', { name: 'This page broke' })).toBeTruthy()
  expect(screen.getByRole('navigation')).toBeTruthy()
  expect(screen.queryByRole('main')).toBeNull()
})

it('a page whose code did not come says whether there is a connection', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  window.dispatchEvent(new Event('offline'))
  await openBroken(new Error('Lost piece: Failed to fetch dynamically imported module'))
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy()
  expect(screen.getByRole('navigation')).toBeTruthy()
  vi.stubGlobal('fetch', async () => new Response())
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeTruthy()
})
