import * as z from 'zod'
import { Failure } from '#dev/stand-ins/stripe/wire/failures.ts'

const sending = {
  times: z.int().positive().default(1),
  isParallel: z.boolean().default(false),
  /** `wrong` is signed with another account's secret. */
  signature: z.enum(['valid', 'wrong', 'missing']).default('valid'),
  /** The signature was made so long ago. */
  ageSeconds: z.int().default(0),
  delayMs: z.int().nonnegative().default(0),
  /** Marks the event as one of this other account. */
  account: z.string().optional(),
}
const charged = { payment_intent: z.string().optional(), charge: z.string().optional() }

/** What POST /control takes: one thing that a test, not a customer of Stripe, wants done. */
export const Command = z.discriminatedUnion('do', [
  /** Forgets everything but the endpoint that the stand-in was started with. */
  z.strictObject({ do: z.literal('reset') }),
  /** Winds the clock forward; renewals, retries and expiries on the way happen. */
  z.strictObject({ do: z.literal('advance'), seconds: z.number().default(0), days: z.number().default(0) }),
  z.strictObject({ do: z.literal('fail'), failure: Failure }),
  /** Waits until an answer is held, and sends it on. */
  z.strictObject({ do: z.literal('await-held'), path: z.string() }),
  z.strictObject({ do: z.literal('let-go'), path: z.string() }),
  z.strictObject({ do: z.literal('authenticate'), intent: z.string(), isPassed: z.boolean().default(true) }),
  z.strictObject({
    do: z.literal('dispute'),
    ...charged,
    amount: z.int().positive().optional(),
    reason: z.string().optional(),
  }),
  z.strictObject({ do: z.literal('close-dispute'), dispute: z.string(), status: z.enum(['won', 'lost']) }),
  z.strictObject({ do: z.literal('fail-refund'), refund: z.string() }),
  z.strictObject({
    do: z.literal('pay-checkout'),
    session: z.string(),
    card: z.string().default('pm_card_visa'),
    email: z.string().optional(),
  }),
  z.strictObject({
    do: z.literal('settings'),
    afterRetries: z.enum(['cancel', 'unpaid', 'past_due']).optional(),
    retryDays: z.array(z.number().positive()).optional(),
  }),
  /** Keeps deliveries back until they are released. */
  z.strictObject({ do: z.literal('hold') }),
  z.strictObject({
    do: z.literal('release'),
    order: z.enum(['api', 'reverse', 'shuffled']).default('api'),
    /** Exactly these, in this order; the others stay waiting. */
    events: z.array(z.string()).optional(),
    isParallel: z.boolean().default(false),
  }),
  /** Delivers a known event again, once or often, rightly or wrongly. */
  z.strictObject({ do: z.literal('send'), event: z.string(), ...sending }),
  /** Delivers an event that never happened. */
  z.strictObject({
    do: z.literal('forge'),
    type: z.string(),
    object: z.record(z.string(), z.unknown()),
    id: z.string().optional(),
    ...sending,
  }),
  /** Signs a known event without delivering it: for a receiver that has no address, such as a worker in a test. */
  z.strictObject({
    do: z.literal('sign'),
    event: z.string(),
    signature: sending.signature,
    ageSeconds: sending.ageSeconds,
    account: sending.account,
  }),
  z.strictObject({
    do: z.literal('sign-forged'),
    type: z.string(),
    object: z.record(z.string(), z.unknown()),
    id: z.string().optional(),
    signature: sending.signature,
    ageSeconds: sending.ageSeconds,
    account: sending.account,
  }),
  /** Waits until no delivery and no retry is under way. */
  z.strictObject({ do: z.literal('settle') }),
])
export type Command = z.input<typeof Command>
export type ReadCommand = z.output<typeof Command>
