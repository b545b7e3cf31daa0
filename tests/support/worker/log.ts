import { expect, vi } from 'vitest'
import { type Sent, send } from './app.ts'

export interface LogLine {
  event: string
  [field: string]: unknown
}

/** What the worker logs while this runs, as lines and as it was written. */
export async function loggedBy<T>(run: () => Promise<T>): Promise<{ result: T; lines: LogLine[]; text: string }> {
  const written: string[] = []
  const spy = vi.spyOn(console, 'log').mockImplementation((line: string) => written.push(line))
  try {
    const result = await run()
    return { result, lines: written.map((line) => JSON.parse(line)), text: written.join('\n') }
  } finally {
    spy.mockRestore()
  }
}

/** Sends a request and reads from its log line how often it had to wait for the database. */
export async function sequentialRoundTrips(path: string, sent: Sent): Promise<number> {
  const { lines } = await loggedBy(() => send(path, sent))
  const line = lines.find(({ event }) => event === 'request')
  expect([path, line?.status]).toEqual([path, 200])
  return Number(line?.roundTrips)
}
