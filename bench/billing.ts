import pg from 'pg'
import Stripe from 'stripe'
import * as z from 'zod'
import { openStripe } from '#worker/integrations/stripe/stripe-client.ts'
import { createLearner, type Learner } from './create-learner.ts'
import { load } from './load.ts'
import { median } from './median.ts'
import { type Stage, tell } from './stage.ts'
import type { Row } from './table.ts'

const people = 10
const paymentsEach = 10
const deliveriesEach = 2
const spendRounds = 6
const secondsPerRound = 2
const spendGoal = 0.7

/** 200 deliveries at once, each payment's event twice: what of it is lost or booked twice, and how long they wait. */
export async function measureWebhooks({ world, serve }: Stage): Promise<Row[]> {
  const { url } = await serve()
  await world.stripe.control.hold() // only what is sent below is delivered
  const events: Stripe.Event[] = []
  const learners: Learner[] = []
  for (let n = 0; n < people; n += 1) {
    const learner = await createLearner(world.vars, { roadmaps: 0, credits: 0 })
    learners.push(learner)
    for (let m = 0; m < paymentsEach; m += 1) events.push(await buyCredits(world, url, learner))
  }
  const deliveries = Array.from({ length: deliveriesEach }, () => events).flat()
  const times = await Promise.all(deliveries.map((event) => deliver(world, url, event)))
  const booked = await bookedPayments(world.databaseUrl, learners)
  const expected = events.length
  const p99 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0
  const { lost, doubled } = { lost: expected - booked.once - booked.often, doubled: booked.often }
  return [
    {
      what: `${deliveries.length} webhook deliveries at once`,
      measured: `${lost} lost, ${doubled} doubled, p99 ${p99.toFixed()} ms`,
      against: `${expected} payments`,
      ratio: booked.once / expected,
      goal: '= 1.00',
      isMet: booked.once === expected && booked.isBalanced,
    },
  ]
}

/** Credits spent a second from one account by 16 clients at once, against the bare statements. */
export async function measureSpending({ world, serveBare }: Stage): Promise<Row[]> {
  const { url } = await serveBare()
  const learner = await createLearner(world.vars, { roadmaps: 0, credits: 1_000_000 })
  const bareUrl = `${url}/bare/spend?user=${learner.userId}&session=${learner.tokenHash}`
  const addresses = { bare: bareUrl, ours: `${url}/bare/our-spend` }
  for (const address of Object.values(addresses)) await load({ url: address, token: learner.token }, secondsPerRound)
  const taken: { bare: number; ours: number }[] = []
  for (let round = 1; round <= spendRounds; round += 1) {
    const rates = { bare: 0, ours: 0 }
    const names = round % 2 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const)
    for (const name of names) {
      const { perSecond } = await load({ url: addresses[name], token: learner.token }, secondsPerRound)
      rates[name] = perSecond
    }
    taken.push(rates)
    tell(`credits spent/s, round ${round}: bare ${rates.bare.toFixed()}, ours ${rates.ours.toFixed()}`)
  }
  const ratio = median(taken.map(({ bare, ours }) => ours / bare))
  return [
    {
      what: 'spending from one account, 16 clients',
      measured: `${median(taken.map(({ ours }) => ours)).toFixed()} credits/s`,
      against: `${median(taken.map(({ bare }) => bare)).toFixed()} by the bare SQL`,
      ratio,
      goal: `≥ ${spendGoal.toFixed(2)}`,
      isMet: ratio >= spendGoal,
    },
  ]
}

const Begun = z.object({ clientSecret: z.string() })

/** @returns what Stripe says once it is paid */
async function buyCredits({ stripe, vars }: Stage['world'], url: string, { token }: Learner): Promise<Stripe.Event> {
  const response = await fetch(`${url}/ft/stripe/createPaymentIntent`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ priceId: 'credits_5', currency: 'usd' }),
  })
  const { clientSecret } = Begun.parse(await response.json())
  const [intentId = ''] = clientSecret.split('_secret_')
  const sdk = await openStripe({ STRIPE_SECRET_KEY: vars.STRIPE_SECRET_KEY, STRIPE_API_URL: stripe.url })
  await sdk.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa', return_url: url })
  const { data } = await sdk.events.list({ type: 'payment_intent.succeeded', limit: 1 })
  const [event] = data
  if (!event || !JSON.stringify(event).includes(intentId)) throw new Error('Stripe said nothing of a payment.')
  return event
}

/** @returns ms until it was answered; anything but 200 is an error of the benchmark */
async function deliver({ vars }: Stage['world'], url: string, event: Stripe.Event): Promise<number> {
  const body = JSON.stringify(event)
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: vars.STRIPE_WEBHOOK_SECRET ?? '',
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  })
  const startedAt = performance.now()
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
  const response = await fetch(`${url}/ft/stripe/webhook`, { method: 'POST', headers, body })
  if (response.status !== 200)
    throw new Error(`A delivery was answered with ${response.status}: ${await response.text()}`)
  return performance.now() - startedAt
}

async function bookedPayments(databaseUrl: string, learners: Learner[]) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const ids = learners.map(({ userId }) => userId)
    const { rows } = await client.query<{ once: number; often: number; balanced: number }>(
      `select count(*) filter (where booked = 1)::int as once, count(*) filter (where booked > 1)::int as often,
         (select count(*)::int from credit_balances b where user_id = any($1) and balance =
           (select sum(delta) from credit_ledger where user_id = b.user_id)) as balanced
       from (select (select count(*) from credit_ledger where subject_kind = 'payment' and subject_id = p.id::text) as booked
         from payments p where user_id = any($1)) each`,
      [ids],
    )
    const { once = 0, often = 0, balanced = 0 } = rows[0] ?? {}
    return { once, often, isBalanced: balanced === learners.length }
  } finally {
    await client.end()
  }
}
