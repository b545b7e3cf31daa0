import { and, eq, isNull, sql } from 'drizzle-orm'
import { obstacleOf } from '#shared/challenges/preflight.ts'
import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import type { ChallengeStanding, SubmitChallengeInput } from '#shared/challenges/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { challengeEntries, challenges } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { findLookedAt, lookAt } from './check-entry.ts'
import { standingOf, unknownChallenge } from './rules.ts'
import { isOpen, statusNow } from './scope.ts'
import { findOwn, isEntryOf } from './statements.ts'

/**
 * The caller hands something in, once (D041, SEC-21, G-CHAL-06); what was looked at stands with it, and a service that failed stops
 * nobody.
 * @throws DomainError not_found for no bounty, invalid for a link or details that are none, forbidden without its terms, conflict
 * for one that is not open, not started or handed in already, and for what stands in the way of it
 */
export const submitChallenge = (ctx: UserContext, input: SubmitChallengeInput): Promise<ChallengeStanding> =>
  handIn(ctx, input, { isFirst: true })

/** Another thing in its place, until the deadline. @throws DomainError the same, and conflict where nothing was handed in */
export const changeEntry = (ctx: UserContext, input: SubmitChallengeInput): Promise<ChallengeStanding> =>
  handIn(ctx, input, { isFirst: false })

async function handIn(
  ctx: UserContext,
  { challengeId, link, details }: SubmitChallengeInput,
  { isFirst }: { isFirst: boolean },
): Promise<ChallengeStanding> {
  const { db, actor } = ctx
  const { found, own, known } = await batch(db, {
    found: db
      .select({ content: challenges.content, opensAt: challenges.opensAt, status: statusNow })
      .from(challenges)
      .where(eq(challenges.id, challengeId)),
    own: findOwn(db, challengeId, actor.userId),
    known: findLookedAt(db, link),
  })
  const [challenge] = found
  const [standing] = own
  if (!challenge) throw unknownChallenge()
  refuseUnready(standing, { isOpen: challenge.status === 'Open', userId: actor.userId, isFirst })
  const { checks, commit } = await lookAt(ctx, { ...challenge, known }, link)
  const { detailsText } = challenge.content
  if (detailsText && !details) throw new DomainError('invalid', `${detailsText}: this is required.`)
  const obstacle = obstacleOf(checks)
  if (obstacle) throw new DomainError(checks[0]?.outcome === 'failed' ? 'invalid' : 'conflict', obstacle)
  const [row] = await db
    .update(challengeEntries)
    .set({ submittedAt: sql`now()`, link, details: details || null, checks, commit })
    .where(
      and(
        ...[isEntryOf(challengeId, actor.userId), isOpen(db, challengeId)],
        isFirst ? isNull(challengeEntries.submittedAt) : sql`${challengeEntries.submittedAt} is not null`,
      ),
    )
    .returning({ submittedAt: challengeEntries.submittedAt })
  if (row) return { userStatus: 'submitted', acceptedLicense: true }
  // it ended between the two, or another call of theirs was faster
  const [after] = await findOwn(db, challengeId, actor.userId)
  const isTaken = isFirst && standingOf(after).userStatus === 'submitted'
  throw new DomainError('conflict', isTaken ? CHALLENGE_REFUSALS.again : CHALLENGE_REFUSALS.closed)
}

type Standing = Awaited<ReturnType<typeof findOwn>>[number]

function refuseUnready(
  own: Standing | undefined,
  { isOpen, userId, isFirst }: { isOpen: boolean; userId: string; isFirst: boolean },
): void {
  if (isFirst && own?.submittedAt) throw new DomainError('conflict', CHALLENGE_REFUSALS.again)
  if (!isOpen) throw new DomainError('conflict', CHALLENGE_REFUSALS.closed)
  if (!own?.licensedAt) throw new DomainError('forbidden', CHALLENGE_REFUSALS.noLicense)
  if (!own.startedAt) throw new DomainError('conflict', CHALLENGE_REFUSALS.notStarted)
  if (own.ownerId !== userId) throw new DomainError('conflict', CHALLENGE_REFUSALS.onlyCaptain)
  if (!isFirst && !own.submittedAt) throw new DomainError('conflict', CHALLENGE_REFUSALS.nothingSubmitted)
}
