import * as z from 'zod'
import {
  DEFAULT_MINUTES,
  GOAL_MAX_LENGTH,
  isTimeZone,
  MOST_SLOTS,
  PAIRING_MINUTES,
  PAIRING_STATUSES,
  RESPONSE_STATUSES,
} from './rules.ts'

const Id = z.string().min(1).max(120)
const Person = z.object({ userId: z.string(), name: z.string(), avatarUrl: z.string().nullable() })

const Response = z.object({
  person: Person,
  status: z.enum(RESPONSE_STATUSES),
  /** Which of the times suits them. */
  slot: z.string().nullable(),
})

/** A request to pair, as its two sides and everybody who may answer it see it. */
export const Pairing = z.object({
  ...{ requestId: z.string(), status: z.enum(PAIRING_STATUSES), requester: Person },
  issue: z.object({
    ...{ issueId: z.string(), projectId: z.string(), projectName: z.string(), number: z.int(), title: z.string() },
  }),
  ...{ goal: z.string(), minutes: z.int(), slots: z.array(z.string()), timeZone: z.string() },
  ...{ expiresAt: z.string(), createdAt: z.string(), chosenSlot: z.string().nullable() },
  /** The caller's part in it. */
  role: z.enum(['requester', 'partner', 'other']),
  /** Of others, for whoever asked; of the caller alone for everybody else. */
  responses: z.array(Response),
  /** Whether the caller was told of it by name, and so may accept or decline at once (G-PAIR-02). */
  isAddressed: z.boolean(),
  /** Its time is over: both may say whether it happened. */
  isPast: z.boolean(),
  /** What each said afterwards; null is nothing yet. */
  ...{ ownOutcome: z.boolean().nullable(), otherOutcome: z.boolean().nullable() },
  /** Both said that it happened. */
  isAgreed: z.boolean(),
})
export type Pairing = z.infer<typeof Pairing>

export const PairingList = z.object({ pairings: z.array(Pairing) })
export type PairingList = z.infer<typeof PairingList>

export const PairingInput = z.object({ requestId: Id })
export const OfIssueInput = z.object({ issueId: Id })

const slot = z.iso.datetime({ offset: true, message: 'Expected a time.' })

/** C035 */
export const CreatePairingInput = OfIssueInput.extend({
  goal: z.string().trim().max(GOAL_MAX_LENGTH, `Use ${GOAL_MAX_LENGTH} characters or fewer.`).default(''),
  minutes: z
    .int()
    .refine((minutes) => PAIRING_MINUTES.some((known) => known === minutes), 'Choose one of the lengths.')
    .default(DEFAULT_MINUTES),
  slots: z.array(slot).max(MOST_SLOTS, `Name ${MOST_SLOTS} times at most.`).default([]),
  timeZone: z.string().max(60).refine(isTimeZone, 'There is no such time zone.').default('UTC'),
})
export type CreatePairingInput = z.output<typeof CreatePairingInput>

export const CreatePairingOutput = z.object({ requestId: z.string(), status: z.enum(PAIRING_STATUSES) })
export type CreatePairingOutput = z.infer<typeof CreatePairingOutput>

export const InterestInput = PairingInput.extend({ slot: slot.nullish() })

/** C033, C034: with whom; whoever was asked by name says nothing. */
export const AnswerPairingInput = PairingInput.extend({
  partnerId: Id.optional(),
  notificationId: Id.optional(),
  slot: slot.nullish(),
})
export type AnswerPairingInput = z.output<typeof AnswerPairingInput>

export const OutcomeInput = PairingInput.extend({ happened: z.boolean() })

/** C031 */
export const UpdatePairingInput = PairingInput.extend({ status: z.enum(['interested', 'accepted', 'declined']) })
export type UpdatePairingInput = z.output<typeof UpdatePairingInput>

/** C028 */
export const CreateOfNumberInput = z.object({ projectId: Id, number: z.int().min(1).max(2_000_000_000) })
export const CreatedWithRequests = CreatePairingOutput.extend(PairingList.shape)
