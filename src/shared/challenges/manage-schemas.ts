import * as z from 'zod'
import { Reason } from '#shared/admin/schemas.ts'
import { ChallengeContent } from './content.ts'
import { CHALLENGE_STATUSES, FUNDINGS, MAX_JUDGES } from './rules.ts'
import { ChallengeInput, ListedChallenge } from './schemas.ts'

const Moment = z.iso.datetime({ message: 'Enter a day and a time.' }).nullable()

/** What an administrator says of a bounty besides its content and how it stands. */
const Terms = {
  ...{ opensAt: Moment, endsAt: Moment, decideBy: Moment },
  /** Whose money it is; empty is nobody's. A new name becomes a sponsor. */
  sponsorName: z.string().trim().max(80, 'Use 80 characters or fewer.'),
  sponsorUrl: z
    .url('Enter a whole address.')
    .regex(/^https?:\/\//, 'It begins with https://.')
    .max(300)
    .nullable(),
  funding: z.enum(FUNDINGS),
  /** By their addresses, as they sign in. */
  judges: z.array(z.string().trim().toLowerCase().max(254)).max(MAX_JUDGES, `At most ${MAX_JUDGES} judges.`),
}

/** Without an id a new one is made. */
export const SaveChallengeInput = z.object({
  challengeId: ChallengeInput.shape.challengeId.nullable(),
  content: ChallengeContent,
  ...Terms,
  reason: Reason,
})
export type SaveChallengeInput = z.output<typeof SaveChallengeInput>
export const SaveChallengeOutput = z.object({ challengeId: z.int() })

/** One as its form begins. */
export const EditedChallenge = z.object({ content: ChallengeContent, ...Terms })
export type EditedChallenge = z.infer<typeof EditedChallenge>

export const ChangeChallengeInput = ChallengeInput.extend({
  ...{ status: z.enum(CHALLENGE_STATUSES), isListed: z.boolean(), reason: Reason },
})
export type ChangeChallengeInput = z.output<typeof ChangeChallengeInput>

export const DecideChallengeInput = ChallengeInput.extend({ reason: Reason })

export const NotePaymentInput = ChallengeInput.extend({
  place: z.int().min(1).max(3),
  paidOn: z.iso.date('Enter a day.'),
  note: z.string().trim().min(3, 'Say how it was paid.').max(300, 'Use 300 characters or fewer.'),
})
export type NotePaymentInput = z.output<typeof NotePaymentInput>

export const AdminChallenges = z.object({
  challenges: z.array(
    ListedChallenge.pick({
      id: true,
      title: true,
      status: true,
      participants: true,
      isDecided: true,
      endsAt: true,
    }).extend({
      ...{ isListed: z.boolean(), submissions: z.int(), judges: z.int() },
      /** Entries that some judge has not given points to yet, or that have no reason. */
      unjudged: z.int(),
      decideBy: z.string().nullable(),
      prizes: z.array(z.object({ place: z.int(), prize: z.string(), paidAt: z.string().nullable() })),
    }),
  ),
})
export type AdminChallenge = z.infer<typeof AdminChallenges>['challenges'][number]
