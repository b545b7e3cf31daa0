/** What an account may spend on calls to a model, apart from the schemas so that a page may show it without loading zod. */

/** G-QUOTA-01: assistant and copilot calls a Free account may make in a calendar month, UTC. */
export const FREE_MONTHLY_CALLS = 20
export const PRO_MONTHLY_CALLS = 500

/** What the line below counts: nothing so far. */
export const QUOTA_MEANING =
  'It is for the assistant and the copilot: so many calls a month. Neither is there yet, so nothing uses it up. Roadmaps, questions and answers never will.'

/** 1§2: the line at the sidebar's bottom. */
export const quotaLine = (remaining: number): string => `You have ${remaining} API quota left`
