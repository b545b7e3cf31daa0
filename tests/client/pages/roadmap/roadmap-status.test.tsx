import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RoadmapPhases } from '#client/pages/roadmap/phases/roadmap-phases.tsx'
import { FailedWriting } from '#client/pages/roadmap/status/failed-writing.tsx'
import { RoadmapStatus } from '#client/pages/roadmap/status/roadmap-status.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { inWriting, phaseOf, written } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'
import { answered, sentTo } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()
const resume = vi.fn()

const fresh = (id: string): Roadmap => ({ ...inWriting(id), updatedAt: new Date().toISOString() })
async function show(roadmap: Roadmap, hasGivenUp = false) {
  const part = <RoadmapStatus roadmap={roadmap} hasGivenUp={hasGivenUp} onResume={resume} onGivenUp={() => {}} />
  await render(part)
}
const text = () => screen.queryByRole('complementary')?.textContent

beforeEach(() => vi.stubGlobal('fetch', server))
afterEach(() => {
  server.mockReset()
  resume.mockReset()
})

it('a roadmap that is being written can be stopped by its owner, who is told what is kept', async () => {
  server.mockImplementation(async () => answered({ status: 'ok', state: 'success', creditReturned: false, credits: 2 }))
  await show(fresh('r-1'))
  expect(text()).toContain('Getting Your Roadmap...')
  expect(text()).toContain('Keeps what is written; if nothing is, your credit comes back.')
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(sentTo(server, 'roadmaps.stop')).toEqual([{ id: 'r-1' }]))
})

it('everybody else can only watch', async () => {
  await show({ ...fresh('r-1'), isOwner: false })
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  cleanup()
  await show({ ...written('r-1'), isOwner: false, state: 'failure' })
  expect(screen.queryByRole('button', { name: 'Restart for 1 credit' })).toBeNull()
})

const PLANNED = {
  isKnown: true,
  phases: [
    { title: 'Everyday work', sections: ['Patterns', 'Faults', 'A project'], begun: 1 },
    { title: 'In production', sections: [], begun: 0 },
  ],
}
const stopped = (): Roadmap => ({
  ...written('r-1', [phaseOf(1, 3)]),
  state: 'stopped',
  isStopped: true,
  outline: PLANNED,
})

it('a stopped roadmap says how much of it is written, and its owner can continue it for nothing more', async () => {
  server.mockImplementation(async () => answered({ id: 'r-1' }))
  await show(stopped())
  expect(screen.getByRole('status').textContent).toBe('1 of 3 phases written')
  expect(text()).toContain('The writing was stopped; what was written until then is kept.')
  const button = screen.getByRole('button', { name: 'Continue writing', description: 'It costs nothing more.' })
  await userEvent.click(button)
  await waitFor(() => expect(sentTo(server, 'roadmaps.continue')).toEqual([{ id: 'r-1' }]))
  cleanup()
  await show({ ...stopped(), isStopped: false })
  expect(text()).toContain('The writing was interrupted; what was written until then is kept.')
  cleanup()
  await show({ ...stopped(), isOwner: false })
  expect(screen.queryByRole('button')).toBeNull()
})

it('what is being written is named beside the phases, which alone are announced', async () => {
  await show({ ...fresh('r-1'), phases: [phaseOf(1, 3)], outline: PLANNED })
  expect(screen.getByRole('status').textContent).toBe('1 of 3 phases written')
  expect(text()).toContain('Writing “Patterns”')
})

it('what is planned has its place among the phases, with the titles that are known', async () => {
  await render(<RoadmapPhases roadmap={{ ...stopped(), state: 'incomplete' }} failure={null} onFeedback={null} />)
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(['Phase title 1'])
  expect(document.body.textContent).toContain('Phase 2 is being writtenEveryday work')
  expect(document.body.textContent).toContain('Phase 3 is plannedIn production')
  const rows = within(screen.getByRole('list', { name: 'Planned for phase 2' })).getAllByRole('listitem')
  expect(rows.map((row) => [row.textContent, row.querySelector('circle')?.dataset.state])).toEqual([
    ['Patterns', 'written'],
    ['Faults', 'writing'],
    ['A project', 'writing'],
  ])
})

