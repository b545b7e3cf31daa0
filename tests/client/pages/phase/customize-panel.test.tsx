import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CustomizePanel } from '#client/pages/phase/content/customize-panel.tsx'
import { progress } from '#tests/client/progress/progress.ts'
import { render } from '#tests/support/client/render.tsx'
import { answered, refused } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()

const press = async (name: string) =>
  userEvent.click(screen.queryByLabelText(name) ?? (await screen.findByRole('button', { name })))
const chosen = () =>
  screen.queryAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ labels }) => labels?.[0]?.textContent)

beforeEach(async () => {
  vi.stubGlobal('fetch', server)
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
  expect(server).not.toHaveBeenCalled()
  server.mockResolvedValueOnce(answered(progress()))
  await press('Customize')
  await waitFor(() => expect(server).toHaveBeenCalledOnce())
  expect(JSON.parse(String(server.mock.calls[0]?.[1]?.body))[0]).toEqual({
    phaseId: 'p-1',
    filters: { contentType: 'video', timeFrame: 3 },
  })
  // the choice and the popup are gone: the way in has the focus
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement?.textContent).toBe('Customize Content')
  expect(chosen()).toEqual([])
})

it('keeps the choice when it fails', async () => {
  server.mockResolvedValueOnce(refused(500, 'internal', 'Something went wrong on our side.'))
  await press('Blog')
  await press('Apply')
  await press('Customize')
  await waitFor(() => expect(document.body.textContent).toContain('Your cards are as they were.'))
  expect(chosen()).toEqual(['Blog', 'Most Popular'])
})
