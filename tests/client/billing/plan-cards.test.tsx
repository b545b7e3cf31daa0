import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PlanCards, type PlanViewer } from '#client/features/billing/plans/plan-cards.tsx'
import { render } from '#tests/support/client/render.tsx'
import { serverOf } from '#tests/support/client/server.ts'
import { fakeStripe } from './fake-stripe.ts'

const createSubscription = vi.fn()
const stripe = fakeStripe()

beforeEach(() => {
  stripe.install()
  vi.stubGlobal(
    'fetch',
    serverOf({
      'billing.currency': () => ({ currency: 'usd' }),
      'billing.packages': () => ({ prices: [], currency: 'usd', publishableKey: 'pk_test_1' }),
      'billing.createSubscription': (input) => createSubscription(input),
    }),
  )
})
afterEach(() => {
  vi.clearAllMocks()
})

const show = (viewer: PlanViewer, billing?: 'year') => render(<PlanCards viewer={viewer} billing={billing} />)
const linkOf = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name })

it('what a visitor has chosen is kept over the sign-in', async () => {
  await show('visitor')
  const wayIn = () => new URL(linkOf('Upgrade to Pro').href).searchParams.get('redirect')
  expect(wayIn()).toBe('/pricing')
  await userEvent.click(screen.getByLabelText('Annually'))
  expect(wayIn()).toBe('/pricing?billing=year')
})

it('and is chosen on the way back', async () => {
  await show('Free', 'year')
  await waitFor(() => expect(document.body.textContent).toContain('billed once a year'))
})

it('3§9 lists what is documented of Pro, and marks what does not work yet', async () => {
  await show('visitor')
  const pro = within(screen.getByRole('region', { name: 'Pro' }))
  for (const text of ['Unlimited matching', 'Niche finder', 'Priority email support', 'More credits a month']) {
    const feature = pro.getAllByRole('listitem').find((item) => item.textContent?.startsWith(text))
    expect(feature?.textContent).toBe(`${text} not there yet`)
  }
  const free = within(screen.getByRole('region', { name: 'Free' }))
  expect(free.getByText('8020 learning paths').closest('li')?.textContent).toBe('8020 learning paths')
})

it('who has a plan whose payment is missing is led to it, not sold another', async () => {
  await show('owing')
  expect(linkOf('Pay your open invoice').getAttribute('href')).toBe('/subscription')
  expect(document.body.textContent).not.toContain('Upgrade to Pro')
})

it('a plan with nothing to pay is a success without a payment', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { origin: location.origin, assign })
  createSubscription.mockReturnValue({ subscriptionId: 'sub_1', clientSecret: null })
  await show('Free')
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upgrade to Pro for $12.00' }).disabled).toBe(false),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade to Pro for $12.00' }))
  const form = () => document.querySelector<HTMLFormElement>('[role=dialog] form')
  await waitFor(() => expect(form()).toBeTruthy())
  await act(async () => stripe.tell('ready'))
  await act(async () => form()?.requestSubmit())
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/payment?redirect_status=succeeded'))
  expect(stripe.confirmPayment).not.toHaveBeenCalled()
})
