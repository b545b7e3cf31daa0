import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RoadmapCard } from '#client/pages/learn-home/list/roadmap-card.tsx'
import type { RoadmapItem } from '#shared/roadmaps/schemas.ts'
import { listed } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'

const resume = vi.fn()
const retry = vi.fn()
const share = vi.fn()

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
  await render(
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
}
const card = () => document.querySelector('article')?.textContent

beforeEach(() => vi.stubGlobal('fetch', vi.fn<typeof fetch>()))
afterEach(() => {
  share.mockReset()
  resume.mockReset()
  retry.mockReset()
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
  cleanup()
  await show(item({ cert: { id: 'c-1', date: '2026-11-21T10:00:00Z', text: 'Done' } }))
  expect(card()).toContain('Certificate')
})

it('an incomplete one that nobody hears of any more offers Resume roadmap generation', async () => {
  await show(item({ roadmapState: 'incomplete', updatedAt: new Date().toISOString() }))
  expect(screen.queryByRole('button', { name: 'Resume roadmap generation' })).toBeNull()
  cleanup()
  await show(item({ roadmapState: 'incomplete', updatedAt: new Date().toISOString() }), true)
  await userEvent.click(screen.getByRole('button', { name: 'Resume roadmap generation' }))
  expect(resume).toHaveBeenCalledTimes(1)
})

it('a failed one says what became of the credit and what a restart costs', async () => {
  await show(item({ roadmapState: 'failure', error: 'Error encountered, please try again.' }))
  expect(card()).toContain('Error encountered, please try again. Your credit was returned.')
  expect(screen.getByRole('button', { name: 'Restart for 1 credit' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Change the prompt' }))
  expect(retry).toHaveBeenCalledWith('Wish r-1')
})

it('a refused wish would be refused again and has no restart', async () => {
  const error = 'Inappropriate query: we are sorry but we cannot handle your query, please try another.'
  await show(item({ roadmapState: 'failure', error }))
  expect(screen.queryByRole('button', { name: 'Restart for 1 credit' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Change the prompt' })).toBeTruthy()
})

it('its phases fold and unfold, and stay as they were left for the visit', async () => {
  const list = () => document.querySelector('ol')
  await show(item({}))
  expect(list()?.hidden).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Hide phases' }))
  expect(list()?.hidden).toBe(true)
  cleanup()
  await show(item({}))
  expect(screen.getByRole('button', { name: 'Show phases' }).getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(screen.getByRole('button', { name: 'Show phases' }))
  expect(list()?.hidden).toBe(false)
})

it('it can be shared from the list', async () => {
  await show(item({}))
  await userEvent.click(screen.getByRole('button', { name: 'Share roadmap: Wish r-1' }))
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ roadmapId: 'r-1' }))
})

it('a name never ends in half a character', async () => {
  const { roadmap } = item({})
  await show(item({ roadmap: { ...roadmap, learningPrompt: `${'x'.repeat(79)}\u{1F41D}` } }))
  expect(screen.getByRole('button', { name: `Share roadmap: ${'x'.repeat(79)}` })).toBeTruthy()
})
