import type Stripe from 'stripe'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal, useBench } from './bench.ts'

const bench = useBench()
let credits: Stripe.Price
let pro: Stripe.Price

beforeEach(async () => {
  const product = await bench.stripe.products.create({ name: 'Pro & <more>' })
  const base = {
    product: product.id,
    currency: 'usd',
    unit_amount: 900,
    currency_options: { inr: { unit_amount: 72_000 } },
  }
  credits = await bench.stripe.prices.create(base)
  pro = await bench.stripe.prices.create({ ...base, recurring: { interval: 'month' } })
  await bench.types()
  bench.received = []
})

function openCheckout(
  mode: 'payment' | 'setup' | 'subscription',
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
) {
  return bench.stripe.checkout.sessions.create({
    mode,
    ...(mode !== 'setup' && { line_items: [{ price: mode === 'payment' ? credits.id : pro.id, quantity: 1 }] }),
    success_url: 'http://localhost:5173/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:5173/pricing',
    metadata: { userId: 'u1' },
    ...more,
  })
}

function submit(url: string | null, fields: Record<string, string>): Promise<Response> {
  return fetch(url ?? '', { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
}

describe('checkout', () => {
  it('of a subscription: the page pays, the session completes, the browser returns', async () => {
    const session = await openCheckout('subscription', {
      customer_email: 'a@b.c',
      client_reference_id: 'u1',
      subscription_data: { metadata: { userId: 'u1' } },
    })
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 900,
    })
    const page = await (await fetch(session.url ?? '')).text()
    expect(page).toContain('Pro &amp; &lt;more&gt;')
    const back = await submit(session.url, { action: 'pay', card: 'pm_card_visa' })
    expect(back.headers.get('location')).toBe(`http://localhost:5173/done?session=${session.id}`)
    const done = await bench.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['line_items', 'subscription', 'customer', 'invoice'],
    })
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      client_reference_id: 'u1',
      customer: { email: 'a@b.c' },
      subscription: { status: 'active', metadata: { userId: 'u1' }, default_payment_method: expect.any(String) },
      invoice: { status: 'paid', amount_paid: 900 },
      line_items: { data: [{ price: { id: pro.id } }] },
    })
    expect((await bench.types()).at(-1)).toBe('checkout.session.completed')
  })

  it('survives a declined card and is paid with another', async () => {
    const session = await openCheckout('subscription')
    const declined = await submit(session.url, { action: 'decline' })
    expect(await declined.text()).toContain('Your card was declined.')
    expect(
      await submit(session.url, { action: 'pay', card: 'pm_card_chargeCustomerFail' }).then((page) => page.text()),
    ).toContain('declined')
    expect((await bench.stripe.subscriptions.list({ status: 'all' })).data).toEqual([])
    expect((await submit(session.url, { action: 'pay', card: 'pm_card_authenticationRequired' })).status).toBe(303)
    expect((await bench.stripe.subscriptions.list()).data).toHaveLength(1)
  })

  it('of a single payment, in another currency, with an intent that carries its metadata', async () => {
    const session = await openCheckout('payment', {
      currency: 'inr',
      payment_intent_data: { metadata: { credits: '10' } },
    })
    const { url } = await bench.control.payCheckout(session.id)
    expect(url).toContain(session.id)
    const done = await bench.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] })
    expect(done.payment_intent).toMatchObject({
      amount: 72_000,
      currency: 'inr',
      status: 'succeeded',
      metadata: { credits: '10' },
    })
  })

  it('keeps a card', async () => {
    const customer = await bench.stripe.customers.create({})
    const session = await openCheckout('setup', { customer: customer.id, currency: 'usd' })
    await bench.control.payCheckout(session.id)
    expect((await bench.stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1)
  })

  it('is cancelled, expires, and refuses what does not fit', async () => {
    const session = await openCheckout('payment')
    expect((await submit(session.url, { action: 'cancel' })).headers.get('location')).toBe(
      'http://localhost:5173/pricing',
    )
    expect((await bench.stripe.checkout.sessions.expire(session.id)).status).toBe('expired')
    const forgotten = await openCheckout('payment')
    await bench.control.advance({ days: 2 })
    expect((await bench.stripe.checkout.sessions.retrieve(forgotten.id)).status).toBe('expired')
    expect((await submit(`${bench.standIn.url}/checkout/${session.id}`, { action: 'pay' })).status).toBe(200)
    expect((await bench.stripe.paymentIntents.list()).data).toEqual([])
    expect((await refusal(openCheckout('payment', { line_items: [{ price: pro.id }] }))).message).toContain(
      'recurring price',
    )
    expect((await refusal(openCheckout('subscription', { line_items: [{ price: 'price_none' }] }))).statusCode).toBe(
      404,
    )
  })
})

