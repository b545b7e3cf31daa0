import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FailurePopup } from '#client/pages/roadmap/failure-popup.tsx'
import { prepareBrowser, settled, stageRouted, written } from '#tests/client/roadmaps/stage.tsx'

let leave: () => Promise<void>

async function show(restartCount: number) {
  const createdAt = new Date().toISOString()
  const roadmap = { ...written('r-1'), roadmapState: 'failure' as const, createdAt, restartCount }
  leave = (await stageRouted(<FailurePopup roadmap={roadmap} />)).leave
}
const dialog = () => document.querySelector('[role=dialog]')

beforeEach(() => prepareBrowser(vi.fn<typeof fetch>()))
afterEach(async () => {
  await leave()
  document.body.replaceChildren()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it('a failure is told once, not after every reload, and anew after a restart', async () => {
  await show(0)
  await settled(() => expect(dialog()?.textContent).toContain('Error encountered, please try again.'))
  await leave()
  await show(0)
  expect(dialog()).toBeNull()
  await leave()
  await show(1)
  await settled(() => expect(dialog()).not.toBeNull())
})
