import type Stripe from 'stripe'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal, useBench } from './bench.ts'

const bench = useBench()
let monthly: Stripe.Price
let annual: Stripe.Price
let team: Stripe.Price
let customer: Stripe.Customer

beforeEach(async () => {
  const product = await bench.stripe.products.create({ name: 'Pro' })
  const price = (unit_amount: number, interval: 'month' | 'year') =>
    bench.stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount,
      currency_options: { inr: { unit_amount: unit_amount * 80 } },
      recurring: { interval },
    })
  monthly = await price(900, 'month')
  annual = await price(9000, 'year')
  team = await price(3000, 'month')
  customer = await bench.stripe.customers.create({ email: 'a@b.c', payment_method: 'pm_card_visa' })
  await useCard('pm_card_visa')
  await bench.types()
  bench.received = []
})

async function useCard(token: string): Promise<void> {
  const card = await bench.stripe.paymentMethods.attach(token, { customer: customer.id })
  await bench.stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: card.id } })
}

function subscribe(more: Partial<Stripe.SubscriptionCreateParams> = {}): Promise<Stripe.Subscription> {
  return bench.stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly.id }], ...more })
}

const read = (id: string) => bench.stripe.subscriptions.retrieve(id)
const status = async (id: string) => (await read(id)).status
const itemOf = (subscription: Stripe.Subscription) => subscription.items.data[0]?.id ?? ''
const endOf = (subscription: Stripe.Subscription) => subscription.items.data[0]?.current_period_end ?? 0

