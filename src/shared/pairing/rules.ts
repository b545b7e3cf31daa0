/** 1§3: how a request stands; withdrawn and expired are the house's own ends. */
export const PAIRING_STATUSES = ['requested', 'interested', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type PairingStatus = (typeof PAIRING_STATUSES)[number]

/** How somebody else stands to a request: told of it, interested, or decided about. */
export const RESPONSE_STATUSES = ['asked', 'interested', 'accepted', 'declined'] as const

/** Lengths that a pairing may have, in minutes. */
export const PAIRING_MINUTES = [30, 45, 60, 90, 120] as const
export const DEFAULT_MINUTES = 60
export const MOST_SLOTS = 3
export const GOAL_MAX_LENGTH = 300

/** G-PAIR-03: so many people hear of a request at once. */
export const MOST_TOLD = 20
/** A request without times ends after so many days; one with times ends with the last of them. */
export const OPEN_DAYS = 14
/** So many requests of one person may be open at a time. */
export const MOST_OPEN = 10

/** What each of two gets who agree that they paired. */
export const PAIRING_POINTS = 3
/** With the same person once in so many days, and so often in all; and so many a week with anybody: swapping earns no more. */
export const [SAME_PERSON_DAYS, MOST_WITH_SAME_PERSON, MOST_A_WEEK] = [7, 4, 3]

/** The parts of a pairing, each with its minutes, which come to the whole. */
export function agendaOf(minutes: number): { minutes: number; text: string }[] {
  const shares = [
    [0.1, 'Say hello, and read the issue together: what would count as done?'],
    [0.15, 'Get the project running on one machine, with its tests.'],
    [0.2, 'See it go wrong, or find the place that has to change. One writes, the other thinks aloud; swap once.'],
    [0.35, 'Change it, with a test that fails without the change. Swap again.'],
    [
      0.15,
      'Open a pull request that names the issue, both as authors: “Co-authored-by: Name <address>” ends the message.',
    ],
    [0.05, 'Agree on who answers the review, and when you look at it again.'],
  ] as const
  const parts = shares.map(([share, text]) => ({ minutes: Math.max(1, Math.round(minutes * share)), text }))
  const rest = minutes - parts.reduce((sum, part) => sum + part.minutes, 0)
  return parts.map((part, at) => (at === 3 ? { ...part, minutes: part.minutes + rest } : part))
}

/** A moment in a time zone, with the zone's name at that moment: 'Sat, Oct 24, 10:00 GMT+2'. Clocks that change are the zone's. */
export function momentIn(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en', {
    ...{ weekday: 'short', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...{ timeZone, timeZoneName: 'short' },
  }).format(new Date(instant))
}

/** Whether a browser and the worker know such a zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** What a calendar says of a pairing: what the two want, and the agenda. */
export const agendaText = (minutes: number, goal: string): string =>
  [...(goal ? [goal, ''] : []), ...agendaOf(minutes).map((part) => `${part.minutes} min: ${part.text}`)].join('\n')
