import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { bestResources } from './rank-resources.ts'

const FRESH_PER_SECTION = 5

/**
 * Replaces dead resources wherever they are somebody's card: by the section's first live bonus items, else by what
 * ranks best now; with neither, the card stays and says that its link is dead. Place and tick are the learner's and
 * stay. Dead bonus items go (2§3).
 */
export async function swapDeadContent(ctx: Context, resourceIds: string[]): Promise<void> {
  const dead = sql`array(select jsonb_array_elements_text(${JSON.stringify(resourceIds)}::jsonb)::uuid)`
  await ctx.db.batch([
    // a page that still shows the old cards is told so when it next saves
    ctx.db.execute(sql`
      update phase_progress p set version = version + 1, updated_at = now()
      where p.phase_id in (
        select s.phase_id from section_content c join phase_sections s on s.id = c.section_id
        where c.resource_id = any(${dead})
      )`),
    ctx.db.execute(sql`
      with cards as (
        select id, section_id, position, completed_at,
          row_number() over (partition by section_id order by position) as nth
        from section_content where resource_id = any(${dead}) and not is_bonus
      ), spare as (
        select c.id, c.section_id, row_number() over (partition by c.section_id order by c.position) as nth
        from section_content c join resources r on r.id = c.resource_id
        where c.is_bonus and r.link_state <> 'dead' and c.section_id in (select section_id from cards)
      ), pairs as (
        select cards.*, spare.id as spare_id from cards join spare using (section_id, nth)
      ), gone as (
        delete from section_content c where c.id in (select id from pairs)
          or (c.is_bonus and c.resource_id = any(${dead}))
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
        where c.resource_id = any(${dead}) and not c.is_bonus
      ), sections as (
        select distinct on (section_id) *, array(
          select o.resource_id from section_content o join phase_sections s on s.id = o.section_id
          where s.phase_id = cards.phase_id
        ) as given
        from cards
      ), fresh as (
        select s.section_id, best.resource_id, best.place from sections s cross join lateral (${bestResources(
          { title: sql`s.title`, objectives: sql`s.objectives`, topics: sql`s.topics` },
          { contentType: sql`s.content_type`, timeFrame: sql`s.time_frame` },
          { limit: FRESH_PER_SECTION, except: sql`s.given` },
        )}) as best
      )
      update section_content c set resource_id = fresh.resource_id
      from cards join fresh on fresh.section_id = cards.section_id and fresh.place = cards.nth
      where c.id = cards.id`),
  ])
}
