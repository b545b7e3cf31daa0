import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { isConnected } from '#client/lib/connection.ts'
import { clients } from '#tests/support/client/render.tsx'

const server = vi.fn<typeof fetch>()
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const looks = () => server.mock.calls.filter(([, init]) => init?.method === 'HEAD').length
const ask = () => clients.api.auth.account.query().catch(() => 'no answer')

afterEach(() => void server.mockReset())

it('one request that did not arrive is no lost connection while the server answers', async () => {
  vi.stubGlobal('fetch', server)
  server.mockImplementation((_, init) => (init?.method === 'HEAD' ? Promise.resolve(new Response()) : lost()))
  await ask()
  await vi.waitFor(() => expect(looks()).toBe(1))
  expect(isConnected()).toBe(true)
})

it('a server that is not there is one, whatever the browser says, until it answers again', async () => {
  // as a page that is drawn
  const stop = onlineManager.subscribe(() => {})
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('fetch', server)
  server.mockImplementation(lost)
  await ask()
  await vi.waitFor(() => expect(isConnected()).toBe(false))
  expect(onlineManager.isOnline()).toBe(false)
  await vi.advanceTimersByTimeAsync(5000)
  expect(isConnected()).toBe(false)
  server.mockImplementation(async () => new Response())
  await vi.advanceTimersByTimeAsync(5000)
  expect(isConnected()).toBe(true)
  expect(onlineManager.isOnline()).toBe(true)
  stop()
  const asked = looks()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looks()).toBe(asked)
})
