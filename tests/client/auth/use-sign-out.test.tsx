import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useSignOut } from '#client/features/auth/use-sign-out.ts'
import { readStored, store } from '#client/lib/stored-session.ts'
import { TRPCProvider } from '#client/trpc.ts'
import { clients } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

/** R-AUTH-12, R-AUTH-13: signing out, and coming back from looking as somebody. */

const unimpersonate = vi.fn()
const signOut = vi.fn()

beforeEach(() => {
  unimpersonate.mockReset()
  signOut.mockReset().mockReturnValue(null)
  store({ token: 'theirs', userId: 'dummy-1', provider: 'dummy', userAvatar: 'a', githubScopes: 'codespace' })
  vi.stubGlobal('fetch', serverOf({ 'admin.unimpersonate': () => unimpersonate(), 'auth.signOut': () => signOut() }))
})

async function leave() {
  const goTo = vi.fn()
  const { api, queryClient } = clients
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={api} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useSignOut(goTo), { wrapper })
  await act(async () => result.current.mutate())
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
  return goTo.mock.calls[0]?.[0]
}

it('ends looking as somebody, stores the session that came back and goes to /admin', async () => {
  const own = { bearer: 'own', provider: 'github', providerId: '7', userId: 'admin-1', avatarUrl: null }
  unimpersonate.mockReturnValue(own)
  expect(await leave()).toBe('/admin')
  expect(['token', 'userId', 'provider', 'providerId'].map((key) => readStored(key as 'token'))).toEqual([
    ...['own', 'admin-1', 'github', '7'],
  ])
  expect(signOut).not.toHaveBeenCalled()
})

it.each([
  ['the server fails', () => new Refusal(500, 'INTERNAL_SERVER_ERROR', 'no')],
  ['it was ended in another tab', () => new Refusal(401, 'UNAUTHORIZED', 'Your session has ended.')],
  ['nobody answers', () => new TypeError('Failed to fetch')],
])('signs out like everybody else where %s', async (_, answer) => {
  unimpersonate.mockImplementation(answer)
  signOut.mockImplementation(answer)
  expect(await leave()).toBe('/login')
  expect(Object.keys(localStorage)).toEqual([])
})

it('of one’s own account it asks only for its end', async () => {
  store({ provider: 'github' })
  expect(await leave()).toBe('/login')
  expect(unimpersonate).not.toHaveBeenCalled()
  expect(signOut).toHaveBeenCalledOnce()
  expect(Object.keys(localStorage)).toEqual([])
})
