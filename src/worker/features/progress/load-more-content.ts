import { sql } from 'drizzle-orm'
import type { CourseProgress } from '#shared/progress/schemas.ts'
import { BONUS_PER_SECTION, CARDS_PER_SECTION, MAX_CARDS_PER_SECTION } from '#shared/resources/rules.ts'
import type { ContentFilters } from '#shared/resources/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { findResources } from '#worker/features/resources/find-resources.ts'
import { describeFailure } from '#worker/log.ts'
import { chosenFor } from './choose-content.ts'
import { holdPhase } from './hold-phase.ts'
import { askedPhase, requireOwner, visiblePhase } from './policy.ts'
import { courseOf, toCourse } from './read-course.ts'

/**
 * Asks every source for more about one section, once an hour at most, then adds up to five cards and fills its bonus items
 * up, until the section has twenty (2§2.4). A source that fails is no error: what the catalogue still has is added.
 * @throws DomainError not_found for a section that is not the phase's, forbidden for another's phase
 */
export async function loadMoreContent(
  ctx: UserContext,
  input: { pathwayId: string; sectionId: string },
): Promise<{ result: CourseProgress }> {
  const { db } = ctx
  const asked = askedPhase(ctx, input)
  const sectionId = asId(input.sectionId, 'section')
  const section = await readSection(db, asked, sectionId)
  if (section.may_search) await search(ctx, sectionId, section)
  const [, , { rows }] = await db.batch([holdPhase(db, asked), addContent(db, asked, sectionId), courseOf(db, asked)])
  return { result: toCourse(rows[0]) }
}

async function search(ctx: UserContext, sectionId: string, { title, objectives, topics, content_type }: FoundSection) {
  try {
    await findResources(ctx, { sectionId, query: title, objectives, topics, contentType: content_type })
  } catch (failure) {
    ctx.log('resources_not_found', { sectionId, failure: describeFailure(failure) })
  }
}

type OwnPhase = { phaseId: string; userId: string; roadmapId?: string | undefined }
type Section = {
  title: string | null
  objectives: string[]
  topics: string[]
  content_type: ContentFilters['contentType']
  is_owner: boolean
  may_search: boolean
}
type FoundSection = Omit<Section, 'title'> & { title: string }

/** The section, and whether this call is the one that may search for it; of two at once only one is. */
async function readSection(db: Database, asked: OwnPhase, sectionId: string): Promise<FoundSection> {
  const { rows } = await db.execute<Section>(sql`
    with found as (
      select v.is_owner, s.id, s.title, coalesce(s.objectives, '{}') as objectives, coalesce(s.topics, '{}') as topics,
        coalesce(g.content_type, 'both') as content_type
      from (${visiblePhase(asked)}) v
      left join phase_sections s on s.phase_id = v.id and s.id = ${sectionId}::uuid
      left join phase_progress g on g.phase_id = v.id
    ), claimed as (
      insert into section_progress as p (section_id, searched_at)
      select id, now() from found where is_owner and id is not null and (
        select count(*) from section_content c where c.section_id = found.id and not c.is_bonus
      ) < ${MAX_CARDS_PER_SECTION}::int
      on conflict (section_id) do update set searched_at = excluded.searched_at
        where p.searched_at is null or p.searched_at < now() - interval '1 hour'
      returning section_id
    )
    select found.*, exists (select from claimed) as may_search from found`)
  const { title, ...section } = requireOwner(rows[0], 'phase')
  if (title === null) throw new DomainError('not_found', 'This phase has no such section.')
  return { ...section, title }
}

/**
 * The best that the phase does not have yet, `room` cards at most. The section counts as populated once it is full, or no
 * card was left to add.
 */
function addContent(db: Database, { phaseId, userId }: OwnPhase, sectionId: string) {
  return db.execute(sql`
    with section as (
      select s.id, s.position, s.title, s.objectives, s.topics, g.content_type, g.time_frame,
        array(
          select c.resource_id from section_content c
          join phase_sections other on other.id = c.section_id where other.phase_id = s.phase_id
        ) as taken,
        ${countOf(sql`not c.is_bonus`)} as cards, ${countOf(sql`c.is_bonus`)} as bonus,
        ${lastOf(sql`not c.is_bonus`)} as last_card, ${lastOf(sql`c.is_bonus`)} as last_bonus
      from phase_sections s
      join phase_progress g on g.phase_id = s.phase_id
      join roadmap_phases p on p.id = s.phase_id
      join roadmaps r on r.id = p.roadmap_id
      where s.id = ${sectionId}::uuid and p.id = ${phaseId}::uuid and r.user_id = ${userId}::uuid and r.deleted_at is null
    ), room as (
      select greatest(0, least(${CARDS_PER_SECTION}::int, ${MAX_CARDS_PER_SECTION}::int - cards)) as cards,
        greatest(0, ${BONUS_PER_SECTION}::int - bonus) as bonus from section
    ), chosen as (${chosenFor(sql`section`)}),
    added as (
      insert into section_content (section_id, resource_id, is_bonus, position)
      select s.id, c.resource_id, c.place > room.cards,
        case when c.place > room.cards then s.last_bonus + c.place - room.cards else s.last_card + c.place end
      from chosen c, section s, room
      where c.place <= room.cards + room.bonus
      returning is_bonus
    ), changed as (
      update phase_progress set updated_at = now()
      where phase_id = ${phaseId}::uuid and exists (select from added)
    ), raised as (
      update roadmap_phases set version = version + 1 where id = ${phaseId}::uuid and exists (select from added)
    )
    insert into section_progress (section_id, is_content_populated)
    select s.id, not exists (select from added where not is_bonus)
      or (s.cards + n.cards >= ${CARDS_PER_SECTION}::int and s.bonus + n.bonus >= ${BONUS_PER_SECTION}::int)
    from section s, (
      select count(*) filter (where not is_bonus) as cards, count(*) filter (where is_bonus) as bonus from added
    ) n
    on conflict (section_id) do update set is_content_populated = excluded.is_content_populated, updated_at = now()`)
}

const countOf = (condition: ReturnType<typeof sql>) =>
  sql`(select count(*) from section_content c where c.section_id = s.id and ${condition})`
const lastOf = (condition: ReturnType<typeof sql>) =>
  sql`(select coalesce(max(c.position), 0) from section_content c where c.section_id = s.id and ${condition})`
