import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PhaseProgress } from '#shared/progress/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { sectionContent } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { ownPhase } from '#worker/features/roadmaps/scope.ts'
import { touchPhase } from '#worker/features/roadmaps/statements.ts'
import { readPhase, toProgress } from './queries.ts'
import { ownSectionIds, requireOwner, seenPhase } from './scope.ts'
import { noteProgress, openProgress } from './statements.ts'

/**
 * Lets a bonus item and a card of the same section change places (2§4, G-LRN-18). A completed card stays, whatever an older
 * page still shows; what has changed places already stays so, so that doing it twice, or taking it back twice, is no error.
 * @throws DomainError conflict for a completed card, not_found when the two are not card and bonus item of one section of the
 *   phase, forbidden for another's phase
 */
export async function swapContent(
  ctx: UserContext,
  input: { phaseId: string; cardId: string; bonusCardId: string },
): Promise<PhaseProgress> {
  const { db, actor } = ctx
  const phase = ownPhase(ctx, input.phaseId)
  const ids = [asId(input.cardId, 'card'), asId(input.bonusCardId, 'card')] as const
  const [card, bonus, other] = [
    alias(sectionContent, 'card'),
    alias(sectionContent, 'bonus'),
    alias(sectionContent, 'other'),
  ]
  const isPair = exists(
    db
      .select({ id: card.id })
      .from(card)
      .innerJoin(bonus, and(eq(bonus.sectionId, card.sectionId), eq(bonus.isBonus, true)))
      .where(
        and(
          eq(card.id, ids[0]),
          eq(card.isBonus, false),
          isNull(card.completedAt),
          eq(bonus.id, ids[1]),
          inArray(card.sectionId, ownSectionIds(phase)),
        ),
      ),
  )
  const placeOfOther = db
    .select({ position: other.position })
    .from(other)
    .where(and(inArray(other.id, [...ids]), sql`${other.id} <> ${sectionContent.id}`))
  const { seen, changed, after } = await batch(db, {
    ...openProgress(db, phase),
    changed: touchPhase(db, phase, { isStart: true, when: isPair }),
    noted: noteProgress(db, phase, { when: isPair }),
    // last, since the others ask whether they are a pair
    swapped: db
      .update(sectionContent)
      .set({ isBonus: sql`not ${sectionContent.isBonus}`, position: sql`${placeOfOther}` })
      .where(and(inArray(sectionContent.id, [...ids]), isPair)),
    after: readPhase(db, seenPhase(ctx, input)),
  })
  requireOwner(seen[0], actor.userId, 'phase')
  const progress = toProgress(after, actor.userId)
  if (changed.length === 0) requireSwapped(progress, ids)
  return progress
}

/** Of two that did not change places, whether they stood so already. */
function requireSwapped({ sections }: PhaseProgress, [cardId, bonusId]: readonly [string, string]): void {
  const hasBoth = ([card, bonus]: [string, string]) =>
    sections.find(
      ({ cards, bonusCards }) => cards.some(({ id }) => id === card) && bonusCards.some(({ id }) => id === bonus),
    )
  if (hasBoth([bonusId, cardId])) return
  if (hasBoth([cardId, bonusId])) throw new DomainError('conflict', 'You have completed this card, so it stays.')
  throw new DomainError('not_found', 'This card can no longer be replaced by that one.')
}
