import { and, eq, inArray } from 'drizzle-orm'
import type { PhaseProgress, VoteContentInput } from '#shared/progress/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { sectionContent } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { voteOnResource } from '#worker/features/resources/statements.ts'
import { ownPhase } from '#worker/features/roadmaps/scope.ts'
import { readOwner, readPhase, toProgress } from '../queries.ts'
import { ownSectionIds, requireOwner, seenPhase } from '../scope.ts'

/**
 * Says whether a card of the caller's own phase helped, another way than before, or nothing any more. One vote a person and
 * resource, wherever they have it as a card; twice the same is once.
 * @throws DomainError not_found for a card that is not the phase's, forbidden for another's phase
 */
export async function voteContent(ctx: UserContext, input: VoteContentInput): Promise<PhaseProgress> {
  const { db, actor } = ctx
  const { phaseId, isHelpful } = input
  const isCard = and(
    eq(sectionContent.id, asId(input.cardId, 'card')),
    inArray(sectionContent.sectionId, ownSectionIds(ownPhase(ctx, phaseId))),
  )
  const card = db.select({ resourceId: sectionContent.resourceId }).from(sectionContent).where(isCard)
  const seen = seenPhase(ctx, { phaseId })
  const { owner, found, after } = await batch(db, {
    owner: readOwner(db, seen),
    found: card,
    voted: voteOnResource(db, { userId: actor.userId, resource: card, isHelpful }),
    after: readPhase(db, seen),
  })
  requireOwner(owner[0], actor.userId, 'phase')
  if (found.length === 0) throw new DomainError('not_found', 'This card is no longer one of this phase.')
  return toProgress(after, actor.userId)
}
