import { sql } from 'drizzle-orm'
import { type Currency, packageById } from '#shared/billing/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { createIntent } from '#worker/integrations/stripe.ts'
import { withCustomer } from './open-customer.ts'

/**
 * Prepares the purchase of a credit package (C135). Amount and credits come from our own catalogue, whatever the body says;
 * credits come only once Stripe says that the money has (SEC-10).
 * @throws DomainError invalid for a package that is not sold
 */
export async function createPayment(
  ctx: UserContext,
  input: { priceId: string; currency: Currency },
): Promise<{ clientSecret: string; paymentId: string }> {
  const { userId } = ctx.actor
  const { currency } = input
  const creditPackage = packageById(input.priceId)
  if (!creditPackage) throw new DomainError('invalid', 'This credit package is not sold.')
  const { id: packageId, credits, amounts } = creditPackage
  const amount = amounts[currency]
  const paymentId = crypto.randomUUID()
  const description = `${credits} learning credits`
  const intent = await withCustomer(ctx, (customerId) =>
    createIntent(ctx.env, { paymentId, userId, customerId, amount, currency, description }),
  )
  // stored before anybody can pay it: the client secret goes out afterwards, and is kept nowhere
  await ctx.db.execute(sql`
    insert into payments (id, user_id, intent_id, package_id, credits, amount, currency)
    values (${paymentId}::uuid, ${userId}::uuid, ${intent.id}, ${packageId}, ${credits}::int, ${amount}::int, ${currency})`)
  return { clientSecret: intent.clientSecret, paymentId }
}
