import { HOURS_IN_A_WEEK } from '#shared/roadmaps/rules.ts'
import type { Heard } from './hear-prompt.ts'
import { readHours } from './read-hours.ts'
import { readTime } from './read-time.ts'

/** How much of a week somebody learns, and until when; null where they don't say. */
export interface Schedule {
  hoursPerWeek: number | null
  /** The last day as an ISO date. */
  until: string | null
}

const IN_HOURS = /^in \S+ (?:hours?|hrs?)\b/
const DAY_MS = 86_400_000

/** What was heard of the time, in what a learner can change. */
export function scheduleOf({ time }: Pick<Heard, 'time'>, now: Date): Schedule {
  if (time === null) return { hoursPerWeek: null, until: null }
  const { weeks, days, pace } = readTime(time.replaceAll(',', ' ,'))
  // so many hours as one week has at this pace
  const hoursPerWeek = pace === null ? null : readHours(`${pace} in 1 week`, now)
  // "in 10 hours" says how much, and not until when
  const length = IN_HOURS.test(time) ? null : (days ?? (weeks === null ? null : weeks * 7))
  return { hoursPerWeek, until: length === null ? monthIn(time, now) : isoDate(now.getTime() + length * DAY_MS) }
}

/** "By March" is until it begins. */
function monthIn(time: string, now: Date): string | null {
  const months = Array.from({ length: 12 }, (_, ahead) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead + 1))
  const first = months.find((start) => time.startsWith(`by ${monthName(start)}`))
  return first === undefined ? null : isoDate(first)
}

/** Hours in all until a day; ten a week unless told. */
export function hoursUntil(until: string, hoursPerWeek: number | null, now: Date): number {
  const days = Math.max(1, (Date.parse(until) - now.getTime()) / DAY_MS)
  return Math.max(1, Math.round((days / 7) * (hoursPerWeek ?? HOURS_IN_A_WEEK)))
}

/** "Until 31 December 2026, at 5 hours a week", as it stands within a sentence. */
export function scheduleText({ hoursPerWeek, until }: Schedule): string | null {
  const parts = [
    until && `until ${wholeDate(until)}`,
    hoursPerWeek && `at ${hoursPerWeek} ${hoursPerWeek === 1 ? 'hour' : 'hours'} a week`,
  ].filter(Boolean)
  return parts.join(', ') || null
}

const monthName = (instant: number): string =>
  new Date(instant).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })

const wholeDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const isoDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10)
