import * as z from 'zod'
import { Reason } from '#shared/admin/schemas.ts'
import { DETAILS_MAX_LENGTH, LINK_MAX_LENGTH, LINK_RULES } from './link-rules.ts'
import { CHALLENGE_STATUSES, USER_STATUSES } from './rules.ts'

const ChallengeStatus = z.enum(CHALLENGE_STATUSES)
const UserStatus = z.enum(USER_STATUSES)

export const ChallengeInput = z.object({ challengeId: z.coerce.number().int().min(1).max(1_000_000) })

/** A card (I009); how the caller stands to it, for a visitor not at all. */
export const ListedChallenge = z.object({
  ...{ id: z.number(), title: z.string(), description: z.string(), end: z.string() },
  ...{ status: ChallengeStatus, userStatus: UserStatus, participants: z.number() },
})
export type ListedChallenge = z.infer<typeof ListedChallenge>
export const ListChallengesOutput = z.object({ challenges: z.array(ListedChallenge) })

const Titled = z.object({ title: z.string(), link: z.string(), description: z.string() })

/** All of one (3§3). */
export const Challenge = z.object({
  ...{ id: z.number(), title: z.string(), subTitle: z.string(), description: z.string() },
  ...{ status: ChallengeStatus, score: z.number(), participants: z.number() },
  ...{ firstPrize: z.string(), secondPrize: z.string(), thirdPrize: z.string() },
  ...{ duration: z.string(), start: z.string(), end: z.string() },
  ...{ submissionLinkText: z.string(), linkRule: z.enum(LINK_RULES), detailsText: z.string().nullable() },
  body: z.array(z.object({ header: z.string(), body: z.string(), emphasized: z.boolean() })),
  learnPrompt: z.string(),
  resources: z.array(Titled.extend({ type: z.enum(['website', 'youtube']) })),
  ...{ additionalResources: z.array(Titled), postScriptum: z.array(z.string()) },
  ...{ userStatus: UserStatus, acceptedLicense: z.boolean() },
  /** What the caller handed in. */
  submission: z.object({ link: z.string(), details: z.string().nullable() }).nullable(),
})
export type Challenge = z.infer<typeof Challenge>

/** D039: how the caller stands to one. */
export const ChallengeStanding = z.object({ userStatus: UserStatus, acceptedLicense: z.boolean() })
export type ChallengeStanding = z.infer<typeof ChallengeStanding>

/** D041 */
export const SubmitChallengeInput = ChallengeInput.extend({
  link: z.string().trim().max(LINK_MAX_LENGTH, `Use ${LINK_MAX_LENGTH} characters or fewer.`),
  details: z.string().trim().max(DETAILS_MAX_LENGTH, `Use ${DETAILS_MAX_LENGTH} characters or fewer.`).nullish(),
})
export type SubmitChallengeInput = z.output<typeof SubmitChallengeInput>

/** D042 */
export const UpdateLicenseInput = ChallengeInput.extend({ acceptedLicense: z.boolean() })

/** By an administrator. */
export const ChangeChallengeInput = ChallengeInput.extend({
  ...{ status: ChallengeStatus, isListed: z.boolean(), reason: Reason },
})
export type ChangeChallengeInput = z.output<typeof ChangeChallengeInput>

export const AdminChallenges = z.object({
  challenges: z.array(
    ListedChallenge.pick({ id: true, title: true, status: true, participants: true }).extend({
      ...{ isListed: z.boolean(), submissions: z.number() },
    }),
  ),
})
export type AdminChallenge = z.infer<typeof AdminChallenges>['challenges'][number]

export const ListSubmissionsOutput = z.object({
  submissions: z.array(
    z.object({
      ...{ userId: z.string(), name: z.string(), link: z.string(), details: z.string().nullable() },
      submittedAt: z.string(),
    }),
  ),
})
