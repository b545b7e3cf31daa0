import * as z from 'zod'
import { ChallengeContent } from './content.ts'
import { LINK_RULES } from './link-rules.ts'
import { CHALLENGE_STATUSES, MAX_CRITERIA } from './rules.ts'
import { PreflightCheck } from './schemas.ts'

/** An entry as judges see it: by a number, with nothing that says whose it is until the bounty is decided. */
const JudgedEntry = z.object({
  ...{ entryId: z.string(), number: z.int() },
  /** Null where a link would say whose it is: then its files can be taken, where it is a repository. */
  link: z.string().nullable(),
  hasFiles: z.boolean(),
  checks: z.array(PreflightCheck),
  /** One's own, as many as the rubric has lines. */
  points: z.array(z.int()).nullable(),
  /** How many judges have given theirs. */
  scores: z.int(),
  reason: z.string().nullable(),
  /** Once it is decided. */
  ...{ median: z.number().nullable(), place: z.int().nullable() },
  people: z.array(z.string()),
  details: z.string().nullable(),
})
export type JudgedEntry = z.infer<typeof JudgedEntry>

export const JudgingOutput = z.object({
  ...{ challengeId: z.int(), title: z.string(), status: z.enum(CHALLENGE_STATUSES) },
  ...{ isDecided: z.boolean(), decideBy: z.string().nullable() },
  linkRule: z.enum(LINK_RULES),
  rubric: ChallengeContent.shape.rubric,
  judges: z.int(),
  /** Whether the caller judges, or only looks as an administrator. */
  isJudge: z.boolean(),
  entries: z.array(JudgedEntry),
})
export type JudgingOutput = z.infer<typeof JudgingOutput>

export const ScoreEntryInput = z.object({
  entryId: z.string().min(1).max(120),
  points: z.array(z.int('Whole points.').min(0).max(100)).min(1).max(MAX_CRITERIA),
  reason: z.string().trim().max(2000, 'Use 2000 characters or fewer.').default(''),
})
export type ScoreEntryInput = z.output<typeof ScoreEntryInput>
