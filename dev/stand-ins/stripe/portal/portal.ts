import * as z from 'zod'
import { add, change, withoutUndefined } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import * as field from '#dev/stand-ins/stripe/wire/fields.ts'
import { listOf } from '#dev/stand-ins/stripe/wire/list.ts'
import { mergeMetadata, readParams } from '#dev/stand-ins/stripe/wire/params.ts'
import type { Call, Route } from '#dev/stand-ins/stripe/wire/route.ts'
import { get, post } from '#dev/stand-ins/stripe/wire/route.ts'
import { all, find, newId, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { PortalConfiguration, PortalSession } from '#dev/stand-ins/stripe/wire/wire.ts'

const enabled = z.object({ enabled: field.bool }).optional()
const features = z.object({
  customer_update: z.object({ enabled: field.bool, allowed_updates: field.list(field.text).optional() }).optional(),
  invoice_history: enabled,
  payment_method_update: enabled,
  subscription_cancel: z
    .object({ enabled: field.bool, mode: z.enum(['at_period_end', 'immediately']).optional() })
    .loose()
    .optional(),
  subscription_update: z
    .object({
      enabled: field.bool,
      default_allowed_updates: field.list(field.text).optional(),
      products: field.list(z.object({ product: field.text, prices: field.list(field.text) })).optional(),
      proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
    })
    .loose()
    .optional(),
})
const fields = {
  name: field.textOrUnset.optional(),
  business_profile: z
    .object({
      headline: field.textOrUnset.optional(),
      privacy_policy_url: field.textOrUnset.optional(),
      terms_of_service_url: field.textOrUnset.optional(),
    })
    .optional(),
  default_return_url: field.textOrUnset.optional(),
  metadata: field.metadata.optional(),
  login_page: z.object({ enabled: field.bool }).optional(),
}
const createParams = z.strictObject({ ...fields, features })
const updateParams = z.strictObject({ ...fields, features: features.optional(), active: field.bool.optional() })
const sessionParams = z.strictObject({
  customer: field.text,
  configuration: field.text.optional(),
  return_url: field.text.optional(),
  locale: field.ignored,
  flow_data: z
    .object({
      type: z.enum([
        'payment_method_update',
        'subscription_cancel',
        'subscription_update',
        'subscription_update_confirm',
      ]),
      after_completion: z
        .object({ type: field.text, redirect: z.object({ return_url: field.text }).optional() })
        .optional(),
      subscription_cancel: z.object({ subscription: field.text }).optional(),
    })
    .loose()
    .optional(),
})

function addConfiguration(
  account: Account,
  given: z.output<typeof createParams>,
  isDefault: boolean,
): PortalConfiguration {
  const { state } = account
  const now = nowSeconds(state)
  const id = newId(state, 'bpc')
  const configuration: PortalConfiguration = {
    id,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: null,
      privacy_policy_url: null,
      terms_of_service_url: null,
      ...given.business_profile,
    },
    created: now,
    default_return_url: given.default_return_url ?? null,
    features: featuresOf(given.features),
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: given.login_page?.enabled ?? false, url: null },
    metadata: mergeMetadata({}, given.metadata),
    name: given.name ?? null,
    updated: now,
  }
  return add(account, 'billing_portal.configuration', configuration, 'billing_portal.configuration.created')
}

function featuresOf(given: z.output<typeof features>): PortalConfiguration['features'] {
  const { customer_update: customer, subscription_cancel: cancel, subscription_update: update } = given
  return {
    customer_update: { allowed_updates: customer?.allowed_updates ?? [], enabled: customer?.enabled ?? false },
    invoice_history: { enabled: given.invoice_history?.enabled ?? false },
    payment_method_update: {
      enabled: given.payment_method_update?.enabled ?? false,
      payment_method_configuration: null,
    },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: [], options: [] },
      enabled: cancel?.enabled ?? false,
      mode: cancel?.mode ?? 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_pause: {
      duration: { interval_options: [{ interval: 'month', interval_count: 1 }], type: 'interval_options' },
      enabled: false,
    },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: update?.default_allowed_updates ?? [],
      enabled: update?.enabled ?? false,
      products: (update?.products ?? []).map((own) => ({
        ...own,
        adjustable_quantity: { enabled: false, maximum: null, minimum: 0 },
      })),
      proration_behavior: update?.proration_behavior ?? 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  }
}

function updateConfiguration({ account, form, id }: Call): PortalConfiguration {
  const configuration = find(account.state, 'billing_portal.configuration', id)
  const { features: wanted, business_profile, login_page, metadata: changed, ...given } = readParams(updateParams, form)
  const features = wanted && { ...configuration.features, ...withoutUndefined(onlyGiven(featuresOf(wanted), wanted)) }
  const changes = {
    ...given,
    features: features ?? configuration.features,
    business_profile: { ...configuration.business_profile, ...business_profile },
    login_page: { ...configuration.login_page, ...login_page },
    metadata: mergeMetadata(configuration.metadata ?? {}, changed),
    updated: nowSeconds(account.state),
  }
  return change(account, configuration, changes, 'billing_portal.configuration.updated')
}

function onlyGiven<T extends object>(whole: T, given: object): Partial<T> {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name in given)) as Partial<T>
}

/** Opens the portal for a customer. Without a configuration the default one is used, which must exist. */
function openPortal({ account, form }: Call): PortalSession {
  const { state, baseUrl } = account
  const given = readParams(sessionParams, form)
  find(state, 'customer', given.customer, 'customer')
  const usual = all(state, 'billing_portal.configuration').find(({ is_default }) => is_default)
  const configuration = given.configuration
    ? find(state, 'billing_portal.configuration', given.configuration, 'configuration')
    : usual
  if (!configuration) {
    const message =
      'You can’t create a portal session in test mode until you save your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.'
    throw invalid(message)
  }
  const id = newId(state, 'bps')
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    configuration: configuration.id,
    created: nowSeconds(state),
    customer: given.customer,
    customer_account: null,
    flow: (given.flow_data ?? null) as PortalSession['flow'],
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: given.return_url ?? configuration.default_return_url,
    url: `${baseUrl}/portal/${id}`,
  }
  return add(account, 'billing_portal.session', session, 'billing_portal.session.created')
}

export const portalRoutes: Route[] = [
  post('/v1/billing_portal/configurations', ({ account, form }) => {
    const isFirst = all(account.state, 'billing_portal.configuration').length === 0
    return addConfiguration(account, readParams(createParams, form), isFirst)
  }),
  get('/v1/billing_portal/configurations', ({ account, form }) => {
    const params = z.strictObject({ ...field.page, active: field.bool.optional(), is_default: field.bool.optional() })
    const { active, is_default, ...rest } = readParams(params, form)
    const found = all(account.state, 'billing_portal.configuration').filter(
      (own) => (active ?? own.active) === own.active && (is_default ?? own.is_default) === own.is_default,
    )
    return listOf('/v1/billing_portal/configurations', found, rest)
  }),
  get('/v1/billing_portal/configurations/:id', ({ account, id }) =>
    find(account.state, 'billing_portal.configuration', id),
  ),
  post('/v1/billing_portal/configurations/:id', updateConfiguration),
  post('/v1/billing_portal/sessions', openPortal),
]