describe('beginning', () => {
  it('is paid at once with a good card', async () => {
    const made = await subscribe({ metadata: { userId: 'u1' }, expand: ['latest_invoice.payments'] })
    expect(made).toMatchObject({
      object: 'subscription',
      status: 'active',
      currency: 'usd',
      metadata: { userId: 'u1' },
    })
    expect(made.items.data[0]).toMatchObject({ price: { id: monthly.id }, quantity: 1, plan: { interval: 'month' } })
    expect(endOf(made) - made.created).toBeGreaterThan(27 * 86_400)
    expect(made.latest_invoice).toMatchObject({
      status: 'paid',
      amount_paid: 900,
      billing_reason: 'subscription_create',
      parent: { subscription_details: { subscription: made.id, metadata: { userId: 'u1' } } },
      lines: { data: [{ amount: 900, pricing: { price_details: { price: monthly.id } } }] },
      payments: { data: [{ status: 'paid', payment: { type: 'payment_intent' } }] },
    })
    const types = await bench.types()
    for (const type of [
      'customer.subscription.created',
      'invoice.finalized',
      'payment_intent.succeeded',
      'invoice.paid',
      'customer.subscription.updated',
    ]) {
      expect(types).toContain(type)
    }
  })

  it('waits for the first payment with default_incomplete', async () => {
    const made = await subscribe({
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret'],
    })
    expect(made.status).toBe('incomplete')
    const invoice = made.latest_invoice as Stripe.Invoice
    const secret = invoice.confirmation_secret?.client_secret ?? ''
    const intent = secret.split('_secret_')[0] ?? ''
    expect(
      (await refusal(bench.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_chargeDeclined' }))).code,
    ).toBe('card_declined')
    expect(await status(made.id)).toBe('incomplete')
    await bench.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
    expect(await read(made.id)).toMatchObject({
      status: 'active',
      default_payment_method: expect.stringMatching(/^pm_/),
    })
    expect((await bench.stripe.invoices.retrieve(invoice.id)).status).toBe('paid')
  })

  it('expires when nobody pays within 23 hours', async () => {
    const made = await subscribe({ payment_behavior: 'default_incomplete' })
    await bench.control.advance({ seconds: 22 * 3600 })
    expect(await status(made.id)).toBe('incomplete')
    await bench.control.advance({ seconds: 2 * 3600 })
    expect(await status(made.id)).toBe('incomplete_expired')
    expect(await bench.types()).toContain('invoice.voided')
  })

  it('leaves nothing behind when the card fails and errors are wanted', async () => {
    await useCard('pm_card_chargeCustomerFail')
    await bench.types()
    bench.received = []
    expect((await refusal(subscribe({ payment_behavior: 'error_if_incomplete' }))).code).toBe('card_declined')
    expect((await bench.stripe.subscriptions.list({ status: 'all' })).data).toEqual([])
    expect(await bench.types()).toEqual([])
    expect((await subscribe()).status).toBe('incomplete')
  })

  it('refuses a price that does not recur, is inactive, unknown or in another currency', async () => {
    const once = await bench.stripe.prices.create({ product: String(monthly.product), currency: 'usd', unit_amount: 1 })
    expect((await refusal(subscribe({ items: [{ price: once.id }] }))).message).toContain('type=one_time')
    await bench.stripe.prices.update(team.id, { active: false })
    expect((await refusal(subscribe({ items: [{ price: team.id }] }))).code).toBe('price_inactive')
    expect((await refusal(subscribe({ items: [{ price: 'price_none' }] }))).code).toBe('resource_missing')
    expect((await refusal(subscribe({ currency: 'eur' }))).param).toBe('currency')
  })

  it('bills a customer in one currency at a time, and keeps what is owed in another apart', async () => {
    const rupees = await subscribe({ currency: 'inr' })
    expect((await refusal(subscribe({ currency: 'usd' }))).message).toContain('cannot combine currencies')
    await bench.stripe.subscriptions.cancel(rupees.id, { invoice_now: true, prorate: true })
    const customerId = String(rupees.customer)
    expect(await bench.stripe.customers.retrieve(customerId)).toMatchObject({
      currency: 'inr',
      balance: expect.any(Number),
    })
    const dollars = await subscribe({ currency: 'usd' })
    const [invoice] = (await bench.stripe.invoices.list({ subscription: dollars.id })).data
    expect(invoice).toMatchObject({ currency: 'usd', starting_balance: 0 })
    const customer = await bench.stripe.customers.retrieve(customerId)
    expect(customer).toMatchObject({ currency: 'usd', invoice_credit_balance: { inr: expect.any(Number) } })
  })
})

describe('time', () => {
  it('renews, month after month', async () => {
    const made = await subscribe()
    await bench.control.advance({ days: 70 })
    const invoices = await bench.stripe.invoices.list({ subscription: made.id })
    expect(invoices.data.map((own) => [own.billing_reason, own.status])).toEqual([
      ['subscription_cycle', 'paid'],
      ['subscription_cycle', 'paid'],
      ['subscription_create', 'paid'],
    ])
    const { now } = await bench.control.advance({})
    expect(endOf(await read(made.id))).toBeGreaterThan(now)
    expect(await status(made.id)).toBe('active')
  })

  it('makes it past due when the card fails, active again when the invoice is paid', async () => {
    const made = await subscribe()
    await useCard('pm_card_chargeCustomerFail')
    await bench.control.advance({ seconds: endOf(made) - made.created + 60 })
    expect(await status(made.id)).toBe('past_due')
    expect(await bench.types()).toContain('invoice.payment_failed')
    const [open] = (await bench.stripe.invoices.list({ customer: customer.id, status: 'open' })).data
    expect(open).toMatchObject({ attempt_count: 1, next_payment_attempt: expect.any(Number) })
    expect((await refusal(bench.stripe.invoices.pay(open?.id ?? ''))).code).toBe('card_declined')
    await bench.stripe.invoices.pay(open?.id ?? '', { payment_method: 'pm_card_visa' })
    expect(await status(made.id)).toBe('active')
  })

  it.each(['cancel', 'unpaid'] as const)('ends the retries as the settings say: %s', async (afterRetries) => {
    await bench.control.settings({ afterRetries, retryDays: [1, 1] })
    const made = await subscribe()
    await useCard('pm_card_chargeCustomerFail')
    await bench.control.advance({ seconds: endOf(made) - made.created + 60 })
    expect(await status(made.id)).toBe('past_due')
    await bench.control.advance({ days: 3 })
    expect(await status(made.id)).toBe(afterRetries === 'cancel' ? 'canceled' : 'unpaid')
    expect((await bench.types()).filter((type) => type === 'invoice.payment_failed')).toHaveLength(3)
  })

  it('recovers with a retry once the card is good again', async () => {
    const made = await subscribe()
    await useCard('pm_card_chargeCustomerFail')
    await bench.control.advance({ seconds: endOf(made) - made.created + 60 })
    await useCard('pm_card_visa')
    await bench.control.advance({ days: 4 })
    expect(await status(made.id)).toBe('active')
  })
})

describe('ending', () => {
  it('comes with the period, or is taken back before', async () => {
    const { id, created, ...made } = await subscribe()
    const { subscriptions } = bench.stripe
    const ending = await subscriptions.update(id, { cancel_at_period_end: true })
    expect(ending).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: made.items.data[0]?.current_period_end,
    })
    expect(await subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
      cancel_at: null,
      canceled_at: null,
    })
    await subscriptions.update(id, {
      cancel_at_period_end: true,
      cancellation_details: { feedback: 'too_expensive', comment: 'Hm' },
    })
    await bench.control.advance({ days: 32 })
    expect(await read(id)).toMatchObject({
      status: 'canceled',
      ended_at: made.items.data[0]?.current_period_end,
      cancellation_details: { feedback: 'too_expensive', comment: 'Hm', reason: 'cancellation_requested' },
    })
    expect((await bench.types()).at(-1)).toBe('customer.subscription.deleted')
    expect((await bench.stripe.invoices.list({ subscription: id })).data).toHaveLength(1)
  })

  it('comes at once', async () => {
    const { id } = await subscribe()
    expect(await bench.stripe.subscriptions.cancel(id)).toMatchObject({
      status: 'canceled',
      ended_at: expect.any(Number),
    })
    expect((await bench.stripe.subscriptions.list({ customer: customer.id })).data).toEqual([])
    expect((await bench.stripe.subscriptions.list({ customer: customer.id, status: 'canceled' })).data).toHaveLength(1)
    expect((await refusal(bench.stripe.subscriptions.cancel(id))).code).toBe('resource_missing')
  })

  it('comes with its customer', async () => {
    const { id } = await subscribe()
    await bench.stripe.customers.del(customer.id)
    expect(await status(id)).toBe('canceled')
    expect((await bench.types()).slice(-2)).toEqual(['customer.subscription.deleted', 'customer.deleted'])
  })
})

