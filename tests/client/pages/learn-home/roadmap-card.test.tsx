import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ListItem } from '#client/features/roadmaps/watch/use-watched-list.ts'
import { RoadmapCard } from '#client/pages/learn-home/list/roadmap-card.tsx'
import { listed } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'

const resume = vi.fn()
const retry = vi.fn()
const share = vi.fn()

const phase = (number: number) => ({ title: `Phase ${number}`, tags: ['one', 'two'], completed: 0, total: 4 })
const item = (more: Partial<ListItem>): ListItem => ({ ...listed('r-1'), phases: [phase(1), phase(2)], ...more })
async function show(roadmap: ListItem, hasGivenUp = false) {
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
const card = () => screen.queryByRole('article')?.textContent

beforeEach(() => vi.stubGlobal('fetch', vi.fn<typeof fetch>()))
afterEach(() => {
  share.mockReset()
  resume.mockReset()
  retry.mockReset()
})

it('each phase shows its tags and its progress', async () => {
  await show(
    item({
      phases: [
        { ...phase(1), completed: 2 },
        { ...phase(2), total: 3 },
      ],
    }),
  )
  expect(
    screen.getAllByRole('list', { name: 'Tags' }).flatMap((list) => within(list).getAllByRole('listitem')),
  ).toHaveLength(4)
  expect(card()).toContain('2 of 4')
  expect(card()).toContain('0 of 3')
  expect(card()).toContain('2 of 7 sections completed')
  expect(document.querySelectorAll('[data-state=covered]')).toHaveLength(2)
})

it('a certificate is marked', async () => {
  await show(item({}))
  expect(card()).not.toContain('Certificate')
  cleanup()
  await show(item({ hasCertificate: true }))
  expect(card()).toContain('Certificate')
})

it('an incomplete one that nobody hears of any more offers Resume roadmap generation', async () => {
  await show(item({ state: 'incomplete', updatedAt: new Date().toISOString() }))
  expect(screen.queryByRole('button', { name: 'Resume roadmap generation' })).toBeNull()
  cleanup()
  await show(item({ state: 'incomplete', updatedAt: new Date().toISOString() }), true)
  await userEvent.click(screen.getByRole('button', { name: 'Resume roadmap generation' }))
  expect(resume).toHaveBeenCalledTimes(1)
})

it('a failed one says what became of the credit and what a restart costs', async () => {
  await show(item({ state: 'failure', error: 'Error encountered, please try again.' }))
  await screen.findByText(/Your credit was returned/)
  expect(card()).toContain('Error encountered, please try again. Your credit was returned.')
  expect(screen.getByRole('button', { name: 'Restart for 1 credit' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Change the prompt' }))
  expect(retry).toHaveBeenCalledWith('Wish r-1')
})

it('a refused prompt would be refused again and has no restart', async () => {
  const error = 'Inappropriate query: we are sorry but we cannot handle your query, please try another.'
  await show(item({ state: 'failure', error }))
  expect(await screen.findByRole('button', { name: 'Change the prompt' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Restart for 1 credit' })).toBeNull()
})

it('its phases fold and unfold, and stay as they were left for the visit', async () => {
  const list = () => screen.getByRole('button', { name: /phases$/ }).nextElementSibling as HTMLElement
  await show(item({}))
  expect(list().hidden).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Hide phases' }))
  expect(list().hidden).toBe(true)
  cleanup()
  await show(item({}))
  expect(screen.getByRole('button', { name: 'Show phases' }).getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(screen.getByRole('button', { name: 'Show phases' }))
  expect(list().hidden).toBe(false)
})

it('it can be shared from the list', async () => {
  await show(item({}))
  await userEvent.click(screen.getByRole('button', { name: 'Share roadmap: Title r-1' }))
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ id: 'r-1' }))
})

it('the prompt stands beneath the title, once', async () => {
  await show(item({ title: 'Types', prompt: 'teach me types' }))
  expect(screen.getByRole('link', { name: 'Types' })).toBeTruthy()
  expect(screen.getByText('teach me types')).toBeTruthy()
  await show(item({ title: 'Same', prompt: 'Same' }))
  expect(screen.getAllByText('Same')).toHaveLength(1)
})
