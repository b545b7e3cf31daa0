import * as z from 'zod'
import { CONTRIBUTION_ROLES, CONTRIBUTION_STATUSES } from './rules.ts'

/** A pull request of somebody's that was merged into a project of others. */
export const Contribution = z.object({
  ...{ contributionId: z.string(), repository: z.string(), number: z.int(), title: z.string(), mergedAt: z.string() },
  ...{ role: z.enum(CONTRIBUTION_ROLES), status: z.enum(CONTRIBUTION_STATUSES) },
  ...{ isSelfMerged: z.boolean(), stars: z.int() },
})
export type Contribution = z.infer<typeof Contribution>

export const Contributions = z.object({
  /** The GitHub account that they are looked for by; null for somebody without one. */
  login: z.string().nullable(),
  /** When GitHub was asked last. */
  readAt: z.string().nullable(),
  /** The last merged first. */
  contributions: z.array(Contribution),
})
export type Contributions = z.infer<typeof Contributions>

export const ContributionInput = z.object({ contributionId: z.string().min(1).max(120) })
