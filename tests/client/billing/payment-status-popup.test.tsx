import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PaymentStatusPopup } from '#client/features/billing/payment/payment-status-popup.tsx'
import { buttonOf, prepareBrowser, press, stage } from './stage.tsx'

const close = vi.fn()
const tryAgain = vi.fn()
const show = (props: { status: 'succeeded' | 'failed'; message?: string }) =>
  stage(<PaymentStatusPopup isOpen onClose={close} onTryAgain={tryAgain} {...props} />)
const text = () => document.querySelector('[role=dialog]')?.textContent

beforeEach(() => prepareBrowser(vi.fn()))
afterEach(() => {
  document.body.replaceChildren()
  close.mockReset()
  tryAgain.mockReset()
  vi.unstubAllGlobals()
})

it('2§2.7 success: its texts, and Proceed', async () => {
  const { leave } = await show({ status: 'succeeded', message: 'Your credit purchase was successful' })
  expect(text()).toContain('Payment Successful')
  expect(text()).toContain('Your credit purchase was successful')
  await press('Proceed')
  expect(close).toHaveBeenCalledOnce()
  expect(buttonOf('Try again')).toBeUndefined()
  await leave()
})

it('2§2.7 failure: its texts, and Try again', async () => {
  const { leave } = await show({ status: 'failed', message: 'Error encountered! Please try again' })
  expect(text()).toContain('Payment Failed')
  await press('Try again')
  expect(tryAgain).toHaveBeenCalledOnce()
  await leave()
})

it('2§2.7 has a default where no text is given', async () => {
  const paid = await show({ status: 'succeeded' })
  expect(text()).toContain('Your payment went through successfully.')
  await paid.leave()
  document.body.replaceChildren()
  const refused = await show({ status: 'failed' })
  expect(text()).toContain('We are unable to complete your payment process.')
  await refused.leave()
})
