import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLive } from '#client/features/live/use-live.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function network(there: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there)
  act(() => void window.dispatchEvent(new Event(there ? 'online' : 'offline')))
}

const heard = () => vi.mocked(fetch).mock.calls.filter(([url]) => url === '/live').length

it('hears nothing without a connection, and at once when it is back', async () => {
  // the first call asks for the page itself, whether the server is there
  vi.stubGlobal(
    'fetch',
    vi.fn().mockImplementation(async () => new Response('', { status: 200 })),
  )
  network(false)
  renderHook(() => useLive('/live', vi.fn()))
  // the code that would hear is there by then
  await import('#client/features/live/listen.ts')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(heard()).toBe(0)
  network(true)
  await vi.waitFor(() => expect(heard()).toBe(1))
})
