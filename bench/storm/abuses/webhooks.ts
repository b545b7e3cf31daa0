import { controlStripe } from '#dev/stand-ins/stripe/control/control-client.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { openStripe } from '#worker/integrations/stripe/stripe-client.ts'
import { type Abuse, type Storm, times } from '../storm.ts'

const bought = 5
const timesDelivered = 16

/** What `npm start` gives the stand-in. */
const STRIPE_SECRET_KEY = 'sk_test_standin0000000000000000'

async function pay(storm: Storm, user: TestUser): Promise<string> {
  const stripe = await openStripe({ STRIPE_SECRET_KEY, STRIPE_API_URL: storm.product.addressOf('stripe') })
  const { body } = await storm.call(user, '/trpc/billing.createPayment', { priceId: 'credits_5', currency: 'usd' })
  const { clientSecret = '' } = (body as { result?: { data?: { clientSecret?: string } } }).result?.data ?? {}
  const [intent = ''] = clientSecret.split('_secret_')
  await stripe.paymentIntents.confirm(intent, {
    payment_method: 'pm_card_visa',
    return_url: `${storm.product.url}/learn`,
  })
  return intent
}

/** Every payment's event sixteen times at once, and as many that Stripe never sent. */
export const webhooks: Abuse = {
  name: 'duplicate and forged webhooks',
  run: async (storm) => {
    const control = controlStripe(storm.product.addressOf('stripe'))
    const payers = await storm.people(0)
    const thief = await storm.person(0)
    const intents = await Promise.all(payers.map((payer) => pay(storm, payer)))
    const { events } = await control.report()
    const paid = events.filter(({ type, objectId }) => type.endsWith('succeeded') && intents.includes(objectId ?? ''))
    await Promise.all(paid.map(({ id }) => control.send(id, { times: timesDelivered, isParallel: true })))
    const object = { id: intents[0], object: 'payment_intent', metadata: { userId: thief.userId }, status: 'succeeded' }
    const forged = { type: 'payment_intent.succeeded', object, times: timesDelivered, isParallel: true }
    const kinds = [{ signature: 'wrong' }, { signature: 'missing' }, { signature: 'valid', ageSeconds: 3600 }] as const
    const statuses = await times(kinds.length, (at) =>
      control.forge({ ...forged, signature: 'valid', ageSeconds: 0, delayMs: 0, ...kinds[at] }),
    )
    await control.settle()
    const balances = await storm.product.query<{ balance: number; isThief: boolean }>(
      `select balance, user_id = $1 as "isThief" from credit_balances where user_id = $1 or user_id = any($2)`,
      [thief.userId, payers.map(({ userId }) => userId)],
    )
    const of = (isWrong: (balance: number) => boolean) =>
      balances.filter(({ balance, isThief }) => !isThief && isWrong(balance)).length
    const accepted = statuses.flat().filter((status) => status === 200).length
    const stolen = balances.find(({ isThief }) => isThief)?.balance ?? 0
    return {
      lost: of((balance) => balance < bought),
      doubled: of((balance) => balance > bought),
      free: accepted + stolen,
    }
  },
}
