import { localDay } from '#client/lib/dates/local-day.ts'
import { HISTORY_WEEKS } from '#shared/reputation/rules.ts'
import type { ScoreSummary } from '#shared/reputation/schemas.ts'

/** The last weeks up to today's, each by its Monday, also those in which nothing was earned. */
export function lastWeeks(weeks: ScoreSummary['weeks'], today: Date): { week: string; points: number }[] {
  const monday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - ((today.getDay() + 6) % 7))
  return Array.from({ length: HISTORY_WEEKS }, (_, at) => {
    const start = new Date(monday)
    start.setDate(monday.getDate() - 7 * (HISTORY_WEEKS - 1 - at))
    const week = localDay(start)
    const points = weeks.filter((one) => one.week === week).reduce((sum, one) => sum + one.points, 0)
    return { week, points }
  })
}
