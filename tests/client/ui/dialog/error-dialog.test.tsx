import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { closeError, showError } from '#client/ui/dialog/error-dialog.ts'
import { ErrorDialogOutlet } from '#client/ui/dialog/error-dialog-outlet.tsx'
import { clickOn, prepareBrowser, settled, stage } from '#tests/client/roadmaps/stage.tsx'

const dialog = () => document.querySelector('[role=dialog]')
let leave: () => Promise<void>

// its code takes a moment on a busy machine
beforeAll(() => import('#client/ui/dialog/popup.tsx'))
beforeEach(async () => {
  prepareBrowser(vi.fn())
  leave = (await stage(<ErrorDialogOutlet />)).leave
})
afterEach(async () => {
  for (let left = 2; left > 0; left--) await act(async () => closeError())
  await leave()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('2§8: Errors show in a dialog with a Close button', async () => {
  expect(dialog()).toBeNull()
  showError({ title: 'Error encountered while marking complete', message: 'The card is as it was before.' })
  await settled(() => expect(dialog()?.textContent).toContain('Error encountered while marking complete'))
  expect(dialog()?.textContent).toContain('The card is as it was before.')
  await clickOn('Close')
  await settled(() => expect(dialog()).toBeNull())
})

it('shows several one after the other, the same one once', async () => {
  for (const title of ['One', 'Two', 'One']) showError({ title })
  await settled(() => expect(dialog()?.textContent).toContain('One'))
  await clickOn('Close')
  await settled(() => expect(dialog()?.textContent).toContain('Two'))
  await clickOn('Close')
  await settled(() => expect(dialog()).toBeNull())
})

it('has a title for an error that brings none', async () => {
  showError({ message: 'Please try again.' })
  await settled(() => expect(dialog()?.textContent).toContain('Something went wrong'))
  await clickOn('Close')
})