describe('the billing portal', () => {
  async function openPortal() {
    const configuration = await bench.stripe.billingPortal.configurations.create({
      features: {
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        payment_method_update: { enabled: true },
        invoice_history: { enabled: true },
      },
    })
    const checkout = await openCheckout('subscription')
    await bench.control.payCheckout(checkout.id)
    const { customer, subscription } = await bench.stripe.checkout.sessions.retrieve(checkout.id)
    const portal = await bench.stripe.billingPortal.sessions.create({
      customer: String(customer),
      return_url: 'http://localhost:5173/subscription',
    })
    expect(portal.configuration).toBe(configuration.id)
    return { portal, customer: String(customer), subscription: String(subscription) }
  }

  it('cancels at the end of the period and resumes', async () => {
    const { portal, subscription } = await openPortal()
    expect(await (await fetch(portal.url)).text()).toContain('href="http://localhost:5173/subscription"')
    await submit(portal.url, { action: 'cancel', subscription })
    expect((await bench.stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(true)
    await submit(portal.url, { action: 'resume', subscription })
    expect((await bench.stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(false)
  })

  it('changes the card', async () => {
    const { portal, customer } = await openPortal()
    await submit(portal.url, { action: 'card', card: 'pm_card_mastercard' })
    const expand = ['invoice_settings.default_payment_method']
    expect(await bench.stripe.customers.retrieve(customer, { expand })).toMatchObject({
      invoice_settings: { default_payment_method: { card: { last4: '4444' } } },
    })
  })

  it('is configured, and needs to be', async () => {
    const { configurations, sessions } = bench.stripe.billingPortal
    const customer = await bench.stripe.customers.create({})
    expect((await refusal(sessions.create({ customer: customer.id }))).statusCode).toBe(400)
    const made = await configurations.create({
      features: { invoice_history: { enabled: true } },
      metadata: { of: 'tubli' },
    })
    expect(made).toMatchObject({
      is_default: true,
      features: { invoice_history: { enabled: true }, subscription_cancel: { enabled: false } },
    })
    await configurations.update(made.id, { features: { subscription_cancel: { enabled: true } } })
    expect((await configurations.list()).data[0]?.features).toMatchObject({
      invoice_history: { enabled: true },
      subscription_cancel: { enabled: true },
    })
  })
})

describe('invoices', () => {
  it('have a page, a PDF, and can be paid there after a failed renewal', async () => {
    const checkout = await openCheckout('subscription')
    await bench.control.payCheckout(checkout.id, 'pm_card_visa')
    const { subscription } = await bench.stripe.checkout.sessions.retrieve(checkout.id)
    const [invoice] = (await bench.stripe.invoices.list()).data
    const pdf = await fetch(invoice?.invoice_pdf ?? '')
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(await pdf.text()).toMatch(/^%PDF/)
    expect(await (await fetch(invoice?.hosted_invoice_url ?? '')).text()).toContain('paid')
    const { default_payment_method: card } = await bench.stripe.subscriptions.retrieve(String(subscription))
    await bench.stripe.paymentMethods.detach(String(card))
    await bench.control.advance({ days: 32 })
    const [open] = (await bench.stripe.invoices.list({ status: 'open' })).data
    expect((await submit(open?.hosted_invoice_url ?? '', { card: 'pm_card_visa' })).status).toBe(303)
    expect((await bench.stripe.subscriptions.retrieve(String(subscription))).status).toBe('active')
  })
})
