const DAYS = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const TIME = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })
const DAY_MS = 24 * 60 * 60 * 1000

/** 'from tomorrow at 1:00 AM', by the learner's own clock; days of the test are those of UTC. */
export function restWords(iso: string, now = new Date()): string {
  const until = new Date(iso)
  // a day of the clock's change is an hour shorter or longer
  const days = Math.round((new Date(until).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / DAY_MS)
  return `from ${DAYS.format(days, 'day')} at ${TIME.format(until)}`
}
