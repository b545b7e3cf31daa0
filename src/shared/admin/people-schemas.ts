import * as z from 'zod'
import { CREDIT_KINDS } from '#shared/credits/rules.ts'
import { SessionEntry } from '#shared/users/session-schemas.ts'
import { CREDITS_AT_ONCE, SEARCH_MAX_LENGTH } from './rules.ts'
import { Reason } from './schemas.ts'

const UserId = z.string().min(1).max(120)

export const FindPeopleInput = z.object({
  /** Part of a login, a name or an address, or a whole id. */
  search: z.string().trim().max(SEARCH_MAX_LENGTH).default(''),
  offset: z.int().min(0).max(10_000).default(0),
})
export type FindPeopleInput = z.infer<typeof FindPeopleInput>

export const FoundPerson = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  login: z.string().nullable(),
  isAdmin: z.boolean(),
  isDummy: z.boolean(),
  /** Since when they are kept out. */
  blockedAt: z.string().nullable(),
  createdAt: z.string(),
})
export type FoundPerson = z.infer<typeof FoundPerson>

export const FindPeopleOutput = z.object({ people: z.array(FoundPerson), hasMore: z.boolean() })

export const GetPersonPageInput = z.object({ userId: UserId })

/** What an administrator sees of somebody. */
export const PersonPage = FoundPerson.extend({
  reference: z.string().nullable(),
  cohort: z.string().nullable(),
  isPro: z.boolean(),
  credits: z.int(),
  sessions: z.array(SessionEntry.omit({ isThis: true })),
  /** The latest first. */
  ledger: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(CREDIT_KINDS),
      delta: z.int(),
      balanceAfter: z.int(),
      createdAt: z.string(),
    }),
  ),
})
export type PersonPage = z.infer<typeof PersonPage>

export const ChangeCreditsInput = z.object({
  userId: UserId,
  /** Added where it is more than zero, taken where less. */
  delta: z
    .int('Please say how many.')
    .min(-CREDITS_AT_ONCE, `At most ${CREDITS_AT_ONCE} at once.`)
    .max(CREDITS_AT_ONCE, `At most ${CREDITS_AT_ONCE} at once.`)
    .refine((delta) => delta !== 0, 'Please say how many.'),
  reason: Reason,
  /** The same request again changes nothing again. */
  requestKey: z.uuid(),
})
export type ChangeCreditsInput = z.infer<typeof ChangeCreditsInput>
export const ChangeCreditsOutput = z.object({ balance: z.int() })

export const EndSessionOfInput = z.object({ userId: UserId, sessionId: z.string().min(1).max(120), reason: Reason })
export type EndSessionOfInput = z.infer<typeof EndSessionOfInput>

/** SEC-05: who is an administrator is set by operators, never by a call. */
export const ChangeFlagsInput = z.object({
  userId: UserId,
  isDummy: z.boolean(),
  reference: z.string().trim().max(60).nullable(),
  cohort: z.string().trim().max(60).nullable(),
  reason: Reason,
})
export type ChangeFlagsInput = z.infer<typeof ChangeFlagsInput>

/** Whether somebody is kept out; never an administrator. */
export const ChangeBlockInput = z.object({ userId: UserId, isBlocked: z.boolean(), reason: Reason })
export type ChangeBlockInput = z.infer<typeof ChangeBlockInput>
