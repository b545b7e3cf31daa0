import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { refusal, useBench } from './bench.ts'

const bench = useBench()

function makeIntent(more: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  return bench.stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    metadata: { userId: 'u1' },
    ...more,
  })
}

const pay = (id: string, payment_method = 'pm_card_visa') => bench.stripe.paymentIntents.confirm(id, { payment_method })

describe('payment intents', () => {
  it('are paid with a good card', async () => {
    const intent = await makeIntent()
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      amount: 500,
      livemode: false,
      latest_charge: null,
    })
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`))
    const paid = await bench.stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge', 'payment_method'],
    })
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 500,
      latest_charge: { object: 'charge', paid: true, amount: 500, metadata: { userId: 'u1' } },
      payment_method: { card: { brand: 'visa', last4: '4242' } },
    })
    expect(await bench.types()).toEqual(['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'])
  })

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
  ])('are declined with %s', async (card, code, decline_code) => {
    const intent = await makeIntent()
    const error = await refusal(pay(intent.id, card))
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, decline_code })
    expect(error.payment_intent).toMatchObject({ id: intent.id, status: 'requires_payment_method' })
    const after = await bench.stripe.paymentIntents.retrieve(intent.id)
    expect(after).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code, decline_code } })
    expect(await bench.types()).toEqual(['payment_intent.created', 'charge.failed', 'payment_intent.payment_failed'])
    expect((await pay(intent.id)).status).toBe('succeeded')
  })

  it('wait for an authentication, which passes or fails', async () => {
    const passing = await makeIntent()
    expect(await pay(passing.id, 'pm_card_authenticationRequired')).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    })
    await bench.control.authenticate(passing.id)
    expect((await bench.stripe.paymentIntents.retrieve(passing.id)).status).toBe('succeeded')
    const failing = await makeIntent()
    await pay(failing.id, 'pm_card_authenticationRequired')
    await bench.control.authenticate(failing.id, false)
    expect(await bench.stripe.paymentIntents.retrieve(failing.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    expect(await bench.types()).toContain('payment_intent.requires_action')
  })

  it("send a browser to the bank's page and back", async () => {
    const intent = await makeIntent({ automatic_payment_methods: { enabled: true } })
    const waiting = await bench.stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'http://localhost:5173/learn',
    })
    const page = waiting.next_action?.redirect_to_url?.url ?? ''
    expect(await (await fetch(page)).text()).toContain('Complete')
    const back = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pass' }),
      redirect: 'manual',
    })
    expect(back.headers.get('location')).toMatch(
      new RegExp(`^http://localhost:5173/learn\\?payment_intent=${intent.id}&.*redirect_status=succeeded$`),
    )
  })

  it('are refused off session when the card asks', async () => {
    const error = await refusal(
      makeIntent({ confirm: true, off_session: true, payment_method: 'pm_card_authenticationRequired' }),
    )
    expect(error).toMatchObject({ statusCode: 402, code: 'authentication_required' })
  })

  it('are confirmed by a browser with the publishable key and the client secret only', async () => {
    const intent = await makeIntent()
    const confirm = (client_secret: string) =>
      fetch(`${bench.standIn.url}/v1/payment_intents/${intent.id}/confirm`, {
        method: 'POST',
        body: new URLSearchParams({
          key: bench.control.keys.publishableKey,
          client_secret,
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': '4242 4242 4242 4242',
        }),
      })
    expect((await confirm('pi_guess')).status).toBe(404)
    const answer = await confirm(intent.client_secret ?? '')
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    expect((await bench.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded')
  })

  it('are updated and cancelled while they are open, and never after', async () => {
    const intent = await makeIntent()
    const { paymentIntents } = bench.stripe
    expect(await paymentIntents.update(intent.id, { amount: 700, metadata: { pack: 'b' } })).toMatchObject({
      amount: 700,
      metadata: { userId: 'u1', pack: 'b' },
    })
    expect((await paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' })).status).toBe('canceled')
    expect(await refusal(pay(intent.id))).toMatchObject({ code: 'payment_intent_unexpected_state' })
    const paid = await makeIntent({ confirm: true, payment_method: 'pm_card_visa' })
    expect((await refusal(paymentIntents.update(paid.id, { amount: 1 }))).code).toBe('payment_intent_unexpected_state')
    expect((await refusal(paymentIntents.cancel(paid.id))).code).toBe('payment_intent_unexpected_state')
    expect((await refusal(pay(paid.id))).code).toBe('payment_intent_unexpected_state')
  })

  it('have a least amount, and belong to a customer who can be listed', async () => {
    expect((await refusal(makeIntent({ amount: 10 }))).code).toBe('amount_too_small')
    const customer = await bench.stripe.customers.create({ email: 'a@b.c' })
    const own = await makeIntent({ customer: customer.id })
    await makeIntent()
    expect((await bench.stripe.paymentIntents.list({ customer: customer.id })).data.map(({ id }) => id)).toEqual([
      own.id,
    ])
    expect((await refusal(makeIntent({ customer: 'cus_none' }))).param).toBe('customer')
  })
})

describe('refunds', () => {
  it('give back a part and then the rest, and no more', async () => {
    const intent = await makeIntent({ confirm: true, payment_method: 'pm_card_visa' })
    const { refunds } = bench.stripe
    const part = await refunds.create({ payment_intent: intent.id, amount: 200, metadata: { why: 'half' } })
    expect(part).toMatchObject({ object: 'refund', amount: 200, status: 'succeeded', payment_intent: intent.id })
    expect((await refusal(refunds.create({ payment_intent: intent.id, amount: 400 }))).statusCode).toBe(400)
    expect((await refunds.create({ charge: String(intent.latest_charge) })).amount).toBe(300)
    expect((await refusal(refunds.create({ payment_intent: intent.id }))).code).toBe('charge_already_refunded')
    const charge = await bench.stripe.charges.retrieve(String(intent.latest_charge), { expand: ['refunds'] })
    expect(charge).toMatchObject({ amount_refunded: 500, refunded: true, refunds: { data: [{}, {}] } })
    expect((await refunds.list({ payment_intent: intent.id })).data).toHaveLength(2)
    expect((await bench.types()).filter((type) => type === 'charge.refunded')).toHaveLength(2)
  })

  it('need a successful charge', async () => {
    const intent = await makeIntent()
    expect((await refusal(bench.stripe.refunds.create({ payment_intent: intent.id }))).statusCode).toBe(400)
  })
})

describe('disputes', () => {
  it('are opened by a test and closed either way', async () => {
    const intent = await makeIntent({ confirm: true, payment_method: 'pm_card_visa' })
    const dispute = await bench.control.dispute({ payment_intent: intent.id })
    expect(await bench.stripe.disputes.retrieve(dispute.id)).toMatchObject({
      object: 'dispute',
      amount: 500,
      status: 'needs_response',
      payment_intent: intent.id,
    })
    expect((await refusal(bench.stripe.refunds.create({ payment_intent: intent.id }))).code).toBe('charge_disputed')
    await bench.control.closeDispute(dispute.id, 'won')
    expect((await bench.stripe.disputes.list({ payment_intent: intent.id })).data[0]?.status).toBe('won')
    expect((await bench.types()).filter((type) => type.startsWith('charge.dispute'))).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ])
  })

  it('come by themselves with the card that is made for it', async () => {
    await makeIntent({ confirm: true, payment_method: 'pm_card_createDispute' })
    expect(await bench.types()).toContain('charge.dispute.created')
  })
})

