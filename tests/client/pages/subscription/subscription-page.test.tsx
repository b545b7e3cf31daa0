import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { SubscriptionPage } from '#client/pages/subscription/subscription-page.tsx'
import { freeCustomer, proCustomer } from '#tests/client/billing/customer.ts'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

const customer = vi.fn()
const preview = vi.fn()
const change = vi.fn()
const cancel = vi.fn()
const resume = vi.fn()
const text = () => document.body.textContent
const invoice = (id: string) => ({
  id,
  createdAt: '2026-11-21T12:00:00Z',
  amountPaidMinor: 1200,
  currency: 'usd',
  status: 'paid',
  pageUrl: null,
  pdfUrl: `https://pay.example/${id}.pdf`,
})

beforeEach(() =>
  vi.stubGlobal(
    'fetch',
    serverOf({
      'billing.customer': () => customer(),
      'billing.previewChange': (input) => preview(input),
      'billing.changeSubscription': (input) => change(input),
      'billing.cancelSubscription': (input) => cancel(input),
      'billing.resumeSubscription': () => resume(),
      'billing.invoices': () => ({ invoices: ['i1', 'i2', 'i3', 'i4'].map(invoice) }),
      'billing.currency': () => ({ currency: 'usd' }),
      'billing.packages': () => ({ prices: [], currency: 'usd', publishableKey: 'pk_test_1' }),
    }),
  ),
)
afterEach(() => {
  vi.resetAllMocks()
})

describe('the subscription screen', () => {
  it('is Free without a subscription, and offers Pro', async () => {
    customer.mockReturnValue(freeCustomer)
    await render(<SubscriptionPage />)
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upgrade to Pro for $12.00' }).disabled).toBe(false),
    )
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull()
  })

  it('shows the proration before a change, and charges by it', async () => {
    customer.mockReturnValue(proCustomer)
    preview.mockReturnValue({ amountMinor: 10_800, currency: 'usd', at: '2026-11-21T12:00:00.000Z' })
    change.mockReturnValue({ ...proCustomer, priceId: 'pro_year', billingInterval: 'year' })
    await render(<SubscriptionPage />)
    await screen.findByRole('button', { name: 'Change Plan' })
    await userEvent.click(screen.getByRole('button', { name: 'Change Plan' }))
    await waitFor(() => expect(text()).toContain('$108.00 is charged now.'))
    expect(preview).toHaveBeenCalledExactlyOnceWith({ priceId: 'pro_year' })
    await userEvent.click(screen.getByRole('button', { name: 'Change for $108.00' }))
    await waitFor(() => expect(change).toHaveBeenCalledOnce())
    expect(change).toHaveBeenCalledWith({ priceId: 'pro_year', at: '2026-11-21T12:00:00.000Z' })
  })

  it('takes a new preview after a change that failed', async () => {
    customer.mockReturnValue(proCustomer)
    preview
      .mockReturnValueOnce({ amountMinor: 10_800, currency: 'usd', at: '2026-11-21T12:00:00.000Z' })
      .mockReturnValue({ amountMinor: 10_700, currency: 'usd', at: '2026-11-22T12:00:00.000Z' })
    change.mockReturnValueOnce(new Refusal(409, 'conflict', 'This price is no longer current.'))
    change.mockReturnValue({ ...proCustomer, priceId: 'pro_year', billingInterval: 'year' })
    await render(<SubscriptionPage />)
    await screen.findByRole('button', { name: 'Change Plan' })
    await userEvent.click(screen.getByRole('button', { name: 'Change Plan' }))
    await screen.findByRole('button', { name: 'Change for $108.00' })
    await userEvent.click(screen.getByRole('button', { name: 'Change for $108.00' }))
    await screen.findByRole('button', { name: 'Change for $107.00' })
    expect(text()).toContain('This price is no longer current.')
    await userEvent.click(screen.getByRole('button', { name: 'Change for $107.00' }))
    await waitFor(() => expect(change).toHaveBeenCalledTimes(2))
    expect(change).toHaveBeenLastCalledWith({ priceId: 'pro_year', at: '2026-11-22T12:00:00.000Z' })
  })

  it('a plan whose payment is due is not changed, and cancelling it promises nothing of the open invoice', async () => {
    const pastDueSince = new Date().toISOString()
    customer.mockReturnValue({ ...proCustomer, status: 'past_due', pastDueSince })
    await render(<SubscriptionPage />)
    await screen.findByRole('button', { name: 'Cancel plan' })
    expect(screen.queryByRole('button', { name: 'Change Plan' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }))
    await waitFor(() => expect(text()).toContain('Cancel your plan?'))
    const dialog = screen.queryByRole('dialog')?.textContent
    expect(dialog).toContain('its open invoice is still due')
    expect(dialog).toContain(`Pro continues until ${formatDay(Date.parse(pastDueSince) + 7 * 86_400_000)}.`)
    expect(dialog).not.toContain('nothing more is charged')
  })

  it('says why a change could not be worked out, and offers none', async () => {
    customer.mockReturnValue(proCustomer)
    preview.mockReturnValue(new Refusal(409, 'conflict', 'You have no plan that could be changed.'))
    await render(<SubscriptionPage />)
    await screen.findByRole('button', { name: 'Change Plan' })
    await userEvent.click(screen.getByRole('button', { name: 'Change Plan' }))
    await waitFor(() => expect(text()).toContain('You have no plan that could be changed.'))
    expect(screen.getByRole('button', { name: 'Keep my plan' })).toBeTruthy()
  })

  it('cancels at the period’s end after asking once, and resumes', async () => {
    customer.mockReturnValue(proCustomer)
    const answer = (plan: object) => () => customer.mockReturnValue(plan)()
    cancel.mockImplementation(answer({ ...proCustomer, cancelAtPeriodEnd: true }))
    resume.mockImplementation(answer(proCustomer))
    await render(<SubscriptionPage />)
    await screen.findByRole('button', { name: 'Cancel plan' })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }))
    await waitFor(() => expect(text()).toContain('Cancel your plan?'))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel plan' }))
    await waitFor(() => expect(text()).toContain('Pro is yours until Dec 21, 2026'))
    expect(cancel).toHaveBeenCalledExactlyOnceWith({ reason: '', feedback: '' })
    // the button that was pressed is gone: the plan's heading has the focus
    const heading = () => within(screen.getByRole('region', { name: 'Current plan' })).getByRole('heading')
    await waitFor(() => expect(document.activeElement).toBe(heading()))
    await userEvent.click(screen.getByRole('button', { name: 'Resume plan' }))
    await waitFor(() => expect(text()).toContain('Renews on Dec 21, 2026'))
  })

  it('shows three invoices, and all when asked', async () => {
    customer.mockReturnValue(proCustomer)
    await render(<SubscriptionPage />)
    await waitFor(() => expect(screen.queryAllByRole('row').slice(1)).toHaveLength(3))
    await userEvent.click(screen.getByRole('button', { name: 'Show all 4 invoices' }))
    expect(screen.getAllByRole('link', { name: /^PDF of/ })).toHaveLength(4)
  })
})
