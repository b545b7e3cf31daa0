import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PaymentStatusPopup } from '#client/features/billing/payment/payment-status-popup.tsx'
import { render } from '#tests/support/client/render.tsx'

const close = vi.fn()
const tryAgain = vi.fn()
const show = (props: { status: 'succeeded' | 'failed'; message?: string }) =>
  render(<PaymentStatusPopup isOpen onClose={close} onTryAgain={tryAgain} {...props} />)
const text = () => screen.queryByRole('dialog')?.textContent

beforeEach(() => vi.stubGlobal('fetch', vi.fn()))
afterEach(() => {
  close.mockReset()
  tryAgain.mockReset()
})

it('2§2.7 success: its texts, and Proceed', async () => {
  await show({ status: 'succeeded', message: 'Your credit purchase was successful' })
  expect(text()).toContain('Payment Successful')
  expect(text()).toContain('Your credit purchase was successful')
  await userEvent.click(screen.getByRole('button', { name: 'Proceed' }))
  expect(close).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('2§2.7 failure: its texts, and Try again', async () => {
  await show({ status: 'failed', message: 'Error encountered! Please try again' })
  expect(text()).toContain('Payment Failed')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tryAgain).toHaveBeenCalledOnce()
})

it('2§2.7 has a default where no text is given', async () => {
  await show({ status: 'succeeded' })
  expect(text()).toContain('Your payment went through successfully.')
  cleanup()
  await show({ status: 'failed' })
  expect(text()).toContain('We are unable to complete your payment process.')
})
