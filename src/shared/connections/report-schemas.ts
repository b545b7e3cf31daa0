import * as z from 'zod'
import { Reason as AuditReason } from '#shared/admin/schemas.ts'
import { REPORT_MAX_LENGTH, REPORT_REASONS, type ReportReason } from './rules.ts'

const Reason = z.enum(Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]])

/** Tells the administrators of somebody; nobody else hears of it. */
export const ReportInput = z.object({
  userId: z.string().min(1).max(120),
  reason: Reason,
  words: z.string().trim().max(REPORT_MAX_LENGTH).default(''),
})
export type ReportInput = z.output<typeof ReportInput>

export const ListReportsInput = z.object({ offset: z.int().min(0).max(10_000).default(0) })

const Report = z.object({
  id: z.string(),
  reason: Reason,
  words: z.string(),
  createdAt: z.string(),
  person: z.object({ userId: z.string(), name: z.string() }),
  reporter: z.object({ userId: z.string(), name: z.string() }),
})
export type Report = z.infer<typeof Report>
export const ListReportsOutput = z.object({ reports: z.array(Report), hasMore: z.boolean() })

export const SettleReportInput = z.object({ id: z.string().min(1).max(120), reason: AuditReason })
