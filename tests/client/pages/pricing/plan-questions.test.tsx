import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PlanQuestions } from '#client/pages/pricing/plan-questions.tsx'
import { render } from '#tests/support/client/render.tsx'

it('3§2.5 names the forum and the team discounts, and says that neither is there yet', async () => {
  await render(<PlanQuestions />)
  expect(screen.getByText(/community forum/).textContent).toContain('not there yet')
  expect(screen.getByText('Are there team discounts?').closest('details')?.textContent).toContain('not there yet')
  expect(screen.getByText('Can I switch plans later?').closest('details')?.textContent).toContain('Yes, at any time.')
})
