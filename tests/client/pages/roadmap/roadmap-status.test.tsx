import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RoadmapStatus } from '#client/pages/roadmap/status/roadmap-status.tsx'
import { queryClient } from '#client/trpc.ts'
import type { RoadmapDetail } from '#shared/roadmaps/schemas.ts'
import {
  answered,
  buttonOf,
  clickOn,
  inWriting,
  phaseOf,
  prepareBrowser,
  sentTo,
  settled,
  stageRouted,
  written,
} from '#tests/client/roadmaps/stage.tsx'

const server = vi.fn<typeof fetch>()
const resume = vi.fn()
let leave: () => Promise<void>

const fresh = (id: string): RoadmapDetail => ({ ...inWriting(id), updatedAt: new Date().toISOString() })
async function show(roadmap: RoadmapDetail, hasGivenUp = false) {
  const part = <RoadmapStatus roadmap={roadmap} hasGivenUp={hasGivenUp} onResume={resume} onGivenUp={() => {}} />
  leave = (await stageRouted(part)).leave
}
const text = () => document.querySelector('aside')?.textContent

beforeEach(() => prepareBrowser(server))
afterEach(async () => {
  await leave()
  document.body.replaceChildren()
  queryClient.clear()
  server.mockReset()
  resume.mockReset()
  vi.unstubAllGlobals()
})

it('a roadmap that is being written can be stopped by its owner, who is told what is kept', async () => {
  server.mockImplementation(async () =>
    answered({ status: 'ok', roadmapState: 'success', creditReturned: false, credits: 2 }),
  )
  await show(fresh('r-1'))
  expect(text()).toContain('Getting Your Roadmap...')
  expect(text()).toContain('Keeps what is written; if nothing is, your credit comes back.')
  await clickOn('Stop')
  await settled(() => expect(sentTo(server, 'roadmaps.stop')).toEqual([{ id: 'r-1' }]))
})

it('everybody else can only watch', async () => {
  await show({ ...fresh('r-1'), isOwner: false })
  expect(buttonOf('Stop')).toBeUndefined()
  await leave()
  await show({ ...written('r-1'), isOwner: false, roadmapState: 'failure' })
  expect(buttonOf('Restart for 1 credit')).toBeUndefined()
})

it('a stopped roadmap says so', async () => {
  await show({ ...written('r-1', [phaseOf(1, 3)]), isStopped: true })
  expect(text()).toContain('The writing was stopped; what was written until then is kept.')
})

it('Resume roadmap generation is offered once the page no longer asks, or has heard nothing for long', async () => {
  await show(fresh('r-1'))
  expect(buttonOf('Resume roadmap generation')).toBeUndefined()
  await leave()
  await show(fresh('r-1'), true)
  await clickOn('Resume roadmap generation')
  expect(resume).toHaveBeenCalledTimes(1)
  await leave()
  await show({ ...inWriting('r-1'), updatedAt: new Date(Date.now() - 120_000).toISOString() })
  expect(buttonOf('Resume roadmap generation')).toBeDefined()
})

it('the completed sections are counted', async () => {
  await show({
    ...written('r-1', [phaseOf(1, 3), phaseOf(2, 3)]),
    progress: { 1: { completed: 2, total: 3, status: 'in progress' }, 2: { completed: 0, total: 3, status: null } },
  })
  expect(text()).toContain('2 of 6 sections completed')
})

it('a deep dive costs nothing, also when it is restarted', async () => {
  const dive = written('r-1')
  await show({ ...dive, roadmapState: 'failure', roadmap: { ...dive.roadmap, roadmapType: 'godeeper' } })
  expect(text()).toContain('It cost nothing. A restart costs nothing.')
  expect(buttonOf('Restart')).toBeDefined()
})

it('a button that goes by its own act hands the focus on to what has become of the roadmap', async () => {
  let stop: () => void = () => undefined
  function Part() {
    const [roadmap, setRoadmap] = useState(fresh('r-1'))
    stop = () => setRoadmap({ ...written('r-1', [phaseOf(1, 3)]), isStopped: true })
    return <RoadmapStatus roadmap={roadmap} hasGivenUp={false} onResume={resume} onGivenUp={() => {}} />
  }
  leave = (await stageRouted(<Part />)).leave
  buttonOf('Stop')?.focus()
  await act(async () => stop())
  expect(buttonOf('Stop')).toBeUndefined()
  expect(document.activeElement?.textContent).toBe('1 phase, 3 sections')
})
