import Stripe from 'stripe'
import { PORTAL_MARK } from '#shared/billing/rules.ts'
import { wholeList } from '#worker/integrations/stripe/stripe-client.ts'
import type { Tell } from './stripe-setup-catalogue.ts'

/** What the worker wants to be told about; it reads the rest itself. */
const EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
]

/** The webhook endpoint of this app. @returns its secret when it is new: Stripe says it only then */
export async function setUpWebhook(stripe: Stripe, appUrl: string, tell: Tell): Promise<string | null> {
  const url = `${appUrl.replace(/\/$/, '')}/ft/stripe/webhook`
  const endpoints = await wholeList(stripe.webhookEndpoints.list({ limit: 100 }))
  const known = endpoints.find((endpoint) => endpoint.url === url)
  if (!known) {
    const created = await stripe.webhookEndpoints.create({
      url,
      enabled_events: EVENTS,
      api_version: Stripe.API_VERSION as Stripe.WebhookEndpointCreateParams.ApiVersion,
    })
    tell(`webhook ${url}: created`)
    return created.secret ?? null
  }
  if (known.api_version !== null && known.api_version !== Stripe.API_VERSION) {
    tell(
      `webhook ${url}: speaks ${known.api_version}, the worker ${Stripe.API_VERSION}; delete it to have it made anew`,
    )
  }
  const isComplete = EVENTS.every((event) => known.enabled_events.includes(event))
  const isAll = known.enabled_events.includes('*')
  if (known.status === 'enabled' && (isComplete || isAll)) tell(`webhook ${url}: as it should be`)
  else {
    await stripe.webhookEndpoints.update(known.id, { enabled_events: EVENTS, disabled: false })
    tell(`webhook ${url}: updated`)
  }
  return null
}

/** The page where people change their card. Plans are changed in the app, which shows first what that costs. */
export async function setUpPortal(stripe: Stripe, appUrl: string, tell: Tell): Promise<void> {
  const fields = {
    default_return_url: `${appUrl.replace(/\/$/, '')}/subscription`,
    metadata: { app: PORTAL_MARK },
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' as const },
    },
  }
  const all = await wholeList(stripe.billingPortal.configurations.list({ limit: 100 }))
  const known = all.find(({ metadata }) => metadata?.app === PORTAL_MARK)
  if (!known) {
    const { id } = await stripe.billingPortal.configurations.create(fields)
    return tell(`portal: created as ${id}`)
  }
  const { invoice_history: history, payment_method_update: method, subscription_cancel: cancel } = known.features
  const isAsWanted =
    known.active &&
    known.default_return_url === fields.default_return_url &&
    history.enabled &&
    method.enabled &&
    cancel.enabled &&
    cancel.mode === 'at_period_end'
  if (isAsWanted) return tell('portal: as it should be')
  await stripe.billingPortal.configurations.update(known.id, { ...fields, active: true })
  tell('portal: updated')
}
