import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatDay } from '#client/lib/format-day.ts'
import { SubscriptionPage } from '#client/pages/subscription/subscription-page.tsx'
import { queryClient } from '#client/trpc.ts'
import {
  buttonOf,
  freeCustomer,
  prepareBrowser,
  press,
  proCustomer,
  Refusal,
  serverOf,
  settled,
  stage,
} from '#tests/client/billing/stage.tsx'

const customer = vi.fn()
const preview = vi.fn()
const change = vi.fn()
const cancel = vi.fn()
const resume = vi.fn()
const text = () => document.body.textContent
const invoice = (id: string) => ({
  id,
  createdAt: '2026-11-21T12:00:00Z',
  amountPaid: 1200,
  currency: 'usd',
  status: 'paid',
  pageUrl: null,
  pdfUrl: `https://pay.example/${id}.pdf`,
})

beforeEach(() =>
  prepareBrowser(
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
  document.body.replaceChildren()
  queryClient.clear()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

describe('the subscription screen', () => {
  it('is Free without a subscription, and offers Pro', async () => {
    customer.mockReturnValue(freeCustomer)
    const { leave } = await stage(<SubscriptionPage />)
    await settled(() => expect(buttonOf('Upgrade to Pro for $12.00')?.disabled).toBe(false))
    expect(buttonOf('Cancel plan')).toBeUndefined()
    await leave()
  })

  it('shows the proration before a change, and charges by it', async () => {
    customer.mockReturnValue(proCustomer)
    preview.mockReturnValue({ amount: 10_800, currency: 'usd', at: '2026-11-21T12:00:00.000Z' })
    change.mockReturnValue({ ...proCustomer, priceId: 'pro_year', billingInterval: 'year' })
    const { leave } = await stage(<SubscriptionPage />)
    await settled(() => expect(buttonOf('Change Plan')).toBeDefined())
    await press('Change Plan')
    await settled(() => expect(text()).toContain('$108.00 is charged now.'))
    expect(preview).toHaveBeenCalledExactlyOnceWith({ priceId: 'pro_year' })
    await press('Change for $108.00')
    await settled(() => expect(change).toHaveBeenCalledOnce())
    expect(change).toHaveBeenCalledWith({ priceId: 'pro_year', at: '2026-11-21T12:00:00.000Z' })
    await leave()
  })

  it('takes a new preview after a change that failed', async () => {
    customer.mockReturnValue(proCustomer)
    preview
      .mockReturnValueOnce({ amount: 10_800, currency: 'usd', at: '2026-11-21T12:00:00.000Z' })
      .mockReturnValue({ amount: 10_700, currency: 'usd', at: '2026-11-22T12:00:00.000Z' })
    change.mockReturnValueOnce(new Refusal(409, 'conflict', 'This price is no longer current.'))
    change.mockReturnValue({ ...proCustomer, priceId: 'pro_year', billingInterval: 'year' })
    const { leave } = await stage(<SubscriptionPage />)
    await settled(() => expect(buttonOf('Change Plan')).toBeDefined())
    await press('Change Plan')
    await settled(() => expect(buttonOf('Change for $108.00')).toBeDefined())
    await press('Change for $108.00')
    await settled(() => expect(buttonOf('Change for $107.00')).toBeDefined())
    expect(text()).toContain('This price is no longer current.')
    await press('Change for $107.00')
    await settled(() => expect(change).toHaveBeenCalledTimes(2))
    expect(change).toHaveBeenLastCalledWith({ priceId: 'pro_year', at: '2026-11-22T12:00:00.000Z' })
    await leave()
  })

  it('a plan whose payment is due is not changed, and cancelling it promises nothing of the open invoice', async () => {
    const pastDueSince = new Date().toISOString()
    customer.mockReturnValue({ ...proCustomer, status: 'past_due', pastDueSince })
    const { leave } = await stage(<SubscriptionPage />)
    await settled(() => expect(buttonOf('Cancel plan')).toBeDefined())
    expect(buttonOf('Change Plan')).toBeUndefined()
    await press('Cancel plan')
    await settled(() => expect(text()).toContain('Cancel your plan?'))
    const dialog = document.querySelector('[role=dialog]')?.textContent
    expect(dialog).toContain('its open invoice is still due')
    expect(dialog).toContain(`Pro goes on until ${formatDay(Date.parse(pastDueSince) + 7 * 86_400_000)}.`)
    expect(dialog).not.toContain('nothing more is charged')
    await leave()
  })

  it('says why a change could not be worked out, and offers none', async () => {
    customer.mockReturnValue(proCustomer)
    preview.mockReturnValue(new Refusal(409, 'conflict', 'You have no plan that could be changed.'))
    const { leave } = await stage(<SubscriptionPage />)
    await settled(() => expect(buttonOf('Change Plan')).toBeDefined())
    await press('Change Plan')
    await settled(() => expect(text()).toContain('You have no plan that could be changed.'))
    expect(buttonOf('Keep my plan')).toBeDefined()
    await leave()
  })

  it('cancels at the period’s end after asking once, and resumes', async () => {
    customer.mockReturnValue(proCustomer)
    cancel.mockReturnValue({ ...proCustomer, cancelAtPeriodEnd: true })
    resume.mockReturnValue(proCustomer)
    const { leave } = await stage(<SubscriptionPage />)
    await settled(() => expect(buttonOf('Cancel plan')).toBeDefined())
    await press('Cancel plan')
    await settled(() => expect(text()).toContain('Cancel your plan?'))
    const confirm = [...document.querySelectorAll('[role=dialog] button')].find(
      (button) => button.textContent === 'Cancel plan',
    )
    confirm?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await settled(() => expect(text()).toContain('Pro is yours until Dec 21, 2026'))
    expect(cancel).toHaveBeenCalledExactlyOnceWith({ reason: '', feedback: '' })
    // the button that was pressed is gone: the plan's heading has the focus
    const heading = () => document.querySelector('section[aria-label="Current plan"] h2')
    await settled(() => expect(document.activeElement).toBe(heading()))
    await press('Resume plan')
    await settled(() => expect(text()).toContain('Renews on Dec 21, 2026'))
    await leave()
  })

  it('shows three invoices, and all when asked', async () => {
    customer.mockReturnValue(proCustomer)
    const { leave } = await stage(<SubscriptionPage />)
    await settled(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(3))
    await press('Show all 4 invoices')
    expect(document.querySelectorAll('a[href$=".pdf"]')).toHaveLength(4)
    await leave()
  })
})
