import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RoadmapHeader } from '#client/pages/roadmap/roadmap-header.tsx'
import { phaseOf, written } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'

it('Back leads to the list, also on the first page of a visit', async () => {
  await render(<RoadmapHeader roadmap={written('r-1')} onShare={() => {}} onRemove={() => {}} />)
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/learn')
})

it('says what was heard, what is not covered and how long all of it takes', async () => {
  const phase = phaseOf(1, 2)
  const timed = { ...phase, sections: phase.sections.map((section) => ({ ...section, minutes: 75 })) }
  const roadmap = { ...written('r-1', [timed]), heard: 'You want to learn Docker.', notHonoured: 'Not covered: Helm.' }
  await render(<RoadmapHeader roadmap={roadmap} onShare={() => {}} onRemove={() => {}} />)
  expect(screen.getByText('You want to learn Docker.')).toBeTruthy()
  expect(screen.getByText('Not covered: Helm.')).toBeTruthy()
  expect(screen.getByText('About 3 hours in all.')).toBeTruthy()
})

it.each([
  ['some-model', 'AI-powered personalised learning, focused on the 20% that gives 80% of outcomes.'],
  ['builtin', 'Personalised learning, focused on the 20% that gives 80% of outcomes.'],
  [null, 'Personalised learning, focused on the 20% that gives 80% of outcomes.'],
])('2§2.3 written by %s: %s', async (author, lead) => {
  await render(<RoadmapHeader roadmap={{ ...written('r-1'), author }} onShare={() => {}} onRemove={() => {}} />)
  expect(screen.getByText(lead)).toBeTruthy()
})

it('says no hours where one section has none', async () => {
  await render(<RoadmapHeader roadmap={written('r-1', [phaseOf(1, 2)])} onShare={() => {}} onRemove={() => {}} />)
  expect(screen.queryByText(/in all/)).toBeNull()
})
