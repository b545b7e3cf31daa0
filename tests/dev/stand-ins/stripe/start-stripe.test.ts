import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StripeStandIn, startStripe } from '#dev/stand-ins/stripe/start-stripe.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tubli-stripe-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function clientOf({ url, control }: StripeStandIn): Stripe {
  const { hostname: host, port } = new URL(url)
  return new Stripe(control.keys.secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
}

it('remembers everything across a restart when it has a file', async () => {
  const file = join(folder, 'stripe.json')
  const first = await startStripe({ file, webhookUrl: 'http://localhost:9/webhooks' })
  const customer = await clientOf(first).customers.create({ email: 'a@b.c' }, { idempotencyKey: 'k' })
  await first.control.advance({ days: 3 })
  const wanted = { customer: customer.id, mode: 'setup', currency: 'usd', success_url: 'http://localhost/' } as const
  const session = await clientOf(first).checkout.sessions.create(wanted)
  await first.close()
  const second = await startStripe({ file, webhookUrl: 'http://localhost:10/webhooks' })
  const stripe = clientOf(second)
  expect((await stripe.customers.create({ email: 'a@b.c' }, { idempotencyKey: 'k' })).id).toBe(customer.id)
  expect((await stripe.webhookEndpoints.list()).data.map(({ url }) => url)).toEqual(['http://localhost:10/webhooks'])
  expect((await stripe.customers.create({})).created - customer.created).toBeGreaterThan(2.9 * 86_400)
  expect((await stripe.checkout.sessions.retrieve(session.id)).url).toBe(`${second.url}/checkout/${session.id}`)
  await second.close()
})

it("takes keys of one's own, and says whose account it is", async () => {
  const standIn = await startStripe({
    secretKey: 'sk_test_own',
    publishableKey: 'pk_test_own',
    webhookSecret: 'whsec_own',
  })
  expect(standIn.control.keys).toEqual({
    secretKey: 'sk_test_own',
    publishableKey: 'pk_test_own',
    webhookSecret: 'whsec_own',
  })
  expect(await clientOf(standIn).accounts.retrieveCurrent()).toMatchObject({ object: 'account', id: 'acct_standin' })
  await standIn.close()
})
