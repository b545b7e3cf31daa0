import * as z from 'zod'

/** What every refused call answers, over REST and inside a tRPC error (G-AUTH-11). */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
  /** With a session that somebody ended, or whose account is gone: whoever kept something of it lets it go. */
  wasEnded: z.literal(true).optional(),
  /** With a used-up quota: when the next call may be made (G-QUOTA-01). */
  usage: z.object({ remaining: z.int(), resetAt: z.string() }).optional(),
  /** With a limit by the hour or the day used up: when the next call may be made. */
  resetAt: z.string().optional(),
  /** With a subject that the library lacks: the paths that come nearest, whose titles are prompts. */
  nearest: z.array(z.object({ id: z.string(), title: z.string() })).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
