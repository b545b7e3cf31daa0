import { type Currency, packageById } from '#shared/billing/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { payments } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { createIntent } from '#worker/integrations/stripe/stripe.ts'
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
  const intent = await withCustomer(ctx, ({ customerId }) =>
    createIntent(ctx.env, { paymentId, userId, customerId, amount, currency, description }),
  )
  // stored before anybody can pay it: the client secret goes out afterwards, and is kept nowhere
  await ctx.db
    .insert(payments)
    .values({ id: paymentId, userId, intentId: intent.id, packageId, credits, amount, currency })
  return { clientSecret: intent.clientSecret, paymentId }
}
