import * as z from 'zod'

/** One session of a person, as they recognise it: never an address, never the browser's raw text. */
export const SessionEntry = z.object({
  id: z.string(),
  /** Families, e.g. Firefox on Linux; null where nothing told. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  isHandheld: z.boolean(),
  provider: z.string(),
  signedInAt: z.string(),
  /** To the quarter of an hour. */
  lastSeenAt: z.string(),
  /** The session that asks. */
  isThis: z.boolean(),
})
export type SessionEntry = z.infer<typeof SessionEntry>

export const ListSessionsOutput = z.object({ sessions: z.array(SessionEntry) })

export const EndSessionInput = z.object({ id: z.string().min(1).max(120) })

/** SEC-01: `all` signs out everywhere, here too. */
export const EndSessionsInput = z.object({ which: z.enum(['others', 'all']) })
export const EndSessionsOutput = z.object({ ended: z.int() })
