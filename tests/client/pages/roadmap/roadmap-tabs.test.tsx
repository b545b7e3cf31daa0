import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type RoadmapTab, RoadmapTabs } from '#client/pages/roadmap/roadmap-tabs.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { phaseOf, written } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'
import { answered } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()
const chooseTab = vi.fn()

const tabs = () => screen.queryAllByRole('tab')
const recent = {
  phaseId: 'p-2',
  title: 'Phase title 2',
  number: 2,
  lastSectionNumber: 2,
  roadmap: { id: 'r-1', prompt: '' },
  progress: { completed: 1, total: 3, status: null },
  updatedAt: '2026-11-21T10:00:00Z',
}
const roadmap = (more: Partial<Roadmap> = {}): Roadmap => ({
  ...written('r-1', [phaseOf(1, 3), phaseOf(2, 3)]),
  ...more,
})

async function show(of: Roadmap, tab: RoadmapTab = 'phases') {
  await render(
    <RoadmapTabs
      roadmap={of}
      tab={tab}
      onTab={chooseTab}
      view="list"
      onView={() => {}}
      certificate={<p>the certificate</p>}
      failure={null}
      onFeedback={null}
    />,
  )
}

beforeEach(() => vi.stubGlobal('fetch', server))
afterEach(() => {
  server.mockReset()
  chooseTab.mockReset()
})

it('Resume Learning is there only if recently interacted phases exist', async () => {
  server.mockResolvedValue(answered([]))
  await show(roadmap())
  await waitFor(() => expect(server).toHaveBeenCalled())
  expect(tabs().map((tab) => tab.textContent)).toEqual(['Phases2', 'Certificate'])
})

it('Resume Learning leads to the section that was read last, with its progress', async () => {
  server.mockResolvedValue(answered([recent]))
  await show(roadmap())
  await waitFor(() => expect(tabs()).toHaveLength(3))
  await userEvent.click(screen.getByRole('tab', { name: /Resume Learning/ }))
  expect(chooseTab).toHaveBeenCalledWith('resume')
  cleanup()
  await show(roadmap(), 'resume')
  const link = within(screen.getByRole('tabpanel')).queryAllByRole('link')[0]
  expect(link?.getAttribute('href')).toBe('/learn/u-1/r-1/p-2?section=2')
  expect(link?.textContent).toContain('Section 2: Section 2.2')
  expect(link?.textContent).toContain('1 of 3 sections completed')
})

it('the arrow keys walk the tabs', async () => {
  server.mockResolvedValue(answered([]))
  await show(roadmap())
  screen.getByRole('tab', { name: /Phases/ }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(chooseTab).toHaveBeenCalledWith('certificate')
})

it('the Certificate tab is open where the address says so', async () => {
  server.mockResolvedValue(answered([]))
  await show(roadmap(), 'certificate')
  expect(document.body.textContent).toContain('the certificate')
  await userEvent.click(screen.getByRole('tab', { name: /Phases/ }))
  expect(chooseTab).toHaveBeenCalledWith('phases')
})

it('progress counts stand on the phases, 0 of 3 while they are not known', async () => {
  server.mockResolvedValue(answered([]))
  await show(roadmap({ progress: { 1: { completed: 3, total: 3, status: 'completed' } } }))
  expect(document.body.textContent).toContain('Phase 1 · 3 of 3 sections')
  expect(document.body.textContent).toContain('Phase 2 · 0 of 3 sections')
})

it("everybody else reads the phases, without tabs and without the owner's progress", async () => {
  await show(roadmap({ isOwner: false }))
  expect(tabs()).toEqual([])
  expect(document.body.textContent).toContain('Phase title 2')
  expect(document.body.textContent).not.toContain('of 3 sections')
  expect(server).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Feedback' })).toBeNull()
})

it('no tab pushes the others aside: they show once it is known which there are', async () => {
  const pending = Promise.withResolvers<Response>()
  server.mockReturnValue(pending.promise)
  const list = () => screen.queryByRole('tablist')
  await show(roadmap())
  expect(list()?.getAttribute('data-asking')).toBe('true')
  pending.resolve(answered([recent]))
  await waitFor(() => expect(tabs()).toHaveLength(3))
  expect(list()?.hasAttribute('data-asking')).toBe(false)
})

it('a section that is completed is a covered station, the next one is marked', async () => {
  server.mockResolvedValue(answered([]))
  const [first] = roadmap().phases
  if (!first) throw new Error('no phase')
  const sections = first.sections.map((section, index) => ({ ...section, isCompleted: index === 0 }))
  await show({ ...written('r-1', [{ ...first, sections }]), progress: { 1: { completed: 1, total: 3, status: null } } })
  const stations = [...document.querySelectorAll('article circle')].map((circle) => circle.getAttribute('data-state'))
  expect(stations).toEqual(['covered', 'next', 'open'])
  expect(screen.queryByRole('article')?.textContent).toContain('(completed)')
})
