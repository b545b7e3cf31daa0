import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CreditHistoryPage } from '#client/pages/credit-history/credit-history-page.tsx'
import { payment } from '#tests/client/billing/customer.ts'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

const payments = vi.fn()
const rows = () => screen.queryAllByRole('row').slice(1).length
const many = (count: number) => ({ payments: Array.from({ length: count }, (_, index) => payment(`p-${index}`)) })

beforeEach(() => vi.stubGlobal('fetch', serverOf({ 'billing.payments': () => payments() })))
afterEach(() => {
  payments.mockReset()
  vi.restoreAllMocks()
})

describe('2§2.6 payment history', () => {
  it('shows 5 first, 2 more a click, and resets to 5', async () => {
    payments.mockReturnValue(many(8))
    await render(<CreditHistoryPage />)
    await waitFor(() => expect(rows()).toBe(5))
    expect(screen.queryByRole('button', { name: 'Show Less History' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show More History' }))
    expect(rows()).toBe(7)
    await userEvent.click(screen.getByRole('button', { name: 'Show More History' }))
    expect(rows()).toBe(8)
    expect(screen.queryByRole('button', { name: 'Show More History' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show Less History' }))
    expect(rows()).toBe(5)
  })

  it('the first new row has the focus when the button is gone', async () => {
    payments.mockReturnValue(many(7))
    await render(<CreditHistoryPage />)
    await waitFor(() => expect(rows()).toBe(5))
    const row = (index: number) => screen.queryAllByRole('row')[index + 1]
    screen.getByRole('button', { name: 'Show More History' }).focus()
    await userEvent.click(screen.getByRole('button', { name: 'Show More History' }))
    expect(document.activeElement).toBe(row(5))
    screen.getByRole('button', { name: 'Show Less History' }).focus()
    await userEvent.click(screen.getByRole('button', { name: 'Show Less History' }))
    expect(document.activeElement).toBe(row(0))
  })

  it('has no toggle for 5 or fewer', async () => {
    payments.mockReturnValue(many(5))
    await render(<CreditHistoryPage />)
    await waitFor(() => expect(rows()).toBe(5))
    expect(screen.queryByRole('button', { name: 'Show More History' })).toBeNull()
  })

  it('empty: No payment history found', async () => {
    payments.mockReturnValue(many(0))
    await render(<CreditHistoryPage />)
    await waitFor(() => expect(document.body.textContent).toContain('No payment history found'))
  })

  it('an error is logged and treated as empty', async () => {
    const log = vi.spyOn(console, 'info').mockReturnValue()
    payments.mockReturnValue(new Refusal(500, 'internal', 'Something went wrong'))
    await render(<CreditHistoryPage />)
    await waitFor(() => expect(document.body.textContent).toContain('No payment history found'))
    expect(log).toHaveBeenCalled()
  })
})
