import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import * as field from '#dev/stand-ins/stripe/wire/fields.ts'
import { listOf } from '#dev/stand-ins/stripe/wire/list.ts'
import { mergeMetadata, readParams } from '#dev/stand-ins/stripe/wire/params.ts'
import type { Route } from '#dev/stand-ins/stripe/wire/route.ts'
import { del, get, post } from '#dev/stand-ins/stripe/wire/route.ts'
import type { State } from '#dev/stand-ins/stripe/wire/state.ts'
import { all, find, newId, nowSeconds, remove } from '#dev/stand-ins/stripe/wire/state.ts'
import type { WebhookEndpoint } from '#dev/stand-ins/stripe/wire/wire.ts'
import { withoutUndefined } from './events.ts'

const fields = { description: field.textOrUnset.optional(), metadata: field.metadata.optional() }
const createParams = z.strictObject({
  ...fields,
  url: z.url(),
  enabled_events: field.list(field.text),
  api_version: field.text.optional(),
  connect: field.ignored,
})
const updateParams = z.strictObject({
  ...fields,
  url: z.url().optional(),
  enabled_events: field.list(field.text).optional(),
  disabled: field.bool.optional(),
})

/** Registers an endpoint. Its secret shows only in the answer to its creation, as at Stripe. */
export function addEndpoint(
  state: State,
  given: {
    url: string
    enabled_events: string[]
    secret?: string
    description?: string | null | undefined
    metadata?: Record<string, string>
    api_version?: string | undefined
  },
): WebhookEndpoint {
  const endpoint: WebhookEndpoint = {
    id: newId(state, 'we'),
    object: 'webhook_endpoint',
    api_version: given.api_version ?? null,
    application: null,
    created: nowSeconds(state),
    description: given.description ?? null,
    enabled_events: given.enabled_events,
    livemode: false,
    metadata: { ...given.metadata },
    secret: given.secret ?? `whsec_${randomBytes(24).toString('hex')}`,
    status: 'enabled',
    url: given.url,
  }
  state.tables.webhook_endpoint[endpoint.id] = endpoint
  return endpoint
}

function withoutSecret({ secret: _, ...shown }: WebhookEndpoint): Omit<WebhookEndpoint, 'secret'> {
  return shown
}

export const webhookEndpointRoutes: Route[] = [
  post('/v1/webhook_endpoints', ({ account, form }) => {
    const { metadata: given, connect: _, ...rest } = readParams(createParams, form)
    return addEndpoint(account.state, { ...rest, metadata: mergeMetadata({}, given) })
  }),
  get('/v1/webhook_endpoints', ({ account, form }) => {
    const found = all(account.state, 'webhook_endpoint').map(withoutSecret)
    return listOf('/v1/webhook_endpoints', found, readParams(z.strictObject(field.page), form))
  }),
  get('/v1/webhook_endpoints/:id', ({ account, id }) => withoutSecret(find(account.state, 'webhook_endpoint', id))),
  post('/v1/webhook_endpoints/:id', ({ account, form, id }) => {
    const endpoint = find(account.state, 'webhook_endpoint', id)
    const { disabled, metadata: changed, ...given } = readParams(updateParams, form)
    Object.assign(endpoint, withoutUndefined(given), { metadata: mergeMetadata(endpoint.metadata, changed) })
    if (disabled !== undefined) endpoint.status = disabled ? 'disabled' : 'enabled'
    return withoutSecret(endpoint)
  }),
  del('/v1/webhook_endpoints/:id', ({ account, id }) => {
    find(account.state, 'webhook_endpoint', id)
    return remove(account.state, 'webhook_endpoint', id)
  }),
]
