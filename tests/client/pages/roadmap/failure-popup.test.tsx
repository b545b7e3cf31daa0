import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { FailurePopup } from '#client/pages/roadmap/failure-popup.tsx'
import { written } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'

async function show(restartCount: number) {
  const createdAt = new Date().toISOString()
  const roadmap = { ...written('r-1'), state: 'failure' as const, createdAt, restartCount }
  await render(<FailurePopup roadmap={roadmap} />)
}
const dialog = () => screen.queryByRole('dialog')

beforeEach(() => vi.stubGlobal('fetch', vi.fn<typeof fetch>()))

it('a failure is told once, not after every reload, and anew after a restart', async () => {
  await show(0)
  await waitFor(() => expect(dialog()?.textContent).toContain('Error encountered, please try again.'))
  cleanup()
  await show(0)
  expect(dialog()).toBeNull()
  cleanup()
  await show(1)
  await waitFor(() => expect(dialog()).not.toBeNull())
})
