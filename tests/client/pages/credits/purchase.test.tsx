import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearEverything, startSession } from '#client/lib/stored-session.ts'
import { CreditsPage } from '#client/pages/credits/credits-page.tsx'
import { fakeStripe } from '#tests/client/billing/fake-stripe.ts'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

const createPayment = vi.fn()
const packages = vi.fn()
// loadStripe keeps what it has found once
const stripe = fakeStripe()
let router: Awaited<ReturnType<typeof render>>['router']

const price = {
  id: 'credits_5',
  credits: 5,
  amountsMinor: { usd: 500, ngn: 750_000, inr: 42_500 },
  features: ['One', 'Two', 'Three'],
}
const dialog = () => screen.queryByRole('dialog')
const form = () => dialog()?.querySelector('form')
const purchase = 'Purchase 5 credits for $5.00'

/** Until the overlay's form is there, and Stripe's element with it. */
async function open(label = purchase) {
  await screen.findByRole('button', { name: label })
  await userEvent.click(screen.getByRole('button', { name: label }))
  await waitFor(() => expect(form()).toBeTruthy())
}
const becomeReady = () => act(async () => stripe.tell('ready'))
const submit = () => act(async () => form()?.requestSubmit())

beforeEach(async () => {
  startSession({ token: 'token', userId: 'u-1' })
  stripe.install()
  packages.mockReturnValue({ prices: [price], currency: 'usd', publishableKey: 'pk_test_1' })
  createPayment.mockReturnValue({ clientSecret: 'pi_1_secret_1', paymentId: 'p-1' })
  vi.stubGlobal(
    'fetch',
    serverOf({
      'auth.account': () => ({ userId: 'u-1', credits: 3 }),
      'billing.packages': () => packages(),
      'billing.currency': () => ({ currency: 'usd' }),
      'billing.createPayment': (input) => createPayment(input),
    }),
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
const show = async () => {
  ;({ router } = await render(<CreditsPage />))
}
afterEach(() => {
  clearEverything()
  createPayment.mockReset()
  vi.clearAllMocks()
})

describe('2§2.5 buying credits', () => {
  it('shows the documented texts, and the prices in the currency of the country', async () => {
    await show()
    await screen.findByRole('button', { name: purchase })
    for (const text of ['Add More Credits', 'Credit Balance', 'Credit Packages', 'Payment History', '$5.00', 'Three']) {
      expect(document.body.textContent).toContain(text)
    }
  })

  it('No payment packages found when there are none', async () => {
    packages.mockReturnValue({ prices: [], currency: 'usd', publishableKey: null })
    await show()
    await waitFor(() => expect(document.body.textContent).toContain('No payment packages found'))
  })

  it('Pay is disabled until the form is ready, and says how much', async () => {
    await show()
    await open()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay $5.00' }).disabled).toBe(true)
    await becomeReady()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay $5.00' }).disabled).toBe(false)
    expect(stripe.elements).toHaveBeenCalledWith(
      expect.objectContaining({ mode: 'payment', amount: 500, currency: 'usd' }),
    )
  })

  it('validates, prepares, then confirms with the way back to /learn; a second click does nothing', async () => {
    await show()
    await open()
    await becomeReady()
    await submit()
    await submit()
    await waitFor(() => expect(stripe.confirmPayment).toHaveBeenCalledOnce())
    expect(createPayment).toHaveBeenCalledExactlyOnceWith({ priceId: 'credits_5', currency: 'usd' })
    expect(stripe.confirmPayment).toHaveBeenCalledWith(
      expect.objectContaining({
        clientSecret: 'pi_1_secret_1',
        confirmParams: { return_url: `${location.origin}/learn` },
      }),
    )
  })

  it('prepares nothing while the card is not filled in, and stays open', async () => {
    await show()
    await open()
    await becomeReady()
    stripe.submit.mockResolvedValueOnce({ error: { type: 'validation_error', message: 'incomplete' } })
    await submit()
    expect(createPayment).not.toHaveBeenCalled()
    expect(form()).toBeTruthy()
  })

  it.each([
    [
      'a declined card',
      () => stripe.confirmPayment.mockResolvedValueOnce({ error: { type: 'card_error', message: 'No' } }),
    ],
    ['a refusing server', () => createPayment.mockReturnValue(new Refusal(400, 'invalid', 'No'))],
    ['a lost connection', () => createPayment.mockReturnValue(new TypeError('Failed to fetch'))],
  ])('%s closes the overlay: Error encountered, please try again.', async (_, fail) => {
    await show()
    await open()
    await becomeReady()
    fail()
    await submit()
    await waitFor(() => expect(document.body.textContent).toContain('Error encountered, please try again.'))
    await waitFor(() => expect(form()).toBeFalsy())
  })

  it('Try again leads to /8020/credits, beside Close', async () => {
    await show()
    await open()
    await becomeReady()
    createPayment.mockReturnValue(new Refusal(400, 'invalid', 'No'))
    await submit()
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/8020/credits'))
    expect(document.body.textContent).not.toContain('Payment Failed')
  })

  it.each([
    ['succeeded', 'succeeded'],
    ['processing', 'pending'],
  ])('a confirmation that was lost, but %s, goes the way back from the bank', async (status, redirectStatus) => {
    const assign = vi.fn()
    vi.stubGlobal('location', { origin: location.origin, assign })
    await show()
    await open()
    await becomeReady()
    stripe.confirmPayment.mockResolvedValueOnce({ error: { type: 'api_connection_error', message: 'lost' } })
    stripe.retrievePaymentIntent.mockResolvedValueOnce({ paymentIntent: { id: 'pi_1', status } })
    await submit()
    await waitFor(() =>
      expect(assign).toHaveBeenCalledWith(`/learn?payment_intent=pi_1&redirect_status=${redirectStatus}`),
    )
    await submit()
    expect(createPayment).toHaveBeenCalledOnce()
    expect(document.body.textContent).not.toContain('Error encountered')
  })

  it('a confirmation that was lost and cannot be looked up is never called a failure', async () => {
    await show()
    await open()
    await becomeReady()
    stripe.confirmPayment.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    stripe.retrievePaymentIntent.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await submit()
    await waitFor(() =>
      expect(document.body.textContent).toContain(
        "We don't know yet whether your payment went through. Please look at your payment history before you try again.",
      ),
    )
    expect(within(screen.getByRole('dialog')).getByRole('link').getAttribute('href')).toBe('/8020/credits/history')
    expect(document.body.textContent).not.toContain('Payment Failed')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('a confirmation that was lost before anything was charged failed', async () => {
    await show()
    await open()
    await becomeReady()
    stripe.confirmPayment.mockResolvedValueOnce({ error: { type: 'api_error' } })
    stripe.retrievePaymentIntent.mockResolvedValueOnce({
      paymentIntent: { id: 'pi_1', status: 'requires_payment_method' },
    })
    await submit()
    await waitFor(() => expect(document.body.textContent).toContain('Error encountered, please try again.'))
  })

  it.each(['Change Plan', 'Close payment'])('%s closes it', async (name) => {
    await show()
    await open()
    await userEvent.click(screen.getByRole('button', { name: name }))
    await waitFor(() => expect(form()).toBeFalsy())
  })

  it('Escape closes it, inside Stripe’s frame too', async () => {
    await show()
    await open()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(form()).toBeFalsy())
    await open()
    await act(async () => stripe.tell('escape'))
    await waitFor(() => expect(form()).toBeFalsy())
  })
})
