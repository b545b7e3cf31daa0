/** The formula that points are worked out by; a row names the one it was worked out with. */
export const FORMULA = 1

/** What earns StreetCred; a new way is a line here and in the worker's ledger. */
export type ReputationKind = 'section' | 'bounty' | 'pairing' | 'contribution'

/** So many stand on each board. */
export const LEADERS = 10
export const LEADER_DAYS = 7

/** So many weeks the history shows, this one included. */
export const HISTORY_WEEKS = 12

/** A board by the documented `leaderType` (G-LEAD-01). */
export const isOverall = (leaderType: string): boolean => /^overall/i.test(leaderType)

/** What a row of the ledger adds. */
export interface Earning {
  key: string
  points: number
}

/**
 * The score that rows of the ledger come to: their sum, each key once, whatever their order (SEC-14). Counts in hundredths, as
 * the database does. @returns points
 */
export function replay(rows: readonly Earning[]): number {
  const hundredths = new Map(rows.map(({ key, points }) => [key, Math.round(points * 100)]))
  return [...hundredths.values()].reduce((sum, points) => sum + points, 0) / 100
}
