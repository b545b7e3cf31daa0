import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { closeError, showError } from '#client/ui/dialog/error-dialog.ts'
import { ErrorDialogOutlet } from '#client/ui/dialog/error-dialog-outlet.tsx'
import { render } from '#tests/support/client/render.tsx'

const dialog = () => screen.queryByRole('dialog')

// its code takes a moment on a busy machine
beforeAll(() => import('#client/ui/dialog/popup.tsx'))
beforeEach(async () => {
  vi.stubGlobal('fetch', vi.fn())
  await render(<ErrorDialogOutlet />)
})
afterEach(async () => {
  for (let left = 2; left > 0; left--) await act(async () => closeError())
})

it('2§8: Errors show in a dialog with a Close button', async () => {
  expect(dialog()).toBeNull()
  showError({ title: 'Error encountered while marking complete', message: 'The card is as it was before.' })
  await waitFor(() => expect(dialog()?.textContent).toContain('Error encountered while marking complete'))
  expect(dialog()?.textContent).toContain('The card is as it was before.')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(dialog()).toBeNull())
})

it('shows several one after the other, the same one once', async () => {
  for (const title of ['One', 'Two', 'One']) showError({ title })
  await waitFor(() => expect(dialog()?.textContent).toContain('One'))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(dialog()?.textContent).toContain('Two'))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(dialog()).toBeNull())
})

it('has a title for an error that brings none', async () => {
  showError({ message: 'Please try again.' })
  await waitFor(() => expect(dialog()?.textContent).toContain('Something went wrong'))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
})
