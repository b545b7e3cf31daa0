import { prepared } from '#worker/db/prepared.ts'
import { sources } from '#worker/db/schema/index.ts'
import type { Source } from './refresh-sources.ts'

const MOST_SOURCES = 500

/** How the reading of every source stands. */
export const readStates = prepared([], (db) => {
  const { code, isEnabled, lastRunAt, nextRunAt, failures, lastFailure } = sources
  return db.select({ code, isEnabled, lastRunAt, nextRunAt, failures, lastFailure }).from(sources).limit(MOST_SOURCES)
})

type State = Awaited<ReturnType<typeof readStates>>[number]

/** How each source of a list stands, and how much it told; one that was never read has told nothing. */
export function statesOf<S extends Source>(
  list: readonly S[],
  states: readonly State[],
  counts: readonly { code: string; items: number }[],
) {
  return list.map((source) => {
    const unread = { isEnabled: !source.isOff, lastRunAt: null, nextRunAt: null, failures: 0, lastFailure: null }
    const { code: _, ...state } = states.find(({ code }) => code === source.code) ?? { code: source.code, ...unread }
    return { ...source, ...state, items: counts.find(({ code }) => code === source.code)?.items ?? 0 }
  })
}
