import { nounOf } from '#shared/reputation/kind-words.ts'
import type { ScoreSummary } from '#shared/reputation/schemas.ts'
import { formatPoints } from './points.ts'

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

interface Week {
  week: string
  points: number
}

/** Why the score changed: what this week brought, by what earned it, and what the last one did. @param shown the last weeks, in order */
export function weekWords(weeks: ScoreSummary['weeks'], shown: readonly Week[]): string {
  const [last, now] = shown.slice(-2)
  if (!last || !now) return ''
  const before = last.points > 0 ? ` Last week it was ${formatPoints(last.points)}.` : ''
  if (now.points === 0) return `Nothing this week so far.${before}`
  const parts = weeks
    .filter(({ week }) => week === now.week)
    .map(({ kind, points }) => `${formatPoints(points)} by ${nounOf(kind)[1]}`)
  return `${formatPoints(now.points)} this week so far: ${LIST.format(parts)}.${before}`
}
