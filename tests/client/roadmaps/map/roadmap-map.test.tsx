import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RoadmapMap } from '#client/features/roadmaps/map/roadmap-map.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { inWriting, phaseOf, written } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'

/** As wide as a desk's screen leaves for a map; jsdom lays nothing out. */
let width = 1000
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('scrollBy', () => {})
})
afterEach(() => {
  width = 1000
  vi.restoreAllMocks()
})

const [first, second] = [phaseOf(1, 4), phaseOf(2, 3)]
const roadmap = (): Roadmap => ({
  ...written('r-1', [
    {
      ...first,
      sections: first.sections.map((section, index) => ({
        ...section,
        minutes: 45,
        skills: ['generics', 'narrowing'],
        isCompleted: index < 2,
        deepDiveId: index === 1 ? 'd-1' : null,
        deepDiveProgress: index === 1 ? { completed: 3, total: 3 } : null,
      })),
    },
    second,
  ]),
  progress: { 1: { completed: 2, total: 4, status: 'in progress' } },
})
const show = (of = roadmap(), opened = [{ phaseId: 'p-2', lastSectionNumber: 2 }]) =>
  render(<RoadmapMap roadmap={of} opened={opened} />)

const map = () => screen.getByRole('list', { name: 'Map of this roadmap' })
const station = (name: string | RegExp) => within(map()).getByRole('link', { name })

it('is a list of links to phases, sections and deep dives, in the order of the route', async () => {
  await show()
  const links = within(map()).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/learn/u-1/r-1/p-1',
    '/learn/u-1/r-1/p-1?section=1',
    '/learn/u-1/r-1/p-1?section=2',
    '/learn/u-1/d-1',
    '/learn/u-1/r-1/p-1?section=3',
    '/learn/u-1/r-1/p-1?section=4',
    '/learn/u-1/r-1/p-2',
    '/learn/u-1/r-1/p-2?section=1',
    '/learn/u-1/r-1/p-2?section=2',
    '/learn/u-1/r-1/p-2?section=3',
  ])
  expect(
    within(map())
      .getAllByRole('list')
      .map((list) => list.getAttribute('aria-label')),
  ).toEqual(['Sections of phase 1', 'Sections of phase 2'])
})

it('each station says its state, its time and its skills', async () => {
  await show()
  expect(station(/^Section 1\.1/).textContent).toContain('(completed)')
  expect(station(/^Section 1\.3/).textContent).toContain('(next)')
  expect(station(/^Section 2\.2/).textContent).toContain('(in progress)')
  expect(station(/^Section 2\.3/).textContent).not.toContain('(')
  const details = document.getElementById(station(/^Section 1\.3/).getAttribute('aria-describedby') ?? '')
  expect(details?.textContent).toContain('45 min · next')
  expect(details?.textContent).toContain('Skills: generics, narrowing')
  expect(station('Deep dive of Section 1.2').getAttribute('href')).toBe('/learn/u-1/d-1')
})

it('draws the stations filled, half filled and hollow, and one ring', async () => {
  await show()
  const states = [...document.querySelectorAll('circle[data-state]')].map((circle) => circle.getAttribute('data-state'))
  expect(states).toEqual(['covered', 'covered', 'covered', 'open', 'open', 'open', 'begun', 'open'])
  // the ring has no state of its own
  expect(document.querySelectorAll('circle:not([data-state])')).toHaveLength(1)
})

it('is drawn larger and smaller by buttons and keys, and by the wheel with Control alone', async () => {
  await show()
  const size = () => screen.getByRole('button', { name: /fit the width/ }).textContent
  await userEvent.click(screen.getByRole('button', { name: 'Larger' }))
  expect(size()).toBe('125 %')
  station(/^Section 1\.1/).focus()
  await userEvent.keyboard('--')
  expect(size()).toBe('80 %')
  await userEvent.keyboard('0')
  expect(size()).toBe('100 %')
  expect(fireEvent.wheel(map(), { deltaY: -100 })).toBe(true)
  expect(size()).toBe('100 %')
  expect(fireEvent.wheel(map(), { deltaY: -100, ctrlKey: true })).toBe(false)
  expect(size()).toBe('165 %')
  for (let presses = 0; presses < 6; presses += 1) await userEvent.click(screen.getByRole('button', { name: 'Larger' }))
  expect(size()).toBe('300 %')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Larger' }).disabled).toBe(true)
})

it('Home and End lead to the ends of the route, Escape puts the details away', async () => {
  await show()
  station(/^Section 1\.3/).focus()
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(station(/^Section 2\.3/))
  await userEvent.keyboard('{Escape}')
  expect(map().closest('[data-quiet]')).not.toBeNull()
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toBe(station(/^Section 1\.1/))
  expect(map().closest('[data-quiet]')).toBeNull()
})

it('while it is written, what is to come has its place and leads nowhere', async () => {
  await show({ ...inWriting('r-1'), phases: [first] }, [])
  expect(map().textContent).toContain('Phase 2 · being written')
  expect(document.querySelectorAll('circle[data-state="empty"]')).toHaveLength(3)
  expect(within(map()).getAllByRole('link')).toHaveLength(5)
})

it('what is planned is named, hollow, and filled in as it is begun', async () => {
  const planned = [
    { title: 'Planned phase', sections: ['One', 'Two', 'Three', 'Four'], begun: 1 },
    { title: 'Another', sections: [], begun: 0 },
  ]
  await show({ ...inWriting('r-1'), phases: [first], outline: { isKnown: true, phases: planned } }, [])
  for (const words of ['Phase 2 · being written', 'Planned phase', 'Three', 'Phase 3 · planned']) {
    expect(map().textContent).toContain(words)
  }
  expect(document.querySelectorAll('circle[data-state="empty"]')).toHaveLength(6)
  expect(within(map()).queryByRole('link', { name: 'Three' })).toBeNull()
})

it('is a line from top to bottom on a phone, with the skills beside each station', async () => {
  width = 326
  await show()
  expect(map().closest('[data-form]')?.getAttribute('data-form')).toBe('down')
  expect(station(/^Section 1\.1/).textContent).toContain('generics, narrowing')
})

it("to others it shows nothing of its owner's progress", async () => {
  const of = roadmap()
  const sections = (phase: Roadmap['phases'][number]) =>
    phase.sections.map((section) => ({ ...section, isCompleted: false, deepDiveProgress: null }))
  const phases = of.phases.map((phase) => ({ ...phase, sections: sections(phase) }))
  await show({ ...of, isOwner: false, progress: {}, phases }, [])
  expect(map().textContent).not.toMatch(/completed|in progress|of 4 sections/)
})
