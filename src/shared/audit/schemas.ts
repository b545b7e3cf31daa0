import * as z from 'zod'

/** One time that an administrator looked as the person: who, when, why, and what they did meanwhile. */
export const Visit = z.object({
  id: z.int(),
  /** Null for an administrator whose account is gone. */
  adminName: z.string().nullable(),
  reason: z.string().nullable(),
  startedAt: z.string(),
  /** Null for one that nobody ended; it ended by itself after an hour at most. */
  endedAt: z.string().nullable(),
  /** The names of the procedures that were called to change something, each once. */
  changes: z.array(z.string()),
})
export type Visit = z.infer<typeof Visit>

export const VisitList = z.object({ visits: z.array(Visit) })
