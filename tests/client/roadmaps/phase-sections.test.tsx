import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PhaseSections } from '#client/features/roadmaps/phase-sections.tsx'
import type { Phase } from '#shared/roadmaps/schemas.ts'
import { buttonOf, clickOn, phaseOf, prepareBrowser, settled, stageRouted, written } from './stage.tsx'

const phase = phaseOf(1, 3)
const parts = {
  completed: new Set<string>(),
  editor: ({ id }: Phase, onDone: () => void) => (
    <button type="button" data-editor={id} onClick={onDone}>
      Done
    </button>
  ),
}
const editors = () => document.querySelectorAll('[data-editor]')
const editButtons = () => [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Edit sections')

beforeEach(() => prepareBrowser(vi.fn()))
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('the editor stands once, where it was asked for: what is typed into it is there once', async () => {
  const roadmap = written('r-1', [phase])
  const { leave } = await stageRouted(<PhaseSections {...{ roadmap, phase, parts }} current={1} />)
  await clickOn('Sections: 1 of 3')
  await settled(() => expect(editButtons()).toHaveLength(2))
  await act(async () => editButtons()[1]?.click())
  expect(editors()).toHaveLength(1)
  expect(document.querySelector('[role=dialog] [data-editor]')).not.toBeNull()
  await clickOn('Done')
  expect(editors()).toHaveLength(0)
  expect(buttonOf('Sections: 1 of 3')?.getAttribute('aria-expanded')).toBe('true')
  await leave()
})
