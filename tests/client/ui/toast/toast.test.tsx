import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { showToast } from '#client/ui/toast/toast.ts'
import { ToastOutlet } from '#client/ui/toast/toast-outlet.tsx'
import { render } from '#tests/support/client/render.tsx'

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
