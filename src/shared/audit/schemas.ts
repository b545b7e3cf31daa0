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

export const AUDIT_LINES_A_PAGE = 50

/** Which lines, the latest first: by who did it, to whom, and what. */
export const ListAuditInput = z.object({
  adminId: z.string().max(120).optional(),
  personId: z.string().max(120).optional(),
  action: z.string().trim().max(60).optional(),
  /** The last id of the page before. */
  before: z.int().positive().optional(),
})
export type ListAuditInput = z.infer<typeof ListAuditInput>

/** One act of an administrator; names are null where an account is gone, and a person where it was about nobody. */
export const AuditLine = z.object({
  id: z.int(),
  createdAt: z.string(),
  action: z.string(),
  adminId: z.string().nullable(),
  adminName: z.string().nullable(),
  personId: z.string().nullable(),
  personName: z.string().nullable(),
  isVisit: z.boolean(),
  reason: z.string().nullable(),
  details: z.string().nullable(),
})
export type AuditLine = z.infer<typeof AuditLine>

export const AuditList = z.object({
  lines: z.array(AuditLine),
  /** For the next page; null after the last. */
  next: z.int().nullable(),
  /** Every action that stands in the log, to choose from. */
  actions: z.array(z.string()),
})
