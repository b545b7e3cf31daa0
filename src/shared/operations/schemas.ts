import * as z from 'zod'

/** How a job goes: its last run, and what failed of the last day's. */
export const JobState = z.object({
  name: z.string(),
  everyMinutes: z.int(),
  startedAt: z.string(),
  durationMs: z.int(),
  /** Of the last run. */
  failure: z.string().nullable(),
  runsOfDay: z.int(),
  failuresOfDay: z.int(),
  /** Counted from the last run. */
  nextRunAt: z.string(),
})
export type JobState = z.infer<typeof JobState>

export const USAGE_DAYS = 30

/** What models were asked on a day by one task. */
export const UsageLine = z.object({
  day: z.string(),
  task: z.string(),
  model: z.string(),
  calls: z.int(),
  failedCalls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
})
export type UsageLine = z.infer<typeof UsageLine>

export const UsageList = z.object({
  /** Of the last thirty days, the latest first. */
  lines: z.array(UsageLine),
  /** The same thirty days by task. */
  tasks: z.array(UsageLine.omit({ day: true, model: true })),
})

export const DEAD_LINKS_SHOWN = 50

/** How the catalogue and the library stand. */
export const ContentHealth = z.object({
  paths: z.int(),
  sections: z.int(),
  questions: z.int(),
  links: z.array(z.object({ source: z.string(), state: z.string(), count: z.int() })),
  /** Links whose look is late by more than a day. */
  overdue: z.int(),
  dead: z.array(
    z.object({ link: z.string(), title: z.string(), checkedAt: z.string().nullable(), isInUse: z.boolean() }),
  ),
})
export type ContentHealth = z.infer<typeof ContentHealth>
