import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PaymentReturn } from '#client/features/billing/payment/payment-return.tsx'
import { queryClient } from '#client/trpc.ts'
import { prepareBrowser, press, serverOf, settled, stage } from './stage.tsx'

const lookUp = vi.fn()
const taken = vi.fn()
const text = () => document.body.textContent

beforeEach(() => prepareBrowser(serverOf({ 'billing.payment': () => lookUp() })))
afterEach(() => {
  document.body.replaceChildren()
  queryClient.clear()
  lookUp.mockReset()
  taken.mockReset()
  vi.unstubAllGlobals()
})

const show = (redirectStatus?: string, intentId?: string) =>
  stage(<PaymentReturn intentId={intentId} redirectStatus={redirectStatus} onTaken={taken} />)

describe('2§4 the way back from a payment', () => {
  it('takes the payment out of the address, looks it up once, and says how it went', async () => {
    lookUp.mockReturnValue({ status: 'succeeded' })
    const { leave } = await show('succeeded', 'pi_1')
    await settled(() => expect(text()).toContain('Your credit purchase was successful'))
    expect(taken).toHaveBeenCalled()
    expect(text()).toContain('Proceed')
    expect(lookUp).toHaveBeenCalledOnce()
    await leave()
  })

  it('Try again leads to /8020/credits', async () => {
    lookUp.mockReturnValue({ status: 'requires_payment_method' })
    const { leave, path } = await show('failed', 'pi_1')
    await settled(() => expect(text()).toContain('Error encountered! Please try again.'))
    await press('Try again')
    await settled(() => expect(path()).toBe('/8020/credits'))
    await leave()
  })

  it('a lookup that was lost is made again, and never leads to the shop', async () => {
    lookUp.mockReturnValueOnce(new TypeError('Failed to fetch')).mockReturnValue({ status: 'succeeded' })
    const { leave, path } = await show('succeeded', 'pi_1')
    await settled(() => expect(text()).toContain('Error encountered! Please try again 1.'))
    expect(text()).not.toContain('Payment Failed')
    await press('Try again')
    await settled(() => expect(text()).toContain('Your credit purchase was successful'))
    expect(path()).toBe('/here')
    await leave()
  })

  it('a bank that takes its time: Payment under way, and nothing to buy again', async () => {
    lookUp.mockReturnValue({ status: 'requires_action' })
    const { leave } = await show('pending', 'pi_1')
    await settled(() => expect(text()).toContain('Payment under way'))
    expect(text()).not.toContain('Try again')
    await leave()
  })

  it('is nothing without a payment in the address', async () => {
    const { leave } = await show()
    expect(taken).not.toHaveBeenCalled()
    expect(document.querySelector('[role=dialog]')).toBeNull()
    await leave()
  })
})
