import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { useTellFailure } from '#client/pages/roadmap/use-tell-failure.ts'
import { closeError, showError } from '#client/ui/dialog/error-dialog.ts'
import { ErrorDialogOutlet } from '#client/ui/dialog/error-dialog-outlet.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { written } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'

function Page({ roadmap }: { roadmap: Roadmap }) {
  useTellFailure(roadmap)
  return <ErrorDialogOutlet />
}

const HOUR_MS = 3_600_000
const failed = (id: string, more: Partial<Roadmap> = {}): Roadmap => ({
  ...written(id),
  ...{ state: 'failure', createdAt: new Date().toISOString(), ...more },
})
const dialog = () => screen.queryByRole('dialog')

async function isTold(roadmap: Roadmap): Promise<boolean> {
  cleanup()
  closeError()
  await render(<Page roadmap={roadmap} />)
  return dialog()?.textContent?.includes('Error encountered, please try again.') ?? false
}

// the dialog's code comes with the first error
beforeAll(async () => {
  showError({ title: 'First', message: 'It comes late.' })
  await render(<ErrorDialogOutlet />)
  await waitFor(() => expect(dialog()).not.toBeNull())
})

it('a failure is told once, not after every reload, and anew after a restart', async () => {
  expect(await isTold(failed('r-1'))).toBe(true)
  expect(await isTold(failed('r-1'))).toBe(false)
  expect(await isTold(failed('r-1', { restartCount: 1 }))).toBe(true)
})

it('is not told of one that failed long ago, nor of somebody else’s, nor of one that was stopped', async () => {
  const createdAt = new Date(Date.now() - HOUR_MS).toISOString()
  expect(await isTold(failed('r-2', { createdAt }))).toBe(false)
  expect(await isTold(failed('r-3', { isOwner: false }))).toBe(false)
  expect(await isTold(failed('r-4', { isStopped: true }))).toBe(false)
})

it('is told of an old one that failed while one watched', async () => {
  const createdAt = new Date(Date.now() - HOUR_MS).toISOString()
  closeError()
  const { rerender } = await render(<Page roadmap={{ ...failed('r-5', { createdAt }), state: 'incomplete' }} />)
  expect(dialog()).toBeNull()
  await rerender(<Page roadmap={failed('r-5', { createdAt })} />)
  await waitFor(() => expect(dialog()).not.toBeNull())
})
