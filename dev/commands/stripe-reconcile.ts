import { parseArgs } from 'node:util'
import pg from 'pg'
import type { StripeSettings } from '#worker/integrations/stripe/stripe-client.ts'
import { differencesOfPayments } from './reconcile-payments.ts'
import { differencesOfSubscriptions } from './reconcile-subscriptions.ts'

export type Scope = { databaseUrl: string; stripe: StripeSettings; days: number }

/** Every difference between Stripe and what is stored, a sentence each; it only reads. */
export async function reconcile({ databaseUrl, stripe, days }: Scope): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set session characteristics as transaction read only')
    return [
      ...(await differencesOfPayments(client, stripe, days)),
      ...(await differencesOfSubscriptions(client, stripe)),
      ...(await differencesOfBalances(client)),
    ]
  } finally {
    await client.end()
  }
}

/** The statement's promise: what somebody has is the sum of what came and went. */
async function differencesOfBalances(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ user_id: string; balance: number; sum: number }>(`
    select b.user_id, b.balance, coalesce(l.sum, 0)::int as sum
    from credit_balances b left join (select user_id, sum(delta) as sum from credit_ledger group by user_id) l
      using (user_id) where b.balance <> coalesce(l.sum, 0)`)
  return rows.map(({ user_id, balance, sum }) => `balance of ${user_id}: ${balance}, but the ledger adds up to ${sum}`)
}

/** `npm run stripe:reconcile -- --days 30`: needs STRIPE_SECRET_KEY and DATABASE_URL; STRIPE_API_URL is optional. */
async function main(): Promise<void> {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL = 'https://api.stripe.com', DATABASE_URL } = process.env
  if (!STRIPE_SECRET_KEY || !DATABASE_URL) throw new Error('Set STRIPE_SECRET_KEY and DATABASE_URL.')
  const days = Number(parseArgs({ options: { days: { type: 'string', default: '30' } } }).values.days)
  if (!(days > 0)) throw new Error('--days must be a number above 0.')
  const stripe = { STRIPE_SECRET_KEY, STRIPE_API_URL }
  const differences = await reconcile({ databaseUrl: DATABASE_URL, stripe, days })
  for (const line of differences) console.log(line)
  console.log(differences.length === 0 ? `No differences in ${days} days.` : `${differences.length} differences.`)
  if (differences.length > 0) process.exitCode = 1
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  })
}
