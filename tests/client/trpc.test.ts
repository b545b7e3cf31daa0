import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readToken, store } from '#client/lib/stored-session.ts'
import { WEB_API_KEY } from '#shared/product.ts'
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

it('R-AUTH-24: every call names the client, and who is signed in', async () => {
  server.mockResolvedValue(refusal(400))
  await clients.api.billing.packages.query().catch(() => undefined)
  store({ token: 'mine' })
  await clients.api.auth.account.query().catch(() => undefined)
  expect(server.mock.calls.map(([, options]) => options?.headers)).toEqual([
    { 'x-api-key': WEB_API_KEY },
    { 'x-api-key': WEB_API_KEY, authorization: 'Bearer mine' },
  ])
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

describe('what was kept for offline', () => {
  const kept = vi.fn()
  const refusedWith = (body: object) =>
    Response.json([{ error: { message: 'no', code: -32001, data: { httpStatus: 401, body } } }], { status: 401 })

  it.each([
    ['goes with a session that somebody ended', { error: 'no', wasEnded: true }, [['userData']]],
    ['waits for the next session of the same person where this one has run out', { error: 'no' }, []],
  ])('%s', async (_, body, removed) => {
    kept.mockReset()
    vi.stubGlobal('indexedDB', { deleteDatabase: kept })
    store({ token: 'mine' })
    server.mockResolvedValue(refusedWith(body))
    await expect(clients.api.auth.account.query()).rejects.toThrow('no')
    expect(readToken()).toBeNull()
    expect(kept.mock.calls).toEqual(removed)
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
