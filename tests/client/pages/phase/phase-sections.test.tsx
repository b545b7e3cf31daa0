import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PhaseSections } from '#client/pages/phase/sections/phase-sections.tsx'
import {
  buttonOf,
  clickOn,
  phaseOf,
  prepareBrowser,
  settled,
  stageRouted,
  written,
} from '#tests/client/roadmaps/stage.tsx'

const phase = phaseOf(1, 3)
const editors = () => document.querySelectorAll('[aria-label="Edit sections"]')
const editButtons = () => [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Edit sections')

beforeEach(() => prepareBrowser(vi.fn()))
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('the editor stands once, where it was asked for: what is typed into it is there once', async () => {
  const roadmap = written('r-1', [phase])
  const { leave } = await stageRouted(<PhaseSections {...{ roadmap, phase }} current={1} completed={new Set()} />)
  await clickOn('Sections: 1 of 3')
  await settled(() => expect(editButtons()).toHaveLength(2))
  await act(async () => editButtons()[1]?.click())
  await settled(() => expect(editors()).toHaveLength(1))
  expect(document.querySelector('[role=dialog] [aria-label="Edit sections"]')).not.toBeNull()
  await clickOn('Done')
  expect(editors()).toHaveLength(0)
  expect(buttonOf('Sections: 1 of 3')?.getAttribute('aria-expanded')).toBe('true')
  await leave()
})
