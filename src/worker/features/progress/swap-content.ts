import { sql } from 'drizzle-orm'
import type { CourseProgress } from '#shared/progress/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { holdPhase } from './hold-phase.ts'
import { askedPhase, requireOwner } from './policy.ts'
import { courseOf, toCourse } from './read-course.ts'

/**
 * Lets a bonus item and a card of the same section change places; a tick stays with its item (2§4, G-LRN-18).
 * @throws DomainError not_found when the two are not card and bonus item of one section of the phase, forbidden for
 *   another's phase
 */
export async function swapContent(
  ctx: UserContext,
  input: { pathwayId: string; itemId: string; bonusItemId: string },
): Promise<{ result: CourseProgress }> {
  const { db } = ctx
  const asked = askedPhase(ctx, input)
  const [itemId, bonusId] = [asId(input.itemId, 'card'), asId(input.bonusItemId, 'card')]
  const [held, swapped, { rows }] = await db.batch([
    holdPhase(db, asked),
    db.execute(sql`
      with pair as (
        select card.id as card_id, card.position as card_position, bonus.id as bonus_id, bonus.position as bonus_position
        from section_content card
        join section_content bonus on bonus.section_id = card.section_id and bonus.is_bonus
        join phase_sections s on s.id = card.section_id
        join roadmap_phases p on p.id = s.phase_id
        join roadmaps r on r.id = p.roadmap_id
        where card.id = ${itemId}::uuid and not card.is_bonus and bonus.id = ${bonusId}::uuid
          and p.id = ${asked.phaseId}::uuid and r.user_id = ${asked.userId}::uuid and r.deleted_at is null
      ), swapped as (
        update section_content c set is_bonus = not c.is_bonus,
          position = case when c.is_bonus then pair.card_position else pair.bonus_position end
        from pair where c.id in (pair.card_id, pair.bonus_id)
        returning c.id
      ), noted as (
        update phase_progress set updated_at = now() where phase_id = ${asked.phaseId}::uuid and exists (select from swapped)
      )
      update roadmap_phases set version = version + 1, started_at = coalesce(started_at, now())
      where id = ${asked.phaseId}::uuid and exists (select from swapped)
      returning version`),
    courseOf(db, asked),
  ])
  requireOwner(held.rows[0], 'phase')
  if (swapped.rows.length === 0) throw new DomainError('not_found', 'This card can no longer be replaced by that one.')
  return { result: toCourse(rows[0]) }
}
