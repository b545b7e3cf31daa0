/** What an account may spend on calls to a model, apart from the schemas so that a page may show it without loading zod. */

/** G-QUOTA-01: assistant and copilot calls a Free account may make in a calendar month, UTC. */
export const FREE_MONTHLY_CALLS = 20
export const PRO_MONTHLY_CALLS = 500

/** What the line below counts. */
export const QUOTA_MEANING =
  'Each question to the assistant takes one, each text that the copilot writes for a job, and a suggested line for your profile; where nothing comes of it, it comes back. Roadmaps, questions and answers never will.'

/** 1§2: the line at the sidebar's bottom. */
export const quotaLine = (remaining: number): string => `You have ${remaining} API quota left`
