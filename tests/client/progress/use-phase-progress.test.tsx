import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePhaseProgress } from '#client/features/progress/use-phase-progress.ts'
import { render } from '#tests/support/client/render.tsx'
import { refused } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()
const logged = vi.fn()

function Page() {
  const { isPending, isFailed } = usePhaseProgress('p-1', 'r-1', undefined)
  return <p>{isFailed ? 'failed' : isPending ? 'pending' : 'trying again'}</p>
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation((words) => {
    if (words === 'Progress could not be loaded') logged()
  })
  vi.stubGlobal('fetch', server)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  server.mockReset()
  logged.mockReset()
})

it('the progress call is retried up to 3 times; a failure is logged only', async () => {
  server.mockImplementation(async () => refused(500, 'internal', 'Something went wrong.'))
  await render(<Page />)
  await vi.advanceTimersByTimeAsync(10)
  await vi.waitFor(() => expect(screen.queryByRole('paragraph')?.textContent).toBe('trying again'))
  await vi.advanceTimersByTimeAsync(60_000)
  await vi.waitFor(() => expect(screen.queryByRole('paragraph')?.textContent).toBe('failed'))
  expect(server).toHaveBeenCalledTimes(4)
  expect(logged).toHaveBeenCalledOnce()
})

it('a refusal is not asked for again', async () => {
  server.mockImplementation(async () => refused(403, 'forbidden', 'This roadmap is private.'))
  await render(<Page />)
  await vi.advanceTimersByTimeAsync(60_000)
  await vi.waitFor(() => expect(screen.queryByRole('paragraph')?.textContent).toBe('failed'))
  expect(server).toHaveBeenCalledOnce()
})
