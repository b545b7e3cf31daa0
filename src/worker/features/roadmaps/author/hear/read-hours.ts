import { HOURS_IN_A_WEEK } from '#shared/roadmaps/rules.ts'
import { NUMBERS, readTime, timesOf } from './read-time.ts'

const HOURS_ON_A_DAY_OFF = 5
const HOURS_IN_AN_EVENING = 2

const AMOUNT = String.raw`(?<amount>\d{1,3}|${Object.keys(NUMBERS).join('|')})`
const EACH = '(?:a|an|per|each|every)'
const PACE = new RegExp(
  String.raw`\b${AMOUNT} ?(?<unit>h|hs|hrs?|hours?|minutes?|mins?|min|evenings?|nights?|mornings?|sessions?)(?: ${EACH}| in the)? (?<each>day|daily|week|weekly|weekday|weekend|evening|night|morning|month)s?\b`,
)
const IN_ALL = new RegExp(
  String.raw`\b(?:${AMOUNT} ?(?<unit>h|hrs?|hours?)|(?<=^|(?:only|just|about|have|got|in|within|max|under|spend) )${AMOUNT} ?(?<unit>minutes?|mins?))\b`,
)
const WEEKENDS = new RegExp(String.raw`\b${AMOUNT}(?: of)?(?: long)? weekends?\b`)
const EVENINGS = new RegExp(String.raw`\b${AMOUNT}(?: of)? (?<unit>evenings|nights|mornings)\b`)
const DAYS_EACH: Record<string, number> = {
  day: 7,
  daily: 7,
  evening: 7,
  night: 7,
  morning: 7,
  week: 1,
  weekly: 1,
  weekday: 5,
  weekend: 1,
  month: 0.25,
}
const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const SOON: [RegExp, number][] = [
  [/\b(?:tonight|today|this (?:evening|afternoon|morning))\b/, 3],
  [/\btomorrow\b/, 5],
  [
    /\b(?:next|this|coming) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\bby (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/,
    8,
  ],
  [/\b(?:over|this|next|one|a|the) weekend\b/, 10],
  [/\b(?:by|till|until) next week\b/, 10],
  [
    /\b(?:in|within|for|only|just|have|got|spare|free) (?:an?|one) (?:(?:free|whole|single|rainy) )?(?:evening|afternoon|morning|night)\b/,
    4,
  ],
]

/**
 * How many hours a learner has in all, as far as the words tell: "3 hours a week for two months", "in 10 hours", "by March".
 * @param now for deadlines that name a month
 */
export function readHours(text: string, now: Date): number | null {
  const spaced = timesOf(text)
  const perWeek = weeklyHours(spaced)
  const weeks = weeksIn(spaced, now)
  const ahead = weeks ?? (/\bsaturday and sunday\b|\b(?:this|the) weekend\b/.test(spaced) ? 2 / 7 : null)
  if (perWeek !== null) return ahead === null ? null : Math.max(1, Math.round(perWeek * ahead))
  const weekends = WEEKENDS.exec(spaced)
  if (weekends) return amountOf(weekends) * 2 * HOURS_ON_A_DAY_OFF
  const days = readTime(text).days
  const isPast = /\b(?:for|after|since|have|spent) \d{1,3} hours\b.*\b(?:already|so far)\b/.test(spaced)
  const inAll = isPast ? null : IN_ALL.exec(spaced)
  if (inAll) return hoursOf(inAll)
  const evenings = EVENINGS.exec(spaced)
  if (evenings && weeks === null) return hoursOf(evenings)
  if (days !== null)
    return Math.max(2, Math.round(days <= 3 ? days * HOURS_ON_A_DAY_OFF : (days / 7) * HOURS_IN_A_WEEK))
  if (weeks !== null) return Math.max(2, Math.round(weeks * HOURS_IN_A_WEEK))
  return SOON.find(([pattern]) => pattern.test(spaced))?.[1] ?? null
}

function weeklyHours(text: string): number | null {
  const found = PACE.exec(text)
  if (!found) return null
  return hoursOf(found) * (DAYS_EACH[found.groups?.each ?? ''] ?? 1)
}

function weeksIn(text: string, now: Date): number | null {
  const month = MONTHS.findIndex((name, at) =>
    new RegExp(
      String.raw`\b(?:by|until|till|before|in)(?: the)?(?: (?:end|middle|start|beginning) of)? ${name}\b(?! \w+ me)`,
    ).test(at === 4 ? text.replace(/\bmay (?:be|not|need)\b/g, '') : text),
  )
  const { weeks, days } = readTime(text)
  if (month >= 0) {
    const ahead = (month - now.getMonth() + 12) % 12 || 12
    return Math.max(1, ahead * 4.3 - now.getDate() / 7)
  }
  return days !== null && days < 7 ? days / 7 : weeks
}

const amountOf = ({ groups }: RegExpExecArray): number => NUMBERS[groups?.amount ?? ''] ?? Number(groups?.amount)

function hoursOf(found: RegExpExecArray): number {
  const unit = found.groups?.unit ?? ''
  if (unit.startsWith('m') && !unit.startsWith('mo')) return amountOf(found) / 60
  return /^(?:evening|night|morning|session)/.test(unit) ? amountOf(found) * HOURS_IN_AN_EVENING : amountOf(found)
}
