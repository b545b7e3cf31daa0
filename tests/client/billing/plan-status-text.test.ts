import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cancelText, planStatusOf } from '#client/features/billing/plans/plan-status-text.ts'
import { freeCustomer, proCustomer } from '#tests/client/billing/customer.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

describe('a plan in words', () => {
  it('says nothing of a subscription that never was', () => {
    expect(planStatusOf(freeCustomer)).toBeNull()
  })

  it('tells when an active one renews, and for how much', () => {
    expect(planStatusOf(proCustomer)).toMatchObject({ label: 'Active', text: 'Renews on Dec 21, 2026 for $12.00.' })
  })

  it('tells until when a cancelled one lasts', () => {
    const status = planStatusOf({ ...proCustomer, cancelAtPeriodEnd: true })
    expect(status).toMatchObject({ label: 'Ends soon', tone: 'waiting' })
    expect(status?.text).toContain('until Dec 21, 2026')
  })

  it('tells of the grace after a missed payment, and of its end', () => {
    const pastDue = { ...proCustomer, status: 'past_due', pastDueSince: '2026-11-20T12:00:00Z' }
    expect(planStatusOf(pastDue)?.text).toContain('Pro continues until Nov 27, 2026.')
    const over = { ...pastDue, plan: 'Free' as const, pastDueSince: '2026-11-01T12:00:00Z' }
    expect(planStatusOf(over)?.text).toContain('Pro has been off since Nov 8, 2026.')
  })

  it('tells that the open invoice of a cancelled one is still due', () => {
    const pastDue = { ...proCustomer, status: 'past_due', pastDueSince: '2026-11-20T12:00:00Z' }
    expect(planStatusOf({ ...pastDue, cancelAtPeriodEnd: true })?.text).toContain('its open invoice is still due')
    expect(cancelText(pastDue)).toContain('its open invoice is still due, also after you cancel')
    expect(cancelText(pastDue)).toContain('Pro continues until Nov 27, 2026.')
    expect(cancelText(proCustomer)).toContain('until Dec 21, 2026, and nothing more is charged')
  })

  it.each([
    ['canceled', 'Ended'],
    ['unpaid', 'On hold'],
    ['incomplete', 'Not paid yet'],
    ['incomplete_expired', 'Not started'],
    ['a word that Stripe may invent', 'Ended'],
  ])('%s is %s', (status, label) => {
    expect(planStatusOf({ ...proCustomer, plan: 'Free', status })?.label).toBe(label)
  })

  it('an active one whose period ended without word is over', () => {
    expect(planStatusOf({ ...proCustomer, plan: 'Free' })?.tone).toBe('over')
  })
})
