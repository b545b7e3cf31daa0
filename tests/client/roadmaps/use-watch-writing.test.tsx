import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWatchWriting } from '#client/features/roadmaps/watch/use-watch-writing.ts'
import { POLL_INTERVAL_MS } from '#shared/roadmaps/rules.ts'
import { inWriting } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'

const asked: string[] = []
const answers: Response[] = []

function Watch() {
  const { data } = useWatchWriting('u-1', 'r-1')
  return <p>{data?.state ?? 'none'}</p>
}

const shown = () => screen.queryByRole('paragraph')?.textContent
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const notFound = { error: 'Roadmap not found', code: 'not_found' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(String(url))
    if (String(url).includes('/live/')) return new Response(null, { status: 404 })
    return answers.shift() ?? Response.json([])
  })
})
afterEach(() => {
  vi.useRealTimers()
})

it('a roadmap that was deleted elsewhere is gone, and nobody asks for it any more', async () => {
  answers.push(
    Response.json([{ result: { data: inWriting('r-1') } }]),
    Response.json(
      [{ error: { message: '', code: -32004, data: { code: 'NOT_FOUND', httpStatus: 404, body: notFound } } }],
      { status: 404 },
    ),
  )
  await render(<Watch />)
  await pass(100)
  expect(shown()).toBe('incomplete')
  await pass(POLL_INTERVAL_MS)
  expect(shown()).toBe('none')
  asked.length = 0
  await pass(4 * POLL_INTERVAL_MS)
  expect(asked.filter((url) => /live|roadmaps\.get/.test(url))).toEqual([])
})
