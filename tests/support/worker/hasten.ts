import { vi } from 'vitest'

const TIMES = 20

/** What the worker itself waits for comes twenty times sooner until the end of the test; the world's clocks go on as they do. */
export function hastenWaits(): void {
  const wait = globalThis.setTimeout
  const sooner = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => wait(run, ms / TIMES, ...args)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(sooner as typeof wait)
}

/** That, and whatever others are given so long for; the database, too, so that nothing large may be asked of it. */
export function hasten(): void {
  hastenWaits()
  const limit = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => limit(ms / TIMES))
}