describe('customers and their cards', () => {
  it('keep cards, prefer one, and lose them', async () => {
    const { customers, paymentMethods } = bench.stripe
    const customer = await customers.create({ email: 'a@b.c', name: 'A', metadata: { userId: 'u1' } })
    const card = await paymentMethods.attach('pm_card_mastercard', { customer: customer.id })
    await customers.update(customer.id, { invoice_settings: { default_payment_method: card.id } })
    const known = await customers.retrieve(customer.id, { expand: ['invoice_settings.default_payment_method'] })
    expect(known).toMatchObject({ invoice_settings: { default_payment_method: { card: { last4: '4444' } } } })
    expect((await paymentMethods.list({ customer: customer.id, type: 'card' })).data).toHaveLength(1)
    expect((await paymentMethods.detach(card.id)).customer).toBeNull()
    expect((await customers.listPaymentMethods(customer.id)).data).toEqual([])
    const error = await refusal(paymentMethods.attach('pm_card_chargeDeclined', { customer: customer.id }))
    expect(error).toMatchObject({ type: 'StripeCardError', code: 'card_declined' })
  })

  it('are found by email and by metadata, and are gone when deleted', async () => {
    const { customers } = bench.stripe
    const customer = await customers.create({ email: 'a@b.c', metadata: { userId: 'u1' } })
    await customers.create({ email: 'other@b.c' })
    expect((await customers.list({ email: 'a@b.c' })).data.map(({ id }) => id)).toEqual([customer.id])
    expect((await customers.search({ query: "metadata['userId']:'u1'" })).data.map(({ id }) => id)).toEqual([
      customer.id,
    ])
    expect(await customers.del(customer.id)).toEqual(expect.objectContaining({ deleted: true }))
    expect(await customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true })
    expect((await refusal(customers.update(customer.id, { name: 'x' }))).code).toBe('resource_missing')
    expect(await bench.types()).toContain('customer.deleted')
  })

  it('set up a card for later', async () => {
    const customer = await bench.stripe.customers.create({})
    const { setupIntents } = bench.stripe
    const intent = await setupIntents.create({ customer: customer.id })
    expect(intent.client_secret).toMatch(/^seti_.+_secret_/)
    expect((await setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })).status).toBe('succeeded')
    expect((await bench.stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1)
    const asking = await setupIntents.create({
      customer: customer.id,
      confirm: true,
      payment_method: 'pm_card_authenticationRequired',
    })
    expect(asking.status).toBe('requires_action')
    expect((await bench.control.authenticate(asking.id)).status).toBe('succeeded')
  })
})
