import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { topicsOfSection } from './author/topics-of-section.ts'

const SECTIONS_PER_RUN = 200

/** Finds the topics of sections that are older than topics, a batch a minute until none is left. */
export async function fillTopics(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.execute<{
    id: string
    title: string
    aim: string
    objectives: string[]
    wish: string
  }>(sql`
    select s.id, s.title, s.aim, s.objectives, coalesce(parent.learning_prompt, r.learning_prompt) as wish
    from phase_sections s
    join roadmap_phases p on p.id = s.phase_id
    join roadmaps r on r.id = p.roadmap_id
    left join phase_sections dived on dived.id = r.parent_section_id
    left join roadmap_phases above on above.id = dived.phase_id
    left join roadmaps parent on parent.id = above.roadmap_id
    where not s.is_topics_known order by s.id limit ${SECTIONS_PER_RUN}::int`)
  if (rows.length === 0) return
  const found = rows.map(({ wish, ...section }) => ({ id: section.id, topics: topicsOfSection(section, wish) }))
  await ctx.db.execute(sql`
    update phase_sections s set is_topics_known = true,
      topics = case when s.topics = '{}' then f.topics else s.topics end
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f(id uuid, topics text[])
    where s.id = f.id and not s.is_topics_known`)
}
