import { formatMoney } from '#client/features/billing/format-money.ts'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { GRACE_DAYS } from '#shared/billing/rules.ts'
import type { CustomerOutput } from '#shared/billing/schemas.ts'

const DAY_MS = 86_400_000

export interface PlanStatus {
  /** One or two words for the badge. */
  label: string
  /** What is so, and what happens next. */
  text: string
  tone: 'good' | 'waiting' | 'over'
}

/** A subscription's state in words (3§4.4); null for who never had one. */
export function planStatusOf(customer: CustomerOutput): PlanStatus | null {
  const { status, currentPeriodEnd, pastDueSince } = customer
  const periodEnd = currentPeriodEnd ? formatDay(currentPeriodEnd) : 'the end of its period'
  switch (status) {
    case null:
      return null
    case 'active':
    case 'trialing':
      return runningStatus(customer, periodEnd)
    case 'past_due':
      return {
        label: 'Payment due',
        text: `Your last payment did not go through. ${graceText(pastDueSince)} ${wayOutText(customer)}`,
        tone: 'waiting',
      }
    case 'incomplete':
      return {
        label: 'Not paid yet',
        text: 'The first payment of your plan has not gone through yet.',
        tone: 'waiting',
      }
    case 'incomplete_expired':
      return { label: 'Not started', text: 'The first payment never came, so the plan did not start.', tone: 'over' }
    case 'unpaid':
      return {
        label: 'On hold',
        text: 'Your plan is on hold: its last payment never came. Paying the open invoice brings it back.',
        tone: 'over',
      }
    default:
      return { label: 'Ended', text: 'Your Pro plan has ended. You can start a new one at any time.', tone: 'over' }
  }
}

function runningStatus(customer: CustomerOutput, periodEnd: string): PlanStatus {
  if (customer.plan !== 'Pro') {
    return { label: 'Ended', text: `Your plan ended on ${periodEnd} and was not renewed.`, tone: 'over' }
  }
  if (customer.cancelAtPeriodEnd) {
    return {
      label: 'Ends soon',
      text: `Cancelled: Pro is yours until ${periodEnd}. Nothing more is charged.`,
      tone: 'waiting',
    }
  }
  return { label: 'Active', text: `Renews on ${periodEnd}${priceText(customer)}.`, tone: 'good' }
}

const priceText = ({ amountMinor, currency }: CustomerOutput): string =>
  amountMinor !== null && currency ? ` for ${formatMoney(amountMinor, currency)}` : ''

const wayOutText = ({ cancelAtPeriodEnd }: CustomerOutput): string =>
  cancelAtPeriodEnd
    ? 'The plan is cancelled and is not renewed; its open invoice is still due.'
    : 'Please check your payment method.'

/** A plan whose payment is missing is put right, not bought again. */
export const isOwing = ({ status }: CustomerOutput): boolean => status === 'past_due' || status === 'unpaid'

/** What it means to cancel: nothing more for a plan that is paid, but what is open stays open (G-PLAN-03). */
export function cancelText({ status, currentPeriodEnd, pastDueSince }: CustomerOutput): string {
  const periodEnd = currentPeriodEnd ? formatDay(currentPeriodEnd) : 'the end of its period'
  if (status !== 'past_due') {
    return `Pro stays yours until ${periodEnd}, and nothing more is charged. Until then you can change your mind.`
  }
  return `Your plan is not renewed, but its open invoice is still due, also after you cancel. Once it is paid, Pro stays yours until ${periodEnd}. While it is not: ${graceText(pastDueSince)}`
}

function graceText(pastDueSince: string | null): string {
  if (!pastDueSince) return 'Pro continues for now.'
  const end = Date.parse(pastDueSince) + GRACE_DAYS * DAY_MS
  return end > Date.now() ? `Pro continues until ${formatDay(end)}.` : `Pro has been off since ${formatDay(end)}.`
}
