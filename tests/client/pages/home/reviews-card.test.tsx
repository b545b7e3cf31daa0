import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { startSession } from '#client/lib/stored-session.ts'
import { ReviewsCard } from '#client/pages/home/reviews-card.tsx'
import { render } from '#tests/support/client/render.tsx'
import { serverOf } from '#tests/support/client/server.ts'

const reviewsDue = vi.fn()

beforeEach(() => {
  startSession({ token: 'token', userId: 'u-1' })
  vi.stubGlobal('fetch', serverOf({ 'progress.reviewsDue': () => reviewsDue() }))
})

const show = async (answer: object) => {
  reviewsDue.mockReset().mockReturnValue(answer)
  await render(<ReviewsCard />)
  await waitFor(() => expect(reviewsDue).toHaveBeenCalled())
}

it('says how much comes back today and leads there', async () => {
  await show({ due: 12, nextDueAt: null })
  await screen.findByText('12 questions of what you learned come back today.')
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Review' }).getAttribute('href')).toBe('/review')
})

it('says when the next come back', async () => {
  await show({ due: 0, nextDueAt: new Date(Date.now() + 86_400_000).toISOString() })
  await screen.findByText(/^The next questions come back from tomorrow at /)
  expect(screen.queryByRole('link')).toBeNull()
})

it('is not there for whoever has learned nothing yet', async () => {
  await show({ due: 0, nextDueAt: null })
  expect(screen.queryByRole('heading')).toBeNull()
})
