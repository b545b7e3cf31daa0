const DAY_MS = 24 * 60 * 60 * 1000

/** How many days, or parts of one, lie between two instants. */
export const daysAfter = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The start of the day that comes so many days after that of an instant; days are those of UTC. */
export const startOfDay = (instant: string, later: number): string =>
  new Date(Date.parse(instant.slice(0, 10)) + later * DAY_MS).toISOString()

/** When the day after that of an instant begins. */
export const nextDay = (now: string): string => startOfDay(now, 1)
