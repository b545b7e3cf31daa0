const DAY = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** When a month's calls come anew, which is counted in UTC (G-QUOTA-01). */
export const resetWords = (resetAt: string): string => `New ones on ${DAY.format(new Date(resetAt))}`
