import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { bestResources, ownTopic } from './rank-resources.ts'

const FRESH_PER_SECTION = 5
const SECTIONS_PER_RUN = 20
/** A card that nothing can replace is tried again after so many days. */
const DAYS_TO_NEXT_TRY = 1

/**
 * Replaces dead resources, of a few sections at a time, wherever they are somebody's card: by the section's first live bonus items, else by what
 * ranks best now; with neither, the card stays and says that its link is dead. Place and tick are the learner's and
 * stay. Dead bonus items go (2§3).
 * @returns how many sections it looked at
 */
export async function swapDeadContent(ctx: Context): Promise<number> {
  const { rows } = await ctx.db.execute<{ section_id: string }>(sql`
    select distinct c.section_id from resources r join section_content c on c.resource_id = r.id
    where r.link_state = 'dead' and (c.swap_after is null or c.swap_after < now())
    order by c.section_id limit ${SECTIONS_PER_RUN}::int`)
  if (rows.length > 0)
    await swapIn(
      ctx,
      rows.map(({ section_id }) => section_id),
    )
  return rows.length
}

/** What another run has replaced meanwhile is no longer dead, so that doing it twice changes nothing. */
async function swapIn(ctx: Context, sectionIds: string[]): Promise<void> {
  const sections = sql`array(select jsonb_array_elements_text(${JSON.stringify(sectionIds)}::jsonb)::uuid)`
  const dead = sql`c.section_id = any(${sections})
    and c.resource_id in (select id from resources where link_state = 'dead')`
  await ctx.db.batch([
    // in the same order as every other run
    ctx.db.execute(sql`
      select id from roadmap_phases
      where id in (select phase_id from phase_sections where id = any(${sections})) order by id for no key update`),
    ctx.db.execute(sql`
      update section_content c set swap_after = now() + make_interval(days => ${DAYS_TO_NEXT_TRY}::int) where ${dead}`),
    // a page that still shows the old cards is told so when it next saves
    ctx.db.execute(sql`
      update roadmap_phases p set version = version + 1
      where p.id in (
        select s.phase_id from section_content c join phase_sections s on s.id = c.section_id where ${dead}
      )`),
    ctx.db.execute(sql`
      with cards as (
        select id, section_id, position, completed_at,
          row_number() over (partition by section_id order by position) as nth
        from section_content c where ${dead} and not is_bonus
      ), spare as (
        select c.id, c.section_id, row_number() over (partition by c.section_id order by c.position) as nth
        from section_content c join resources r on r.id = c.resource_id
        where c.is_bonus and r.link_state <> 'dead' and c.section_id in (select section_id from cards)
      ), pairs as (
        select cards.*, spare.id as spare_id from cards join spare using (section_id, nth)
      ), gone as (
        delete from section_content c where c.id in (select id from pairs)
          or (c.is_bonus and ${dead})
      )
      update section_content c set is_bonus = false, position = pairs.position, completed_at = pairs.completed_at
      from pairs where c.id = pairs.spare_id`),
    ctx.db.execute(sql`
      with cards as (
        select c.id, c.section_id, s.phase_id, s.title, s.objectives, s.topics, p.content_type, p.time_frame,
          row_number() over (partition by c.section_id order by c.position) as nth
        from section_content c
        join phase_sections s on s.id = c.section_id
        join phase_progress p on p.phase_id = s.phase_id
        where ${dead} and not c.is_bonus
      ), sections as (
        select distinct on (section_id) *, array(
          select o.resource_id from section_content o join phase_sections s on s.id = o.section_id
          where s.phase_id = cards.phase_id
        ) as given
        from cards
      ), fresh as (
        select s.section_id, best.resource_id, best.place from sections s cross join lateral (${bestResources(
          {
            title: sql`s.title`,
            objectives: sql`s.objectives`,
            topics: sql`s.topics || ${ownTopic(sql`s.section_id`)}`,
          },
          { contentType: sql`s.content_type`, timeFrame: sql`s.time_frame` },
          { limit: FRESH_PER_SECTION, except: sql`s.given` },
        )}) as best
      )
      update section_content c set resource_id = fresh.resource_id, swap_after = null
      from cards join fresh on fresh.section_id = cards.section_id and fresh.place = cards.nth
      where c.id = cards.id`),
  ])
}
