import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EventRecorder } from '#client/features/analytics/event-recorder.tsx'
import { clearEverything, startSession } from '#client/lib/stored-session.ts'
import { render } from '#tests/support/client/render.tsx'

const server = vi.fn<typeof fetch>()
const sent = () =>
  server.mock.calls
    .flatMap(([, init]) => Object.values<{ payload: object }>(JSON.parse(String(init?.body))))
    .map(({ payload }) => payload)

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockImplementation(async () => Response.json([{ result: { data: { status: 'ok' } } }]))
  startSession({ token: 'a-token', userId: 'u-1' })
})
afterEach(() => {
  clearEverything()
  server.mockReset()
})

it('2§7.5: page views are recorded by their pattern, without ids and queries', async () => {
  const rootRoute = createRootRoute({ component: () => <EventRecorder isSignedIn children={null} /> })
  const routeTree = rootRoute.addChildren(
    ['/learn/', '/learn/$userId/$roadmapId/', '/home'].map((path) =>
      createRoute({ getParentRoute: () => rootRoute, path }),
    ),
  )
  const history = createMemoryHistory({ initialEntries: ['/learn?prompt=secret'] })
  const router = createRouter({ routeTree, history })
  await router.load()
  await render(<RouterProvider router={router} />)
  for (const href of ['/learn/u-2/r-1', '/learn/u-2/r-1?certificate=8020', '/learn/u-3/r-2', '/home']) {
    await act(async () => history.push(href))
    await act(() => router.load())
  }
  const view = (page: string) => ({ action: 'Viewed page', page })
  const roadmap = view('/learn/$userId/$roadmapId')
  await vi.waitFor(() => expect(sent()).toEqual([view('/learn'), roadmap, roadmap]))
})
