import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CustomizePanel } from '#client/pages/phase/content/customize-panel.tsx'
import type { ContentCount } from '#shared/progress/schemas.ts'
import { CONTENT_TYPES, TIME_FRAMES } from '#shared/resources/rules.ts'
import { progress } from '#tests/client/progress/progress.ts'
import { clients, render } from '#tests/support/client/render.tsx'
import { answered, refused } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()

const press = async (name: string) =>
  userEvent.click(screen.queryByLabelText(name) ?? (await screen.findByRole('button', { name })))
const chosen = () =>
  screen.queryAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ labels }) => labels?.[0]?.textContent)
/** What was changed on the worker; counting changes nothing. */
const changes = () => server.mock.calls.filter(([, init]) => init?.method === 'POST')
/** A read of the counts, which the panel makes when it opens; what else is sent is answered by `otherwise`. */
const answerCounts = (counts: ContentCount[], otherwise?: () => Response) =>
  server.mockImplementation(async (url) =>
    String(url).includes('countContent') ? answered(counts) : (otherwise?.() ?? answered(progress())),
  )

beforeEach(async () => {
  vi.stubGlobal('fetch', server)
  answerCounts([])
  await render(<CustomizePanel phaseId="p-1" filters={progress().filters} />)
  await press('Customize Content')
})
afterEach(() => {
  server.mockReset()
})

it('starts with both types and Most Popular', () => {
  expect(chosen()).toEqual(['Both', 'Most Popular'])
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Video',
    'Blog',
    'Both',
    'Latest',
    'Recent',
    'Most Popular',
  ])
})

it('Customize-content confirmation text; nothing is sent before it is confirmed', async () => {
  await press('Video')
  await press('Latest')
  await press('Apply')
  await waitFor(() => expect(document.body.textContent).toContain('Are you sure you want to customize your content?'))
  expect(document.body.textContent).toContain(
    'This action is irreversible and will replace your content, including any content you have marked as complete.',
  )
  expect(changes()).toEqual([])
  await press('Customize')
  await waitFor(() => expect(changes()).toHaveLength(1))
  expect(JSON.parse(String(changes()[0]?.[1]?.body))[0]).toEqual({
    phaseId: 'p-1',
    filters: { contentType: 'video', timeFrame: 3 },
  })
  // the choice and the popup are gone: the way in has the focus
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement?.textContent).toBe('Customize Content')
  expect(chosen()).toEqual([])
})

it('keeps the choice when it fails', async () => {
  answerCounts([], () => refused(500, 'internal', 'Something went wrong on our side.'))
  await press('Blog')
  await press('Apply')
  await press('Customize')
  await waitFor(() => expect(document.body.textContent).toContain('Your cards are as they were.'))
  expect(chosen()).toEqual(['Blog', 'Most Popular'])
})

it('says beside each option how many cards it would leave, and before anything is chosen what would be empty', async () => {
  const cardsWith = { video: { 3: 0, 9: 2, 15: 6 }, blog: { 3: 9, 9: 9, 15: 12 }, both: { 3: 9, 9: 11, 15: 18 } }
  const counts = CONTENT_TYPES.flatMap((contentType) =>
    TIME_FRAMES.map((timeFrame) => {
      const cards = cardsWith[contentType][timeFrame]
      return { contentType, timeFrame, cards, emptySections: cards > 5 ? 0 : cards > 0 ? 2 : 4 }
    }),
  )
  answerCounts(counts)
  await clients.queryClient.invalidateQueries()
  const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' })
  const labels = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent)
  await waitFor(() => expect(labels()).toEqual(['Video6', 'Blog12', 'Both18', 'Latest9', 'Recent11', 'Most Popular18']))
  expect(screen.getByRole('status').textContent).toBe('')
  await userEvent.click(screen.getByLabelText(/^Video/))
  expect(labels()).toEqual(['Video6', 'Blog12', 'Both18', 'Latest0', 'Recent2', 'Most Popular6'])
  await userEvent.click(screen.getByLabelText(/^Recent/))
  expect(screen.getByRole('status').textContent).toBe('2 sections would be empty.')
  expect(apply().disabled).toBe(false)
  await userEvent.click(screen.getByLabelText(/^Latest/))
  expect(screen.getByRole('status').textContent).toBe('Nothing fits these filters: every section would be empty.')
  expect(apply().disabled).toBe(true)
  expect(apply().getAttribute('aria-describedby')).toBe(screen.getByRole('status').id)
})
