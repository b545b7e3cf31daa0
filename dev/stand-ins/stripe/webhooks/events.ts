import Stripe from 'stripe'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { present } from '#dev/stand-ins/stripe/wire/expand.ts'
import { newId, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Kind, Stored, WireEvent } from '#dev/stand-ins/stripe/wire/wire.ts'

/** Says that something happened: stores the event and puts it into the outbox. `previous` is for `….updated`. */
export function emit(account: Account, type: string, object: object, previous?: object): WireEvent {
  const { state } = account
  const seen = structuredClone(Object(present(state, object)))
  const event: WireEvent = {
    id: newId(state, 'evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: nowSeconds(state),
    data: { object: seen, ...(previous && { previous_attributes: structuredClone(previous) }) },
    livemode: false,
    pending_webhooks: Object.values(state.tables.webhook_endpoint).filter(({ status }) => status === 'enabled').length,
    request: { ...account.request },
    type,
  }
  state.tables.event[event.id] = event
  account.outbox.push(event)
  return event
}

/** Stores a new object and says so. */
export function add<K extends Kind>(account: Account, kind: K, object: Stored[K], eventType?: string): Stored[K] {
  Object.assign(account.state.tables[kind], { [object.id]: object })
  if (eventType) emit(account, eventType, object)
  return object
}

/** Changes an object and says what stood there before; without a difference nothing is said. */
export function change<T extends object>(account: Account, object: T, changes: Partial<T>, eventType: string): T {
  const before = Object.entries(structuredClone(object))
  Object.assign(object, withoutUndefined(changes))
  const differences = before.filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(Object.entries(object).find(([key]) => key === name)?.[1]),
  )
  if (differences.length) emit(account, eventType, object, Object.fromEntries(differences))
  return object
}

/** Only the fields that were given. */
export function withoutUndefined<T extends object>(fields: T): Partial<T> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Partial<T>
}
