import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Countdown } from '#client/pages/challenge/countdown.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('goes on by itself, by the minute and in the last hour by the second, and says when it is over', async () => {
  const onEnd = vi.fn()
  const { rerender } = render(<Countdown key="later" endsAt="2026-11-20T13:01:30Z" onEnd={onEnd} />)
  expect(screen.getByText(/in 1 hour and 1 minute$/)).toBeTruthy()
  await pass(60_000)
  expect(screen.getByText(/in 1 hour and 0 minutes$/)).toBeTruthy()
  rerender(<Countdown key="now" endsAt="2026-11-20T12:01:02Z" onEnd={onEnd} />)
  expect(screen.getByText(/in 0 minutes and 2 seconds$/)).toBeTruthy()
  await pass(1000)
  expect(screen.getByText(/in 0 minutes and 1 second$/)).toBeTruthy()
  expect(onEnd).not.toHaveBeenCalled()
  await pass(1000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('asks again where the server, whose clock is behind, does not say so yet', async () => {
  const onEnd = vi.fn()
  render(<Countdown endsAt="2026-11-20T11:59:59Z" onEnd={onEnd} />)
  expect(onEnd).toHaveBeenCalledTimes(1)
  await pass(5000)
  expect(onEnd).toHaveBeenCalledTimes(2)
})
