import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PaymentReturn } from '#client/features/billing/payment/payment-return.tsx'
import { render } from '#tests/support/client/render.tsx'
import { serverOf } from '#tests/support/client/server.ts'

const lookUp = vi.fn()
const taken = vi.fn()
const text = () => document.body.textContent

beforeEach(() => vi.stubGlobal('fetch', serverOf({ 'billing.payment': () => lookUp() })))
afterEach(() => {
  lookUp.mockReset()
  taken.mockReset()
})

const show = (redirectStatus?: string, intentId?: string) =>
  render(<PaymentReturn intentId={intentId} redirectStatus={redirectStatus} onTaken={taken} />)

describe('2§4 the way back from a payment', () => {
  it('takes the payment out of the address, looks it up once, and says how it went', async () => {
    lookUp.mockReturnValue({ status: 'succeeded' })
    await show('succeeded', 'pi_1')
    await waitFor(() => expect(text()).toContain('Your credit purchase was successful'))
    expect(taken).toHaveBeenCalled()
    expect(text()).toContain('Proceed')
    expect(lookUp).toHaveBeenCalledOnce()
  })

  it('says what was added and what there is now, with a receipt; Proceed closes it and reloads nothing', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { origin: location.origin, href: location.href, reload })
    const bought = { credits: 15, balance: 17, receiptUrl: 'https://pay.stripe.test/receipts/ch_1' }
    lookUp.mockReturnValue({ status: 'succeeded', bought })
    await show('succeeded', 'pi_1')
    await waitFor(() => expect(text()).toContain('15 credits added, you have 17.'))
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Receipt' }).href).toBe(bought.receiptUrl)
    await userEvent.click(screen.getByRole('button', { name: 'Proceed' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(reload).not.toHaveBeenCalled()
  })

  it('Try again leads to /8020/credits', async () => {
    lookUp.mockReturnValue({ status: 'requires_payment_method' })
    const { router } = await show('failed', 'pi_1')
    await waitFor(() => expect(text()).toContain('Error encountered! Please try again.'))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/8020/credits'))
  })

  it('a lookup that was lost is made again, and never leads to the shop', async () => {
    lookUp.mockReturnValueOnce(new TypeError('Failed to fetch')).mockReturnValue({ status: 'succeeded' })
    const { router } = await show('succeeded', 'pi_1')
    await waitFor(() => expect(text()).toContain('Error encountered! Please try again 1.'))
    expect(text()).not.toContain('Payment Failed')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(text()).toContain('Your credit purchase was successful'))
    expect(router.state.location.pathname).toBe('/here')
  })

  it('a bank that takes its time: Payment under way, and nothing to buy again', async () => {
    lookUp.mockReturnValue({ status: 'requires_action' })
    await show('pending', 'pi_1')
    await waitFor(() => expect(text()).toContain('Payment under way'))
    expect(text()).not.toContain('Try again')
  })

  it('is nothing without a payment in the address', async () => {
    await show()
    expect(taken).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
