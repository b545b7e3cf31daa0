import type Stripe from 'stripe'
import { CREDIT_PACKAGES, CREDITS_PRODUCT_ID, PLANS, PRO_PRODUCT_ID } from '#shared/billing/rules.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { openStripe } from '#worker/integrations/stripe/stripe-client.ts'
import { setUpPrice, setUpProduct, type Tell } from './stripe-setup-catalogue.ts'
import { setUpPortal, setUpWebhook } from './stripe-setup-endpoints.ts'

export type StripeSetup = {
  /** Stripe says a new endpoint's secret once; null when the endpoint was there already. */
  webhookSecret: string | null
}

/**
 * Brings a Stripe account to what src/shared/billing/rules.ts says: products, prices in every currency, the webhook
 * endpoint and the portal. It looks first and changes only what differs, so it can be run again at any time.
 * @param site.hasWebhook for who has an endpoint already, as the local world
 */
export async function setUpStripe(
  stripe: Stripe,
  site: { appUrl: string; hasWebhook?: boolean },
  tell: Tell = () => undefined,
): Promise<StripeSetup> {
  await setUpProduct(stripe, { id: CREDITS_PRODUCT_ID, name: `${PRODUCT_NAME} learning credits` }, tell)
  await setUpProduct(stripe, { id: PRO_PRODUCT_ID, name: `${PRODUCT_NAME} Pro` }, tell)
  for (const { id, amounts, credits } of CREDIT_PACKAGES) {
    await setUpPrice(stripe, { id, amounts, productId: CREDITS_PRODUCT_ID, nickname: `${credits} credits` }, tell)
  }
  for (const { id, amounts, interval } of PLANS.Pro.prices) {
    await setUpPrice(stripe, { id, amounts, productId: PRO_PRODUCT_ID, nickname: `Pro, a ${interval}`, interval }, tell)
  }
  await setUpPortal(stripe, site.appUrl, tell)
  const webhookSecret = site.hasWebhook ? null : await setUpWebhook(stripe, site.appUrl, tell)
  return { webhookSecret }
}

/** `npm run stripe:setup`: needs STRIPE_SECRET_KEY and APP_URL; STRIPE_API_URL for something else than Stripe itself. */
async function main(): Promise<void> {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL = 'https://api.stripe.com', APP_URL } = process.env
  if (!STRIPE_SECRET_KEY || !APP_URL) throw new Error('Set STRIPE_SECRET_KEY, and APP_URL to where the app is served.')
  const stripe = await openStripe({ STRIPE_SECRET_KEY, STRIPE_API_URL })
  const tell = (line: string): void => console.log(line)
  const { webhookSecret } = await setUpStripe(stripe, { appUrl: APP_URL }, tell)
  if (webhookSecret) {
    tell(`\nThe endpoint's secret, said only this once. Keep it with: wrangler secret put STRIPE_WEBHOOK_SECRET`)
    tell(webhookSecret)
  }
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
