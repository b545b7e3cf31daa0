import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RoadmapHeader } from '#client/pages/roadmap/roadmap-header.tsx'
import { written } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'

it('Back leads to the list, also on the first page of a visit', async () => {
  await render(<RoadmapHeader roadmap={written('r-1')} onShare={() => {}} onRemove={() => {}} />)
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/learn')
})
