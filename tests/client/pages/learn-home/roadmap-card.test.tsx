import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RoadmapCard } from '#client/pages/learn-home/list/roadmap-card.tsx'
import { queryClient } from '#client/trpc.ts'
import type { RoadmapItem } from '#shared/roadmaps/schemas.ts'
import { buttonOf, clickOn, listed, prepareBrowser, stageRouted } from '#tests/client/roadmaps/stage.tsx'

const resume = vi.fn()
const retry = vi.fn()
const share = vi.fn()
let leave: () => Promise<void>

const phase = (number: number) => ({
  id: `p-${number}`,
  phaseTitle: `Phase ${number}`,
  overview: '',
  tags: ['one', 'two', 'three'],
  structure: ['a', 'b', 'c', 'd'],
})
const item = (more: Partial<RoadmapItem>): RoadmapItem => {
  const base = listed('r-1')
  return { ...base, roadmap: { ...base.roadmap, phases: [phase(1), phase(2)] }, ...more }
}
async function show(roadmap: RoadmapItem, hasGivenUp = false) {
  leave = (
    await stageRouted(
      <RoadmapCard
        roadmap={roadmap}
        hasGivenUp={hasGivenUp}
        onResume={resume}
        onRetryPrompt={retry}
        onShare={share}
        onRemove={() => {}}
        onRemoveIntent={() => {}}
        onGivenUp={() => {}}
      />,
    )
  ).leave
}
const card = () => document.querySelector('article')?.textContent

beforeEach(() => prepareBrowser(vi.fn<typeof fetch>()))
afterEach(async () => {
  await leave()
  document.body.replaceChildren()
  queryClient.clear()
  sessionStorage.clear()
  share.mockReset()
  resume.mockReset()
  retry.mockReset()
  vi.unstubAllGlobals()
})

it('each phase shows its first 2 tags and its progress, 0 of 3 while that is not known', async () => {
  await show(item({ progress: { 1: { completed: 2, total: 4, status: 'in progress' } } }))
  expect(document.querySelectorAll('[aria-label=Tags] li')).toHaveLength(4)
  expect(card()).toContain('2 of 4')
  expect(card()).toContain('0 of 3')
  expect(card()).toContain('2 of 8 sections completed')
  expect(document.querySelectorAll('[data-state=covered]')).toHaveLength(2)
})

it('a certificate is marked', async () => {
  await show(item({}))
  expect(card()).not.toContain('Certificate')
  await leave()
  await show(item({ cert: { id: 'c-1', date: '2026-11-21T10:00:00Z', text: 'Done' } }))
  expect(card()).toContain('Certificate')
})

it('an incomplete one that nobody hears of any more offers Resume roadmap generation', async () => {
  await show(item({ roadmapState: 'incomplete', updatedAt: new Date().toISOString() }))
  expect(buttonOf('Resume roadmap generation')).toBeUndefined()
  await leave()
  await show(item({ roadmapState: 'incomplete', updatedAt: new Date().toISOString() }), true)
  await clickOn('Resume roadmap generation')
  expect(resume).toHaveBeenCalledTimes(1)
})

it('a failed one says what became of the credit and what a restart costs', async () => {
  await show(item({ roadmapState: 'failure', error: 'Error encountered, please try again.' }))
  expect(card()).toContain('Error encountered, please try again. Your credit was returned.')
  expect(buttonOf('Restart for 1 credit')).toBeDefined()
  await clickOn('Change the prompt')
  expect(retry).toHaveBeenCalledWith('Wish r-1')
})

it('a refused wish would be refused again and has no restart', async () => {
  const error = 'Inappropriate query: we are sorry but we cannot handle your query, please try another.'
  await show(item({ roadmapState: 'failure', error }))
  expect(buttonOf('Restart for 1 credit')).toBeUndefined()
  expect(buttonOf('Change the prompt')).toBeDefined()
})

it('its phases fold and unfold, and stay as they were left for the visit', async () => {
  const list = () => document.querySelector('ol')
  await show(item({}))
  expect(list()?.hidden).toBe(false)
  await clickOn('Hide phases')
  expect(list()?.hidden).toBe(true)
  await leave()
  await show(item({}))
  expect(buttonOf('Show phases')?.getAttribute('aria-expanded')).toBe('false')
  await clickOn('Show phases')
  expect(list()?.hidden).toBe(false)
})

it('it can be shared from the list', async () => {
  await show(item({}))
  await clickOn('Share roadmap: Wish r-1')
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ roadmapId: 'r-1' }))
})

it('a name never ends in half a character', async () => {
  const { roadmap } = item({})
  await show(item({ roadmap: { ...roadmap, learningPrompt: `${'x'.repeat(79)}\u{1F41D}` } }))
  expect(buttonOf(`Share roadmap: ${'x'.repeat(79)}`)).toBeDefined()
})
