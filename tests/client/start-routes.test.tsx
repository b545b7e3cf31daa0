import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAppRouter } from '#client/router.tsx'
import { Route as RootRoute } from '#client/routes/__root.tsx'
import { Route as PublicRoute } from '#client/routes/_public.tsx'
import { routeTree } from '#client/routeTree.gen.ts'
import { startRoutes } from '#client/start-routes.ts'

/** The routes are the same objects for all tests, and the whole tree's children are theirs after each. */
const whole = { root: routeTree.children, layout: PublicRoute.children }
function growWhole(): void {
  RootRoute.addChildren(whole.root as never)
  PublicRoute.addChildren(whole.layout as never)
}

const loadOthers = vi.fn<() => Promise<void>>()

async function open(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const clients = { loadClients: () => new Promise<never>(() => {}) }
  const router = createAppRouter(clients, startRoutes(loadOthers), history)
  loadOthers.mockImplementation(async () => {
    growWhole()
    router.setRoutes(router.buildRouteTree())
  })
  await router.load()
  await act(async () => render(<RouterProvider router={router} />))
  return router
}

/** Nothing comes into the window. */
class Nowhere {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  loadOthers.mockReset()
  vi.stubGlobal('IntersectionObserver', Nowhere)
})
afterEach(() => void vi.restoreAllMocks())
afterAll(growWhole)

it('the start page needs no other routes', async () => {
  const router = await open('/')
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
  expect(router.state.matches.at(-1)?.fullPath).toBe('/')
  expect(loadOthers).not.toHaveBeenCalled()
})

it('another address has them loaded first, and keeps what it asks for', async () => {
  const router = await open('/no-permission?from=a&n=01#there')
  expect(router.state.location.href).toBe('/no-permission?from=a&n=01#there')
  expect(router.state.matches.at(-1)?.fullPath).toBe('/no-permission')
  expect(loadOthers).toHaveBeenCalledOnce()
})

it('whoever goes on from there finds the page, once', async () => {
  const router = await open('/')
  await act(() => router.navigate({ to: '/no-permission' }))
  await waitFor(() => expect(router.state.matches.at(-1)?.fullPath).toBe('/no-permission'))
  await act(() => router.navigate({ to: '/account-deleted' }))
  expect(router.state.matches.at(-1)?.fullPath).toBe('/account-deleted')
  expect(loadOthers).toHaveBeenCalledOnce()
  // one step each: nobody has to go back twice
  expect(router.history.length).toBe(3)
})

it('what is prepared for is the page itself', async () => {
  const router = await open('/')
  const matches = await router.preloadRoute({ to: '/no-permission' })
  expect(matches?.at(-1)?.fullPath).toBe('/no-permission')
  expect(router.state.location.pathname).toBe('/')
})

it('an address that no page has ends at /404', async () => {
  const router = await open('/nothing/there/at/all')
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'))
})

it('where the others do not come, the page says so', async () => {
  const router = await open('/')
  // both React and the page itself tell the console of it
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  loadOthers.mockRejectedValue(new Error('no such thing'))
  await act(() => router.navigate({ to: '/no-permission' }))
  expect(await screen.findByRole('heading', { name: 'This page broke' })).toBeDefined()
})