it('what comes appears one after the other; what stood there stands', async () => {
  const arriving = () => [...document.querySelectorAll<SVGElement>('[data-arriving]')].map((each) => each.style.cssText)
  let grow: () => void = () => undefined
  function Part() {
    const [roadmap, setRoadmap] = useState(written('r-1', [phaseOf(1, 3)]))
    grow = () => setRoadmap(written('r-1', [phaseOf(1, 3), phaseOf(2, 3)]))
    return <RoadmapPhases roadmap={roadmap} failure={null} onFeedback={null} />
  }
  await render(<Part />)
  expect(arriving()).toEqual([])
  await act(async () => grow())
  expect(arriving()).toEqual(['--order: 0;', '--order: 1;', '--order: 2;'])
  cleanup()
  const fresh = { ...written('r-2', [phaseOf(1, 3)]), createdAt: new Date().toISOString() }
  await render(<RoadmapPhases roadmap={fresh} failure={null} onFeedback={null} />)
  expect(arriving()).toHaveLength(3)
})

it('Resume roadmap generation is offered once the page no longer asks, or has heard nothing for long', async () => {
  await show(fresh('r-1'))
  expect(screen.queryByRole('button', { name: 'Resume roadmap generation' })).toBeNull()
  cleanup()
  await show(fresh('r-1'), true)
  await userEvent.click(screen.getByRole('button', { name: 'Resume roadmap generation' }))
  expect(resume).toHaveBeenCalledTimes(1)
  cleanup()
  await show({ ...inWriting('r-1'), updatedAt: new Date(Date.now() - 120_000).toISOString() })
  expect(screen.getByRole('button', { name: 'Resume roadmap generation' })).toBeTruthy()
})

it('the completed sections are counted', async () => {
  await show({
    ...written('r-1', [phaseOf(1, 3), phaseOf(2, 3)]),
    progress: { 1: { completed: 2, total: 3, status: 'in progress' }, 2: { completed: 0, total: 3, status: null } },
  })
  expect(text()).toContain('2 of 6 sections completed')
})

it('one that failed with some of it written says what is kept', async () => {
  await show({ ...written('r-1', [phaseOf(1, 3)]), state: 'failure', error: 'Error encountered, please try again.' })
  expect(text()).toContain('Your credit was returned; what was written is kept.')
  expect(screen.getByRole('button', { name: 'Restart for 1 credit' })).toBeTruthy()
})

it('one that failed with nothing written says so once, in place of its phases: what happened, what came back, Restart', async () => {
  const failed = { ...written('r-1'), state: 'failure' as const, error: 'Error encountered, please try again.' }
  await show(failed)
  expect(text()).toContain('Nothing was written.')
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  const failure = <FailedWriting roadmap={failed} onGivenUp={() => {}} />
  await render(<RoadmapPhases roadmap={failed} failure={failure} onFeedback={null} />)
  expect(screen.getByRole('heading').textContent).toBe('Error encountered, please try again.')
  expect(document.body.textContent).toContain('Your credit was returned. A restart costs 1 credit')
  expect(document.body.textContent).not.toContain('No Roadmap Phases Found')
  expect(screen.getByRole('button', { name: 'Restart for 1 credit' })).toBeTruthy()
})

it('a deep dive costs nothing, also when it is restarted', async () => {
  const dive = { ...written('r-1'), state: 'failure', kind: 'deep_dive' } as const
  await render(<FailedWriting roadmap={dive} onGivenUp={() => {}} />)
  expect(document.body.textContent).toContain('It cost nothing. A restart costs nothing.')
  expect(screen.getByRole('button', { name: 'Restart' })).toBeTruthy()
})

it('a button that goes by its own act hands the focus on to what has become of the roadmap', async () => {
  let stop: () => void = () => undefined
  function Part() {
    const [roadmap, setRoadmap] = useState(fresh('r-1'))
    stop = () => setRoadmap({ ...written('r-1', [phaseOf(1, 3)]), isStopped: true })
    return <RoadmapStatus roadmap={roadmap} hasGivenUp={false} onResume={resume} onGivenUp={() => {}} />
  }
  await render(<Part />)
  screen.getByRole('button', { name: 'Stop' }).focus()
  await act(async () => stop())
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('1 phase, 3 sections')
})
