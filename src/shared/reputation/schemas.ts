import * as z from 'zod'
import { TimeZone } from '../progress/home-schemas.ts'

/** Left out, the caller. */
const PersonId = z.string().min(1).max(120).optional()

export const ScoreInput = z.object({ userId: PersonId })

/** C006, C007: what the ledger comes to, and what the two last calculations found. */
export const Score = z.object({
  userId: z.string(),
  score: z.number(),
  prevScore: z.number(),
  scoreChange: z.number(),
  calculatedAt: z.string().nullable(),
})
export type Score = z.infer<typeof Score>

export const CalculateScoreInput = z.object({}).optional()

export const SummaryInput = z.object({ userId: PersonId, timeZone: TimeZone.default('UTC') })

/** C005: the score by what earned it, and by week. */
export const ScoreSummary = Score.extend({
  name: z.string(),
  isOwn: z.boolean(),
  isRanked: z.boolean(),
  breakdown: z.array(z.object({ kind: z.string(), points: z.number(), events: z.int() })),
  /** The weeks in which anything was earned; each by the Monday it began on, `YYYY-MM-DD`. */
  weeks: z.array(z.object({ week: z.string(), kind: z.string(), points: z.number() })),
})
export type ScoreSummary = z.infer<typeof ScoreSummary>

/** One row of the ledger with what it stands on; titles and links only of what the reader may open. */
export const Receipt = z.object({
  id: z.int(),
  kind: z.string(),
  key: z.string(),
  points: z.number(),
  formula: z.int(),
  createdAt: z.string(),
  evidence: z
    .object({
      section: z.string().nullable(),
      phase: z.string(),
      roadmap: z.string(),
      roadmapId: z.string(),
      phaseId: z.string(),
    })
    .nullable(),
  /** The bounty whose decision it stands on, which everybody may read. */
  challenge: z.object({ id: z.int(), title: z.string(), place: z.int().nullable() }).nullable(),
  /** The issue that it was for, which everybody may read. */
  issue: z
    .object({
      ...{ issueId: z.string(), number: z.int(), title: z.string(), projectId: z.string(), projectName: z.string() },
    })
    .nullable(),
  /** The merged pull request that it was for, on GitHub. */
  pull: z.object({ repository: z.string(), number: z.int() }).nullable(),
})
export type Receipt = z.infer<typeof Receipt>

export const ReceiptsInput = z.object({
  userId: PersonId,
  /** The id of the receipt that the older ones stand behind. */
  before: z.int().positive().max(Number.MAX_SAFE_INTEGER).nullish(),
})

export const ReceiptsOutput = z.object({ receipts: z.array(Receipt), before: z.int().nullable() })

const BOARDS = ['week', 'overall'] as const

export const LeadersInput = z.object({ board: z.enum(BOARDS).default('week') })

/** `newScore` is what the board counts: of the week, or of all time. */
export const Leader = z.object({
  userId: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  /** Equal scores share one. */
  rank: z.int(),
  score: z.number(),
  prevScore: z.number(),
  scoreChange: z.number(),
})
export type Leader = z.infer<typeof Leader>

export const LeadersOutput = z.object({ board: z.enum(BOARDS), leaders: z.array(Leader) })
export type LeadersOutput = z.infer<typeof LeadersOutput>

export const SaveRankingInput = z.object({ isRanked: z.boolean() })
