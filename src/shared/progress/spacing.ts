import { startOfDay } from './days.ts'
import { firstTries, type ItemTry } from './strength.ts'

/** When an item is asked again: the better it is known, the later. Pure; the database decides by the same numbers. */

/** After so many right answers in a row, so many days; a wrong one begins anew. */
export const REVIEW_DAYS = [1, 3, 7, 16, 35] as const

/**
 * @param tries at the item
 * @param learnedAt when its section was completed: what was never tried is asked on the next day
 * @returns the start of the day (UTC) from which it is due
 */
export function dueAt(tries: readonly ItemTry[], learnedAt: string): string {
  const firsts = firstTries(tries)
  const latest = firsts.at(-1)
  if (!latest) return startOfDay(learnedAt, REVIEW_DAYS[0])
  const inARow = firsts.length - 1 - firsts.findLastIndex(({ isRight }) => !isRight)
  return startOfDay(latest.createdAt, daysAfterRight(inARow))
}

const daysAfterRight = (inARow: number): number =>
  REVIEW_DAYS[Math.min(Math.max(inARow, 1), REVIEW_DAYS.length) - 1] ?? REVIEW_DAYS[0]