describe('changing the plan', () => {
  const half = async (made: Stripe.Subscription) => Math.floor((made.created + endOf(made)) / 2)

  it('is previewed, then invoiced at once: an upgrade in mid-period costs half the difference', async () => {
    const made = await subscribe()
    const proration_date = await half(made)
    const items = [{ id: itemOf(made), price: team.id }]
    const preview = await bench.stripe.invoices.createPreview({
      subscription: made.id,
      subscription_details: { items, proration_behavior: 'always_invoice', proration_date },
    })
    expect(preview).toMatchObject({ amount_due: 1050, status: 'draft', total: 1050 })
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-450, 1500])
    expect((await bench.stripe.invoices.list()).data).toHaveLength(1)
    const changed = await bench.stripe.subscriptions.update(made.id, {
      items,
      proration_behavior: 'always_invoice',
      proration_date,
      expand: ['latest_invoice'],
    })
    expect(changed.items.data).toMatchObject([
      { id: itemOf(made), price: { id: team.id }, current_period_end: endOf(made) },
    ])
    expect(changed.latest_invoice).toMatchObject({
      status: 'paid',
      amount_paid: 1050,
      billing_reason: 'subscription_update',
    })
  })

  it('goes onto the next invoice by default, and nowhere with none', async () => {
    const made = await subscribe()
    const proration_date = await half(made)
    const items = [{ id: itemOf(made), price: team.id }]
    await bench.stripe.subscriptions.update(made.id, { items, proration_date })
    expect((await bench.stripe.invoices.list()).data).toHaveLength(1)
    expect((await bench.stripe.invoices.createPreview({ subscription: made.id })).total).toBe(1050 + 3000)
    await bench.stripe.subscriptions.update(made.id, {
      items: [{ id: itemOf(made), quantity: 2 }],
      proration_behavior: 'none',
    })
    expect((await bench.stripe.invoices.createPreview({ subscription: made.id })).total).toBe(1050 + 6000)
    await bench.control.advance({ days: 32 })
    expect((await bench.stripe.invoices.list({ limit: 1 })).data[0]).toMatchObject({ total: 7050, status: 'paid' })
  })

  it('leaves a credit after a downgrade, which the next invoice uses up', async () => {
    const made = await subscribe({ items: [{ price: team.id }] })
    const items = [{ id: itemOf(made), price: monthly.id }]
    const proration_date = await half(made)
    await bench.stripe.subscriptions.update(made.id, { items, proration_behavior: 'always_invoice', proration_date })
    expect(await bench.stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -1050 })
    await bench.control.advance({ days: 32 })
    expect((await bench.stripe.invoices.list({ limit: 1 })).data[0]).toMatchObject({
      total: 900,
      amount_due: 0,
      status: 'paid',
    })
    expect(await bench.stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -150 })
  })

  it('to another rhythm begins a new period, paid at once', async () => {
    const made = await subscribe()
    await bench.control.advance({ seconds: (endOf(made) - made.created) / 2 })
    const items = [{ id: itemOf(made), price: annual.id }]
    const preview = await bench.stripe.invoices.createPreview({
      subscription: made.id,
      subscription_details: { items },
    })
    expect(preview.total).toBeGreaterThan(8545)
    expect(preview.total).toBeLessThan(8555)
    const changed = await bench.stripe.subscriptions.update(made.id, { items })
    expect(endOf(changed) - (changed.items.data[0]?.current_period_start ?? 0)).toBeGreaterThan(364 * 86_400)
    expect((await bench.stripe.invoices.list({ limit: 1 })).data[0]).toMatchObject({
      status: 'paid',
      total: preview.total,
    })
  })

  it('fails without an effect when errors are wanted, and makes it past due otherwise', async () => {
    const made = await subscribe()
    await useCard('pm_card_chargeCustomerFail')
    const items = [{ id: itemOf(made), price: team.id }]
    const change = { items, proration_behavior: 'always_invoice' } as const
    const { subscriptions } = bench.stripe
    expect(
      (await refusal(subscriptions.update(made.id, { ...change, payment_behavior: 'error_if_incomplete' }))).code,
    ).toBe('card_declined')
    expect((await read(made.id)).items.data[0]?.price.id).toBe(monthly.id)
    expect((await subscriptions.update(made.id, change)).status).toBe('past_due')
  })
})
