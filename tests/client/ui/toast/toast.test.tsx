import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { showToast } from '#client/ui/toast/toast.ts'
import { ToastOutlet } from '#client/ui/toast/toast-outlet.tsx'
// is there before the clock of a test stands still
import '#client/ui/toast/toasts.tsx'
import { render } from '#tests/support/client/render.tsx'

afterEach(() => vi.useRealTimers())

it('R-SHELL-27, RT-77: title, subtitle, an action that works once; an error is told at once', async () => {
  await render(<ToastOutlet />)
  const onAct = vi.fn()
  await act(async () => {
    showToast({ title: 'Swapped', message: 'It stands below.', action: { label: 'Undo', onAct }, variant: 'success' })
  })
  const toast = await screen.findByRole('status')
  expect(toast.textContent).toContain('Swapped')
  expect(toast.textContent).toContain('It stands below. Undo')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onAct).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByText('Swapped')).toBeNull())
  await act(async () => void showToast({ title: 'Lost', variant: 'error' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Lost')
})

it('R-SHELL-28: stays 4000 ms and takes 400 ms to go; an error stays until it is closed', async () => {
  await render(<ToastOutlet />)
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  vi.useFakeTimers()
  await act(async () => {
    showToast({ title: 'Saved', variant: 'success' })
    showToast({ title: 'Failed', variant: 'error' })
  })
  await pass(3900)
  expect(screen.queryByText('Saved')).not.toBeNull()
  await pass(200)
  // on its way out
  expect(screen.queryByText('Saved')).not.toBeNull()
  await pass(500)
  expect(screen.queryByText('Saved')).toBeNull()
  await pass(600_000)
  expect(screen.queryByText('Failed')).not.toBeNull()
})
