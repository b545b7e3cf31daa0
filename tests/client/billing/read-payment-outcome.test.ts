import { afterEach, describe, expect, it, vi } from 'vitest'
import { readPaymentOutcome } from '#client/features/billing/payment/read-payment-outcome.ts'
import { freeCustomer, proCustomer } from '#tests/client/billing/customer.ts'
import { clients } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

const lookUp = vi.fn()
const customer = vi.fn()
const noWait = async () => undefined
const back = { intentId: 'pi_1', redirectStatus: 'succeeded', kind: 'credits' } as const

const serve = () =>
  vi.stubGlobal(
    'fetch',
    serverOf({ 'billing.payment': (input) => lookUp(input), 'billing.customer': () => customer() }),
  )

afterEach(() => {
  lookUp.mockReset()
  customer.mockReset()
})

describe('2§4 payment return', () => {
  it('succeeded: "Your credit purchase was successful"', async () => {
    serve()
    const bought = { credits: 5, balance: 8, receiptUrl: null }
    lookUp.mockReturnValue({ status: 'succeeded', bought })
    expect(await readPaymentOutcome(clients.api, back)).toEqual({
      status: 'succeeded',
      message: 'Your credit purchase was successful',
      bought,
    })
    expect(lookUp).toHaveBeenCalledExactlyOnceWith({ intentId: 'pi_1' })
  })

  it('a redirect that did not succeed, and was not paid: "Error encountered! Please try again."', async () => {
    serve()
    lookUp.mockReturnValue({ status: 'requires_payment_method' })
    for (const redirectStatus of ['failed', 'pending', undefined]) {
      const outcome = await readPaymentOutcome(clients.api, { ...back, redirectStatus })
      expect(outcome).toEqual({ status: 'failed', message: 'Error encountered! Please try again.' })
    }
    expect(lookUp).toHaveBeenCalledTimes(3)
  })

  it.each(['pending', 'failed'])('a redirect that says %s is judged by the server', async (redirectStatus) => {
    serve()
    lookUp.mockReturnValue({ status: 'succeeded' })
    expect(await readPaymentOutcome(clients.api, { ...back, redirectStatus }, noWait)).toMatchObject({
      status: 'succeeded',
    })
    for (const status of ['processing', 'requires_action']) {
      lookUp.mockReturnValue({ status })
      expect(await readPaymentOutcome(clients.api, { ...back, redirectStatus }, noWait)).toEqual({ status: 'underway' })
    }
  })

  it('an address without a payment asks nothing', async () => {
    serve()
    const outcome = await readPaymentOutcome(clients.api, { ...back, intentId: undefined, redirectStatus: 'failed' })
    expect(outcome).toEqual({ status: 'failed', message: 'Error encountered! Please try again.' })
    expect(lookUp).not.toHaveBeenCalled()
  })

  it('a plan with nothing to pay comes without a payment, and is there at once', async () => {
    serve()
    customer.mockReturnValue(proCustomer)
    const outcome = await readPaymentOutcome(clients.api, { ...back, intentId: undefined, kind: 'plan' }, noWait)
    expect(outcome).toEqual({ status: 'succeeded' })
    expect(lookUp).not.toHaveBeenCalled()
  })

  it('Stripe says otherwise than the address: "Error encountered! Please try again"', async () => {
    serve()
    lookUp.mockReturnValue({ status: 'requires_payment_method' })
    expect(await readPaymentOutcome(clients.api, back)).toEqual({
      status: 'failed',
      message: 'Error encountered! Please try again',
    })
  })

  it.each([new Refusal(404, 'not_found', 'This payment does not exist.'), new TypeError('Failed to fetch')])(
    'lookup throws: "Error encountered! Please try again 1."',
    async (failure) => {
      serve()
      lookUp.mockReturnValue(failure)
      const outcome = await readPaymentOutcome(clients.api, back)
      expect(outcome).toEqual({ status: 'unknown', message: 'Error encountered! Please try again 1.' })
    },
  )

  it('a bank that takes its time is neither paid nor refused', async () => {
    serve()
    lookUp.mockReturnValue({ status: 'processing' })
    expect(await readPaymentOutcome(clients.api, back, noWait)).toEqual({ status: 'underway' })
    lookUp.mockReturnValueOnce({ status: 'processing' }).mockReturnValue({ status: 'succeeded' })
    expect(await readPaymentOutcome(clients.api, back, noWait)).toMatchObject({ status: 'succeeded' })
  })

  it('a plan is there once the server knows of it', async () => {
    serve()
    lookUp.mockReturnValue({ status: 'succeeded' })
    customer.mockReturnValueOnce(freeCustomer).mockReturnValue(proCustomer)
    expect(await readPaymentOutcome(clients.api, { ...back, kind: 'plan' }, noWait)).toEqual({ status: 'succeeded' })
    customer.mockReturnValue(freeCustomer)
    expect(await readPaymentOutcome(clients.api, { ...back, kind: 'plan' }, noWait)).toEqual({ status: 'underway' })
  })
})
