import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import { isLinkFor } from '#shared/challenges/link-rules.ts'
import { CHALLENGE_TEXTS } from '#shared/challenges/rules.ts'
import type { ChallengeStanding, SubmitChallengeInput } from '#shared/challenges/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { challengeParticipations } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { definitionOf, standingOf } from './rules.ts'
import { isOpen } from './scope.ts'
import { findOpen, findOwn, isOwn } from './statements.ts'

/**
 * The caller hands something in, once (D041, SEC-21, G-CHAL-06).
 * @throws DomainError not_found for no bounty, invalid for a link or details that are none, forbidden without its terms, conflict
 * for one that is not open, not started or handed in already
 */
export async function submitChallenge(
  { db, actor: { userId } }: UserContext,
  { challengeId, link, details }: SubmitChallengeInput,
): Promise<ChallengeStanding> {
  const { linkRule, submissionLinkText, detailsText } = definitionOf(challengeId)
  if (!isLinkFor(linkRule, link)) throw new DomainError('invalid', `${CHALLENGE_TEXTS.notValid} ${submissionLinkText}`)
  if (detailsText && !details) throw new DomainError('invalid', `${detailsText}: this is required.`)
  const isReady = and(isNotNull(challengeParticipations.startedAt), isNull(challengeParticipations.submittedAt))
  const { submitted, own, open } = await batch(db, {
    submitted: db
      .update(challengeParticipations)
      .set({ submittedAt: sql`now()`, link, details: details || null })
      .where(
        and(
          isOwn(challengeId, userId),
          isReady,
          isNotNull(challengeParticipations.licensedAt),
          isOpen(db, challengeId),
        ),
      )
      .returning(),
    own: findOwn(db, challengeId, userId),
    open: findOpen(db, challengeId),
  })
  const [row] = submitted
  if (row) return standingOf(row)
  if (own[0]?.submittedAt) throw new DomainError('conflict', CHALLENGE_TEXTS.again)
  if (open.length === 0) throw new DomainError('conflict', CHALLENGE_TEXTS.closed)
  if (!own[0]?.licensedAt) throw new DomainError('forbidden', CHALLENGE_TEXTS.noLicense)
  throw new DomainError('conflict', CHALLENGE_TEXTS.notStarted)
}
