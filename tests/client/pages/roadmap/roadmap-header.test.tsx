import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RoadmapHeader } from '#client/pages/roadmap/roadmap-header.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { phaseOf, written } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'

const show = (roadmap: Roadmap, showsCertificate = false) =>
  render(<RoadmapHeader {...{ roadmap, showsCertificate }} onShare={() => {}} onRemove={() => {}} />)

it('Back leads to the list, also on the first page of a visit', async () => {
  await show(written('r-1'))
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/learn')
})

it('says what was heard, what is not covered and how long all of it takes', async () => {
  const phase = phaseOf(1, 2)
  const timed = { ...phase, sections: phase.sections.map((section) => ({ ...section, minutes: 75 })) }
  const roadmap = { ...written('r-1', [timed]), heard: 'You want to learn Docker.', notHonoured: 'Not covered: Helm.' }
  await show(roadmap)
  expect(screen.getByText('You want to learn Docker.')).toBeTruthy()
  expect(screen.getByText('Not covered: Helm.')).toBeTruthy()
  expect(screen.getByText('About 3 hours in all.')).toBeTruthy()
})

it('of one that was stopped it counts what is not written yet, too', async () => {
  const phase = phaseOf(1, 3)
  const timed = { ...phase, sections: phase.sections.map((section) => ({ ...section, minutes: 80 })) }
  const planned = { title: 'Phase 2', sections: ['One', 'Two', 'Three'], begun: 0 }
  const stopped = { ...written('r-1', [timed]), state: 'stopped' as const }
  await show({ ...stopped, outline: { isKnown: true, phases: [planned] } })
  expect(screen.getByText('About 8 hours in all, 4 hours of it written so far.')).toBeTruthy()
  cleanup()
  await show(stopped)
  expect(screen.getByText('About 4 hours so far.')).toBeTruthy()
})

it.each([
  ['some-model', 'AI-powered personalised learning, focused on the 20% that gives 80% of outcomes.'],
  ['builtin', 'Personalised learning, focused on the 20% that gives 80% of outcomes.'],
  [null, 'Personalised learning, focused on the 20% that gives 80% of outcomes.'],
])('2§2.3 written by %s: %s', async (author, lead) => {
  await show({ ...written('r-1'), author })
  expect(screen.getByText(lead)).toBeTruthy()
})

it('says no hours where one section has none', async () => {
  await show(written('r-1', [phaseOf(1, 2)]))
  expect(screen.queryByText(/in all/)).toBeNull()
})

it('a finished roadmap leads to its certificate, unless that is on the page', async () => {
  const phase = phaseOf(1, 1)
  const sections = phase.sections.map((section) => ({ ...section, isCompleted: true }))
  const certificate = { id: 'TB-1', issuedAt: '2026-11-20T10:00:00Z', text: 'Mari has completed it' }
  const finished = { ...written('r-1', [{ ...phase, sections }]), certificate }
  await show(finished)
  expect(screen.getByText('You finished this roadmap')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get certificate' })).toBeTruthy()
  cleanup()
  await show(finished, true)
  expect(screen.getByText('You finished this roadmap')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Get certificate' })).toBeNull()
})
