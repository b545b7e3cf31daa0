import * as z from 'zod'
import { ChallengeContent } from './content.ts'
import { DETAILS_MAX_LENGTH, LINK_MAX_LENGTH } from './link-rules.ts'
import { CHECK_OUTCOMES, CHECKS } from './preflight.ts'
import { CHALLENGE_STATUSES, FUNDINGS, USER_STATUSES } from './rules.ts'

const ChallengeStatus = z.enum(CHALLENGE_STATUSES)
const UserStatus = z.enum(USER_STATUSES)

export const ChallengeInput = z.object({ challengeId: z.coerce.number().int().min(1).max(2_000_000_000) })

/** A card (I009); how the caller stands to it, for a visitor not at all. */
export const ListedChallenge = z.object({
  ...{ id: z.int(), title: z.string(), description: z.string() },
  /** The deadline; without one, the words that stand in its place. */
  ...{ endsAt: z.string().nullable(), end: z.string() },
  ...{ status: ChallengeStatus, userStatus: UserStatus, participants: z.int(), isDecided: z.boolean() },
})
export type ListedChallenge = z.infer<typeof ListedChallenge>

const SHOWS = ['active', 'previous'] as const
export type ChallengesShown = (typeof SHOWS)[number]

export const ListChallengesInput = z.object({
  /** Left out: those that can be won, or where there are none those that are over. */
  show: z.enum(SHOWS).optional(),
  /** Where the page before ended. */
  cursor: z.int().nullish(),
})

export const ListChallengesOutput = z.object({
  challenges: z.array(ListedChallenge),
  show: z.enum(SHOWS),
  next: z.int().nullable(),
  /** Each up to MOST_COUNTED. */
  counts: z.object({ active: z.int(), previous: z.int() }),
})
export type ListChallengesOutput = z.infer<typeof ListChallengesOutput>

export const ListAllChallengesOutput = z.object({ challenges: z.array(ListedChallenge) })

const Person = z.object({ userId: z.string(), name: z.string() })

export const PreflightCheck = z.object({
  name: z.enum(CHECKS),
  outcome: z.enum(CHECK_OUTCOMES),
  text: z.string(),
})

/** How a sponsor kept what they promised, over all bounties that they gave. */
const SponsorRecord = z.object({
  decided: z.int(),
  /** Decisions that came, or are, after their day. */
  late: z.int(),
  ...{ prizes: z.int(), paid: z.int(), paidOnTime: z.int() },
  /** From the decision to the payment. */
  medianDays: z.number().nullable(),
  ...{ entries: z.int(), reasons: z.int() },
})
export type SponsorRecord = z.infer<typeof SponsorRecord>

/** What the caller has in a bounty. */
const OwnEntry = z.object({
  ...{ link: z.string().nullable(), details: z.string().nullable(), submittedAt: z.string().nullable() },
  checks: z.array(PreflightCheck),
  isCaptain: z.boolean(),
  /** For the captain of a team that can still grow. */
  teamCode: z.string().nullable(),
  people: z.array(Person),
  /** After the decision. */
  ...{ points: z.number().nullable(), reason: z.string().nullable(), place: z.int().nullable() },
  certificateId: z.string().nullable(),
})
export type OwnEntry = z.infer<typeof OwnEntry>

/** A winner, as everybody may read it. */
const Result = z.object({
  ...{ place: z.int(), points: z.number(), reason: z.string(), prize: z.string() },
  people: z.array(Person),
  ...{ paidAt: z.string().nullable(), note: z.string().nullable() },
})
export type Result = z.infer<typeof Result>

/** All of one (3§3). */
export const Challenge = ChallengeContent.extend({
  ...{ id: z.int(), subTitle: z.string(), status: ChallengeStatus },
  ...{ participants: z.int(), submissions: z.int() },
  ...{ opensAt: z.string().nullable(), endsAt: z.string().nullable() },
  ...{ decideBy: z.string().nullable(), decidedAt: z.string().nullable() },
  funding: z.enum(FUNDINGS),
  sponsor: z.object({ name: z.string(), url: z.string().nullable(), record: SponsorRecord }).nullable(),
  judges: z.array(Person),
  results: z.array(Result),
  ...{ userStatus: UserStatus, acceptedLicense: z.boolean() },
  ...{ isFollowing: z.boolean(), isJudge: z.boolean() },
  own: OwnEntry.nullable(),
})
export type Challenge = z.infer<typeof Challenge>

/** D039: how the caller stands to one. */
export const ChallengeStanding = z.object({ userStatus: UserStatus, acceptedLicense: z.boolean() })
export type ChallengeStanding = z.infer<typeof ChallengeStanding>

const link = z.string().trim().max(LINK_MAX_LENGTH, `Use ${LINK_MAX_LENGTH} characters or fewer.`)

/** D041; also what changes an entry before the deadline. */
export const SubmitChallengeInput = ChallengeInput.extend({
  link,
  details: z.string().trim().max(DETAILS_MAX_LENGTH, `Use ${DETAILS_MAX_LENGTH} characters or fewer.`).nullish(),
})
export type SubmitChallengeInput = z.output<typeof SubmitChallengeInput>

export const CheckEntryInput = ChallengeInput.extend({ link })
export const CheckEntryOutput = z.object({ checks: z.array(PreflightCheck) })

/** D042 */
export const UpdateLicenseInput = ChallengeInput.extend({ acceptedLicense: z.boolean() })

export const FollowChallengeInput = ChallengeInput.extend({ isFollowing: z.boolean() })

export const JoinTeamInput = ChallengeInput.extend({ teamCode: z.string().trim().min(1, 'This is required.').max(64) })

/** Under a bounty; who asked stays unnamed. */
const Question = z.object({
  ...{ id: z.string(), text: z.string(), isOwn: z.boolean(), createdAt: z.string() },
  ...{ answer: z.string().nullable(), answeredAt: z.string().nullable() },
})
export type Question = z.infer<typeof Question>
export const ListQuestionsOutput = z.object({ questions: z.array(Question), mayAnswer: z.boolean() })

const QUESTION_MAX_LENGTH = 500
export const AskQuestionInput = ChallengeInput.extend({
  text: z
    .string()
    .trim()
    .min(10, 'Write a whole question.')
    .max(QUESTION_MAX_LENGTH, `Use ${QUESTION_MAX_LENGTH} characters or fewer.`),
})

/** By a judge or an administrator; without an answer it is hidden. */
export const AnswerQuestionInput = z.object({
  questionId: z.string().min(1).max(120),
  answer: z.string().trim().max(2000, 'Use 2000 characters or fewer.').nullable(),
})
