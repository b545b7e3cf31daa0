import { SignJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newSessionId, readBearer, signBearer } from '#worker/bearer.ts'

const secret = 'a secret of this test that is long enough'
const userId = crypto.randomUUID()

const send = (token: string, by = secret) => readBearer(by, `Bearer ${token}`)

describe('a bearer that was found good before', () => {
  afterEach(() => vi.useRealTimers())

  it('says the same again', async () => {
    const { sessionId, tokenHash } = await newSessionId()
    const token = await signBearer(secret, userId, sessionId)
    expect(await send(token)).toEqual({ userId, tokenHash, impersonatorId: null })
    expect(await send(token)).toEqual({ userId, tokenHash, impersonatorId: null })
  })

  it('is nothing under another secret, nor with a letter changed', async () => {
    const token = await signBearer(secret, userId, 'a session')
    await send(token)
    expect(await send(token, `another ${secret}`)).toBe('invalid')
    expect(await send(`${token.slice(0, -5)}AAAAA`)).toBe('invalid')
    expect(await send(token)).not.toBe('invalid')
  })

  it('ends when its time is over', async () => {
    const inAMinute = Math.floor(Date.now() / 1000) + 60
    const jwt = new SignJWT().setProtectedHeader({ alg: 'HS256' }).setSubject(userId).setJti('a session')
    const token = await jwt.setExpirationTime(inAMinute).sign(new TextEncoder().encode(secret))
    expect(await send(token)).not.toBe('invalid')
    vi.useFakeTimers({ toFake: ['Date'], now: (inAMinute - 1) * 1000 })
    expect(await send(token)).not.toBe('invalid')
    vi.setSystemTime(inAMinute * 1000)
    expect(await send(token)).toBe('invalid')
  })

  it('makes room for others without harm to them', async () => {
    const tokens = await Promise.all(Array.from({ length: 1010 }, (_, n) => signBearer(secret, userId, `session ${n}`)))
    for (const token of tokens) await send(token)
    for (const token of [tokens[0], tokens.at(-1)]) expect(await send(token ?? '')).toMatchObject({ userId })
  })
})
