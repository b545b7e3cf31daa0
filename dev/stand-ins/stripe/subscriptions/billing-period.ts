import type { Price } from '#dev/stand-ins/stripe/wire/wire.ts'

/** Seconds since 1970, from (including) to (excluding). */
export type Period = { start: number; end: number }

type Interval = { interval: string; interval_count: number }

const secondsPerDay = 86_400

/** The `count`th period's end, counted from the anchor: a month after 31 January ends on the last of February. */
function afterIntervals(anchor: number, { interval, interval_count }: Interval, count: number): number {
  const steps = interval_count * count
  if (interval === 'day') return anchor + steps * secondsPerDay
  if (interval === 'week') return anchor + steps * 7 * secondsPerDay
  const from = new Date(anchor * 1000)
  const months = interval === 'year' ? steps * 12 : steps
  const there = new Date(from)
  there.setUTCDate(1)
  there.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 0)).getUTCDate()
  there.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return there.getTime() / 1000
}

/** The billing period that begins at `start`, for a price that recurs from `anchor` on. */
export function periodFrom(anchor: number, start: number, price: Price): Period {
  const every = price.recurring ?? { interval: 'month', interval_count: 1 }
  let count = 1
  while (afterIntervals(anchor, every, count) <= start) count += 1
  return { start, end: afterIntervals(anchor, every, count) }
}

/** Whether two prices are charged in the same rhythm; between others a change begins a new period. */
export function isSameRhythm(a: Price, b: Price): boolean {
  return a.recurring?.interval === b.recurring?.interval && a.recurring?.interval_count === b.recurring?.interval_count
}
