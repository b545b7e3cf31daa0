import { describe, expect, it } from 'vitest'
import { WEB_API_KEY } from '#shared/product.ts'
import { send } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'

/** The header by which clients name themselves (R-AUTH-24, R-AUTH-31, G-AUTH-10). */

const LIST = '/ft/learning/roadmap/list'
const PROMPTS = '/gpt/bot/prompts'
const REFUSAL = 'This client is not known here. Please load the page again.'
const body = { context: 'Go' }

const keyed = (key: string) => ({ headers: { 'x-api-key': key } })

describe('R-AUTH-24, G-AUTH-10: x-api-key', () => {
  it('of a client that is known, or none at all, is no matter', async () => {
    const { token } = await createUser()
    for (const sent of [keyed(WEB_API_KEY), {}]) {
      expect((await send(LIST, { token, ...sent })).status).toBe(200)
      expect((await send('/trpc/auth.account', { token, ...sent })).status).toBe(200)
      expect((await send(PROMPTS, { token, body, ...sent })).status).toBe(200)
    }
  })

  it('a wrong one is refused wherever it is sent, with a bearer that holds or without one', async () => {
    const { token } = await createUser()
    for (const path of [LIST, '/trpc/auth.account', '/trpc/billing.packages', '/ft/learning/roadmap/sharable/list'])
      for (const bearer of [token, undefined]) {
        const response = await send(path, { token: bearer, ...keyed('tubli-web-0') })
        expect([path, response.status]).toEqual([path, 401])
        expect(await response.json()).toMatchObject({ error: REFUSAL, code: 'unknown_client' })
      }
    expect((await send(PROMPTS, { token, body, ...keyed('') })).status).toBe(401)
  })

  it('where it is required, calls without one are refused, but those of the AI (G-AUTH-13) and what a browser asks for itself', async () => {
    const { token } = await createUser()
    const env = { REQUIRE_API_KEY: 'true' } as const
    for (const path of [LIST, '/trpc/auth.account', '/auth/user'])
      expect([path, (await send(path, { token, env })).status]).toEqual([path, 401])
    expect((await send(LIST, { token, env, ...keyed(WEB_API_KEY) })).status).toBe(200)
    expect((await send(PROMPTS, { token, body, env })).status).toBe(200)
    for (const path of ['/', '/8020', '/robots.txt', '/health', '/openapi.json'])
      expect([path, (await send(path, { env })).status]).toEqual([path, 200])
  })

  it('R-AUTH-31: several clients may call, each by its own; it is no bearer', async () => {
    const env = { API_KEYS: `${WEB_API_KEY}, tubli-phone-2` }
    const { token } = await createUser()
    expect((await send(LIST, { token, env, ...keyed('tubli-phone-2') })).status).toBe(200)
    expect((await send(LIST, { env, ...keyed('tubli-phone-2') })).status).toBe(401)
  })
})
