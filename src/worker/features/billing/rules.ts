/** Statuses of a subscription that somebody has; `incomplete` still waits for its first payment. */
export const LIVE_STATUSES = ['active', 'trialing', 'past_due', 'unpaid', 'paused']
export const isLive = (status: string): boolean => LIVE_STATUSES.includes(status)

/** What was agreed when the payment was made. */
export interface AgreedPayment {
  paymentId: string
  userId: string
  credits: number
  /** Minor units. */
  amount: number
  currency: string
  /** Credits that it brings as things stand. */
  creditsDue: number
  isOwnerDeleted: boolean
}

/** What Stripe says of its intent. */
export interface ToldIntent {
  paymentId: string | null
  userId: string | null
  status: string
  /** Minor units. */
  amount: number
  amountReceived: number
  currency: string
  takenBack: number
  isDisputed: boolean
  hasFailed: boolean
}

/** Is this intent what was agreed: person, payment, amount and currency (SEC-10)? */
const isAsAgreed = (payment: AgreedPayment, intent: ToldIntent): boolean =>
  intent.paymentId === payment.paymentId &&
  // the row of somebody who is gone has a hash in place of their id
  (payment.isOwnerDeleted || intent.userId === payment.userId) &&
  intent.amount === payment.amount &&
  intent.amountReceived === payment.amount &&
  intent.currency === payment.currency

/**
 * How many credits a payment brings (G-CRED-04): all of them once it succeeded, fewer by the share of the money that went
 * back, rounded down. One that was tampered with, or whose owner is gone, never brings more than it did.
 */
export function creditsDue(payment: AgreedPayment, intent: ToldIntent): number {
  if (intent.status !== 'succeeded') return payment.creditsDue
  const kept = Math.max(0, payment.amount - intent.takenBack)
  const due = Math.floor((payment.credits * kept) / payment.amount)
  const mayGrow = isAsAgreed(payment, intent) && !payment.isOwnerDeleted
  return mayGrow ? due : Math.min(due, payment.creditsDue)
}

/** Was it paid for an account that is gone, and never booked for anybody? */
export const isForNobody = (payment: AgreedPayment & { status: string }, intent: ToldIntent): boolean =>
  payment.isOwnerDeleted && !BOOKED.includes(payment.status) && paymentStatus(payment, intent) === 'succeeded'

const BOOKED = ['succeeded', 'disputed', 'refunded', 'mismatch']

/** The payment's status in its owner's history. */
export function paymentStatus(payment: AgreedPayment, intent: ToldIntent): string {
  if (intent.status !== 'succeeded') return intent.hasFailed ? 'failed' : intent.status
  if (!isAsAgreed(payment, intent)) return 'mismatch'
  if (intent.isDisputed) return 'disputed'
  return intent.takenBack >= payment.amount ? 'refunded' : 'succeeded'
}
