/** The rhythms that jobs have, each with its cron in wrangler.toml; no two begin in the same minute but every quarter. */
export const RHYTHMS = {
  '15 minutes': { cron: '*/15 * * * *', minutes: 15 },
  hour: { cron: '7 * * * *', minutes: 60 },
  day: { cron: '23 3 * * *', minutes: 24 * 60 },
} as const

export type Rhythm = keyof typeof RHYTHMS
