import type { Failure } from './failures.ts'
import { missingResource } from './fault.ts'
import type { InvoiceLine, Kind, Stored } from './wire.ts'

export type Tables = { [K in Kind]: Record<string, Stored[K]> }

/** What a checkout session has to remember beyond what Stripe shows of it. */
export type CheckoutPlan = {
  subscriptionMetadata: Record<string, string>
  intentMetadata: Record<string, string>
  intentDescription: string | null
  setupFutureUsage: 'off_session' | 'on_session' | null
}

export type SavedOutput = { fingerprint: string; requestId: string; status: number; body: unknown }

export type SeenRequest = {
  id: string
  method: string
  path: string
  idempotencyKey: string | null
  params: object
  status: number
}

/** What happens to a subscription whose renewal could not be paid, as the Dashboard's billing settings decide it. */
export type AfterRetries = 'cancel' | 'unpaid' | 'past_due'

/** Everything the stand-in knows; plain JSON, so that it can be kept in a file. */
export type State = {
  /** Where the stand-in was when it wrote its links. */
  baseUrl: string
  lastId: number
  /** Seconds by which the stand-in is ahead of the machine's clock. */
  aheadSeconds: number
  /** The instant at which something due is being done, while the clock is wound forward. */
  frozenAt: number | null
  tables: Tables
  deleted: Record<string, Kind>
  idempotency: Record<string, SavedOutput>
  checkoutPlans: Record<string, CheckoutPlan>
  /** Prorations waiting for a subscription's next invoice. */
  pendingLines: Record<string, InvoiceLine[]>
  failures: Failure[]
  /** Paths whose answers are held at the moment. */
  held: string[]
  requests: SeenRequest[]
  /** Requests to endpoints that the stand-in does not have; a test may demand that there are none. */
  unknownRequests: { method: string; path: string }[]
  settings: { afterRetries: AfterRetries; retryDays: number[] }
}

const emptyTables = (): Tables => ({
  product: {},
  price: {},
  customer: {},
  payment_method: {},
  payment_intent: {},
  setup_intent: {},
  charge: {},
  refund: {},
  dispute: {},
  subscription: {},
  invoice: {},
  invoice_payment: {},
  'checkout.session': {},
  'billing_portal.session': {},
  'billing_portal.configuration': {},
  webhook_endpoint: {},
  event: {},
})

export const newState = (): State => ({
  baseUrl: '',
  lastId: 0,
  aheadSeconds: 0,
  frozenAt: null,
  tables: emptyTables(),
  deleted: {},
  idempotency: {},
  checkoutPlans: {},
  pendingLines: {},
  failures: [],
  held: [],
  requests: [],
  unknownRequests: [],
  settings: { afterRetries: 'cancel', retryDays: [3, 5, 7] },
})

/** The state of a file, which an earlier stand-in with fewer tables may have written. */
export function readState(value: unknown): State {
  const kept: Partial<State> = typeof value === 'object' && value !== null ? value : {}
  return { ...newState(), ...kept, tables: { ...emptyTables(), ...kept.tables } }
}

/** An id of Stripe's shape. The number keeps ids in the order of their making, the tail makes them look random. */
export function newId(state: State, prefix: string): string {
  state.lastId += 1
  const tail = Math.random().toString(36).slice(2, 12).padEnd(10, '0')
  return `${prefix}_1Sim${String(state.lastId).padStart(6, '0')}${tail}`
}

/** The stand-in's time, in seconds since 1970. */
export function nowSeconds(state: State): number {
  return state.frozenAt ?? Math.floor(Date.now() / 1000) + state.aheadSeconds
}

/** The object with this id. @throws Fault 404 `resource_missing`, naming `param` when the id came in one. */
export function find<K extends Kind>(state: State, kind: K, id: string, param?: string): Stored[K] {
  const found = Object.hasOwn(state.tables[kind], id) ? state.tables[kind][id] : undefined
  if (!found) throw missingResource(kind, id, param)
  return found
}

export function findAny(state: State, id: string): object | undefined {
  for (const table of Object.values(state.tables)) {
    if (Object.hasOwn(table, id)) return table[id]
  }
  const kind = state.deleted[id]
  return kind && { id, object: kind, deleted: true }
}

/** Everything of a kind, oldest first. */
export function all<K extends Kind>(state: State, kind: K): Stored[K][] {
  return Object.values<Stored[K]>(state.tables[kind])
}

/** Takes an object away and remembers that it was there; returns what Stripe answers. */
export function remove(state: State, kind: Kind, id: string): { id: string; object: Kind; deleted: true } {
  delete state.tables[kind][id]
  state.deleted[id] = kind
  return { id, object: kind, deleted: true }
}
