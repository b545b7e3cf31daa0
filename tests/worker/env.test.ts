import { env as rawEnv } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { readEnv } from '#worker/env.ts'

const reading = (changes: Record<string, unknown>) => () => readEnv({ ...rawEnv, ...changes })

const NO_STRIPE = { STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined, STRIPE_PUBLISHABLE_KEY: undefined }

describe('a capability is there as a whole or not at all', () => {
  it('Stripe: all three, or none', () => {
    expect(reading({})).not.toThrow()
    expect(reading(NO_STRIPE)).not.toThrow()
    for (const name of Object.keys(NO_STRIPE)) expect(reading({ [name]: undefined })).toThrow(`${name} is missing`)
    expect(reading({ ...NO_STRIPE, STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
      'STRIPE_WEBHOOK_SECRET is missing, for STRIPE_SECRET_KEY is set; STRIPE_PUBLISHABLE_KEY is missing',
    )
  })

  it('a model: its provider with what it needs', () => {
    const changes = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: undefined, MODEL_NAME: undefined }
    expect(reading({ ...changes, MODEL_PROVIDER: 'builtin' })).not.toThrow()
    expect(reading(changes)).toThrow('MODEL_BASE_URL is missing, for MODEL_PROVIDER is openai-compatible; MODEL_NAME')
    expect(reading({ MODEL_PROVIDER: 'workers-ai', MODEL_NAME: '@cf/x' })).toThrow('binding AI is missing')
  })

  it('what everything needs, and what is wrong, by name', () => {
    expect(reading({ SESSION_SECRET: 'short', APP_URL: undefined })).toThrow(/APP_URL: .+; SESSION_SECRET: /)
    const { INVITE_LIMIT: _, ...without } = { ...rawEnv } as Record<string, unknown>
    expect(() => readEnv(without)).toThrow('binding INVITE_LIMIT is missing')
  })
})
