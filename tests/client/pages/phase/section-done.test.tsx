import { expect, it } from 'vitest'
import { SectionDone } from '#client/pages/phase/questions/section-done.tsx'
import { render } from '#tests/support/client/render.tsx'

const completedAt = '2026-11-20T12:00:00Z'
const outcome = { streetCred: 2, certificateId: null }

it.each([
  [{ earned: null, hasAnswers: true }, 'Section completedOn November 20, 2026. Your answers stay here.'],
  // who tested out has none to look back at
  [{ earned: null, hasAnswers: false }, 'Section completedOn November 20, 2026.'],
  [
    { earned: outcome, hasAnswers: true },
    'Section completed+2.00 StreetCredYou can look back at your answers, or move on.',
  ],
  [{ earned: outcome, hasAnswers: false }, 'Section completed+2.00 StreetCredYou have shown that you know it.'],
])('for %j', async (props, text) => {
  const { container } = await render(<SectionDone completedAt={completedAt} {...props} />)
  expect(container.querySelector('[class*="card"]')?.textContent).toBe(text)
})
