import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readToken, store } from '#client/lib/stored-session.ts'
import { clients } from '#tests/support/client/render.tsx'

const server = vi.fn<typeof fetch>()

beforeEach(() => {
  localStorage.clear()
  server.mockReset()
  vi.stubGlobal('fetch', server)
})

afterEach(() => vi.unstubAllGlobals())

const refusal = (httpStatus: number) =>
  new Response(JSON.stringify([{ error: { message: 'no', code: -32001, data: { httpStatus } } }]), {
    status: httpStatus,
  })

describe('a refused token', () => {
  it('ends its session', async () => {
    store({ token: 'mine', userId: 'u1', colorScheme: 'dark' })
    server.mockResolvedValue(refusal(401))
    await expect(clients.api.auth.account.query()).rejects.toThrow('no')
    expect(readToken()).toBeNull()
    expect(localStorage.getItem('userData.userId')).toBeNull()
    expect(localStorage.getItem('userData.colorScheme')).toBe('dark')
  })

  it('leaves a newer session alone', async () => {
    store({ token: 'old' })
    const { promise, resolve } = Promise.withResolvers<Response>()
    server.mockReturnValue(promise)
    const answer = clients.api.auth.account.query()
    await vi.waitFor(() => expect(server).toHaveBeenCalled())
    store({ token: 'new' })
    resolve(refusal(401))
    await expect(answer).rejects.toThrow('no')
    expect(readToken()).toBe('new')
  })

  it('of a visitor touches nothing that was stored meanwhile', async () => {
    server.mockImplementation(async () => {
      store({ token: 'new' })
      return refusal(401)
    })
    await expect(clients.api.auth.account.query()).rejects.toThrow('no')
    expect(readToken()).toBe('new')
  })
})

it.each([403, 404, 500])('the session outlives a %i', async (status) => {
  store({ token: 'mine' })
  server.mockResolvedValue(refusal(status))
  await expect(clients.api.auth.account.query()).rejects.toThrow('no')
  expect(readToken()).toBe('mine')
})

it('the session outlives a lost connection', async () => {
  store({ token: 'mine' })
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(clients.api.auth.account.query()).rejects.toThrow('Failed to fetch')
  expect(readToken()).toBe('mine')
})
