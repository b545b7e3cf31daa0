import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CreditHistoryPage } from '#client/pages/credit-history/credit-history-page.tsx'
import { queryClient } from '#client/trpc.ts'
import {
  buttonOf,
  payment,
  prepareBrowser,
  press,
  Refusal,
  serverOf,
  settled,
  stage,
} from '#tests/client/billing/stage.tsx'

const payments = vi.fn()
const rows = () => document.querySelectorAll('tbody tr').length
const many = (count: number) => ({ payments: Array.from({ length: count }, (_, index) => payment(`p-${index}`)) })

beforeEach(() => prepareBrowser(serverOf({ 'billing.payments': () => payments() })))
afterEach(() => {
  document.body.replaceChildren()
  queryClient.clear()
  payments.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('2§2.6 payment history', () => {
  it('shows 5 first, 2 more a click, and resets to 5', async () => {
    payments.mockReturnValue(many(8))
    const { leave } = await stage(<CreditHistoryPage />)
    await settled(() => expect(rows()).toBe(5))
    expect(buttonOf('Show Less History')).toBeUndefined()
    await press('Show More History')
    expect(rows()).toBe(7)
    await press('Show More History')
    expect(rows()).toBe(8)
    expect(buttonOf('Show More History')).toBeUndefined()
    await press('Show Less History')
    expect(rows()).toBe(5)
    await leave()
  })

  it('the first new row has the focus when the button is gone', async () => {
    payments.mockReturnValue(many(7))
    const { leave } = await stage(<CreditHistoryPage />)
    await settled(() => expect(rows()).toBe(5))
    const row = (index: number) => document.querySelectorAll('tbody tr')[index]
    buttonOf('Show More History')?.focus()
    await press('Show More History')
    expect(document.activeElement).toBe(row(5))
    buttonOf('Show Less History')?.focus()
    await press('Show Less History')
    expect(document.activeElement).toBe(row(0))
    await leave()
  })

  it('has no toggle for 5 or fewer', async () => {
    payments.mockReturnValue(many(5))
    const { leave } = await stage(<CreditHistoryPage />)
    await settled(() => expect(rows()).toBe(5))
    expect(buttonOf('Show More History')).toBeUndefined()
    await leave()
  })

  it('empty: No payment history found', async () => {
    payments.mockReturnValue(many(0))
    const { leave } = await stage(<CreditHistoryPage />)
    await settled(() => expect(document.body.textContent).toContain('No payment history found'))
    await leave()
  })

  it('an error is logged and treated as empty', async () => {
    const log = vi.spyOn(console, 'info').mockReturnValue()
    payments.mockReturnValue(new Refusal(500, 'internal', 'Something went wrong'))
    const { leave } = await stage(<CreditHistoryPage />)
    await settled(() => expect(document.body.textContent).toContain('No payment history found'))
    expect(log).toHaveBeenCalled()
    await leave()
  })
})
