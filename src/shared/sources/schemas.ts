import * as z from 'zod'

/** How somebody outside who is read again and again stands, for administrators. */
export const SourceState = z.object({
  code: z.string(),
  name: z.string(),
  home: z.string(),
  /** What its owner asks for. */
  terms: z.string(),
  everyMinutes: z.number(),
  isEnabled: z.boolean(),
  lastRunAt: z.string().nullable(),
  nextRunAt: z.string().nullable(),
  /** In a row. */
  failures: z.number(),
  lastFailure: z.string().nullable(),
  /** How much of it is stored. */
  items: z.number(),
})
export type SourceState = z.infer<typeof SourceState>

export const SourcesOutput = z.object({ sources: z.array(SourceState) })
export const ChangeSourceInput = z.object({ code: z.string().min(1).max(120), isEnabled: z.boolean() })
