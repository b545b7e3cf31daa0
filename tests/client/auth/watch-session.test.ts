import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchSession } from '#client/features/auth/watch-session.ts'
import { clearSession, store } from '#client/lib/stored-session.ts'
import { clients } from '#tests/support/client/render.tsx'

let stop = () => {}

beforeEach(async () => {
  localStorage.clear()
  store({ token: 'mine' })
  clients.queryClient.setQueryData(['kept'], 'of the first person')
  const mutation = clients.queryClient.getMutationCache().build(clients.queryClient, { mutationFn: async () => 'done' })
  await mutation.execute(undefined)
})

afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const nothingIsLeft = () => {
  expect(clients.queryClient.getQueryCache().getAll()).toEqual([])
  expect(clients.queryClient.getMutationCache().getAll()).toEqual([])
}

it('forgets what the ended session had read and written, once the guards have looked again', async () => {
  const recheckGuards = vi.fn(async () => expect(clients.queryClient.getQueryData(['kept'])).toBeDefined())
  stop = watchSession(clients.queryClient, recheckGuards)
  clearSession()
  await vi.waitFor(nothingIsLeft)
  expect(recheckGuards).toHaveBeenCalledOnce()
})

it('forgets it also when the guards fail', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new Error('no such page')
  stop = watchSession(clients.queryClient, () => Promise.reject(failure))
  store({ token: 'of somebody else' })
  await vi.waitFor(nothingIsLeft)
  await vi.waitFor(() => expect(complain).toHaveBeenCalledWith(failure))
})

it('follows a session that changed while the page lay in the back/forward cache', async () => {
  const recheckGuards = vi.fn(async () => {})
  stop = watchSession(clients.queryClient, recheckGuards)
  localStorage.removeItem('userData.token')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(recheckGuards).not.toHaveBeenCalled()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await vi.waitFor(nothingIsLeft)
  expect(recheckGuards).toHaveBeenCalledOnce()
})

it('keeps everything while the token stays the same', async () => {
  const recheckGuards = vi.fn(async () => {})
  stop = watchSession(clients.queryClient, recheckGuards)
  store({ colorScheme: 'dark' })
  expect(recheckGuards).not.toHaveBeenCalled()
  expect(clients.queryClient.getQueryData(['kept'])).toBe('of the first person')
})
