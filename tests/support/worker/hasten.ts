import { vi } from 'vitest'

const TIMES = 20

/** What the worker waits for comes twenty times sooner until the end of the test; the world's clocks go on as they do. */
export function hasten(): void {
  const wait = globalThis.setTimeout
  const limit = AbortSignal.timeout.bind(AbortSignal)
  const sooner = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => wait(run, ms / TIMES, ...args)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(sooner as typeof wait)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => limit(ms / TIMES))
}
