import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PlanCards, type PlanViewer } from '#client/features/billing/plans/plan-cards.tsx'
import { queryClient } from '#client/trpc.ts'
import { fakeStripe } from './fake-stripe.ts'
import { buttonOf, prepareBrowser, press, serverOf, settled, stage } from './stage.tsx'

const createSubscription = vi.fn()
const stripe = fakeStripe()

beforeEach(() => {
  stripe.install()
  prepareBrowser(
    serverOf({
      'billing.currency': () => ({ currency: 'usd' }),
      'billing.packages': () => ({ prices: [], currency: 'usd', publishableKey: 'pk_test_1' }),
      'billing.createSubscription': (input) => createSubscription(input),
    }),
  )
})
afterEach(() => {
  document.body.replaceChildren()
  queryClient.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const show = (viewer: PlanViewer, billing?: 'year') => stage(<PlanCards viewer={viewer} billing={billing} />)
const linkOf = (name: string) => [...document.querySelectorAll('a')].find((link) => link.textContent === name)

it('what a visitor has chosen is kept over the sign-in', async () => {
  const { leave } = await show('visitor')
  const wayIn = () => new URL(linkOf('Upgrade to Pro')?.href ?? '').searchParams.get('redirect')
  expect(wayIn()).toBe('/pricing')
  await act(async () => [...document.querySelectorAll('label')].find((l) => l.textContent === 'Annually')?.click())
  expect(wayIn()).toBe('/pricing?billing=year')
  await leave()
})

it('and is chosen on the way back', async () => {
  const { leave } = await show('Free', 'year')
  await settled(() => expect(document.body.textContent).toContain('billed once a year'))
  await leave()
})

it('who has a plan whose payment is missing is led to it, not sold another', async () => {
  const { leave } = await show('owing')
  expect(linkOf('Pay your open invoice')?.getAttribute('href')).toBe('/subscription')
  expect(document.body.textContent).not.toContain('Upgrade to Pro')
  await leave()
})

it('a plan with nothing to pay is a success without a payment', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { origin: location.origin, assign })
  createSubscription.mockReturnValue({ subscriptionId: 'sub_1', clientSecret: null })
  const { leave } = await show('Free')
  await settled(() => expect(buttonOf('Upgrade to Pro for $12.00')?.disabled).toBe(false))
  await press('Upgrade to Pro for $12.00')
  const form = () => document.querySelector<HTMLFormElement>('[role=dialog] form')
  await settled(() => expect(form()).toBeTruthy())
  await act(async () => stripe.tell('ready'))
  await act(async () => form()?.requestSubmit())
  await settled(() => expect(assign).toHaveBeenCalledWith('/payment?redirect_status=succeeded'))
  expect(stripe.confirmPayment).not.toHaveBeenCalled()
  await leave()
})
