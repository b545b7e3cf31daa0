import { countOf } from '#shared/count-of.ts'

/** 'in 2 days and 4 hours', 'in 59 minutes and 3 seconds', 'now'. @param left milliseconds */
export function timeLeft(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  if (seconds === 0) return 'now'
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  if (days > 0) return `in ${countOf(days, 'day')} and ${countOf(hours, 'hour')}`
  if (hours > 0) return `in ${countOf(hours, 'hour')} and ${countOf(minutes, 'minute')}`
  return `in ${countOf(minutes, 'minute')} and ${countOf(seconds % 60, 'second')}`
}
