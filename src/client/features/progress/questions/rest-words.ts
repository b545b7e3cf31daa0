const DAYS = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const DATE = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'short', day: 'numeric' })
const TIME = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })
const DAY_MS = 24 * 60 * 60 * 1000

/** 'from tomorrow', or 'from Thursday, Nov 26 at 1:00 AM, your time': by the learner's own clock; days of the test are those of UTC. */
export function restWords(iso: string, now = new Date()): string {
  const until = new Date(iso)
  const midnight = new Date(until).setHours(0, 0, 0, 0)
  // a day of the clock's change is an hour shorter or longer
  const days = Math.round((midnight - new Date(now).setHours(0, 0, 0, 0)) / DAY_MS)
  const day = days > 1 ? DATE.format(until) : DAYS.format(days, 'day')
  return until.getTime() === midnight ? `from ${day}` : `from ${day} at ${TIME.format(until)}, your time`
}
