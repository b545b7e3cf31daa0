import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { usePageFocus } from '#client/ui/focus/use-page-focus.ts'
import { render } from '#tests/support/client/render.tsx'

let arrive: () => void = () => undefined

function Root() {
  usePageFocus()
  return (
    <main tabIndex={-1}>
      <Outlet />
    </main>
  )
}
function Page() {
  const [isThere, setIsThere] = useState(false)
  arrive = () => setIsThere(true)
  return isThere ? (
    <section>
      <h1 tabIndex={-1}>Learn Go</h1>
    </section>
  ) : (
    <div>
      <h1 tabIndex={-1}>On its way</h1>
      <button type="button">Else</button>
    </div>
  )
}

beforeEach(async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>())
  const rootRoute = createRootRoute({ component: Root })
  const routeTree = rootRoute.addChildren([
    createRoute({ getParentRoute: () => rootRoute, path: '/' }),
    createRoute({ getParentRoute: () => rootRoute, path: '/page', component: Page }),
  ])
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree, history })
  await router.load()
  await render(<RouterProvider router={router} />)
  await act(async () => history.push('/page'))
  await waitFor(() => expect(focused()).toBe('On its way'))
})
const focused = () => document.activeElement?.textContent

it("a page that arrives takes over its skeleton's focus", async () => {
  await act(async () => arrive())
  await waitFor(() => expect(focused()).toBe('Learn Go'))
})

it('whoever has moved on is left alone', async () => {
  screen.getByRole('button').focus()
  // as a click beside everything does
  screen.getByRole('button').blur()
  await act(async () => document.querySelector('main div')?.append('more'))
  await act(async () => arrive())
  await act(async () => undefined)
  expect(document.activeElement).toBe(document.body)
})
