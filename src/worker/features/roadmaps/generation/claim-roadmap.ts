import { sql } from 'drizzle-orm'
import type { InternshipLanguage } from '#shared/roadmaps/schemas.ts'
import type { Context } from '#worker/context.ts'
import { type Claim, newOwner, type ParentSection, renewed } from './lease.ts'

type Row = {
  prompt: string
  about: string | null
  titles: string[]
  internship_language: InternshipLanguage | null
  parent_section: ParentSection | null
}

/**
 * Takes the lease on an unfinished roadmap that nobody is writing.
 * @param writer a workflow instance or a stream; its next try takes over from its last
 * @returns null when the roadmap is finished, deleted or in another's hands
 */
export async function claimRoadmap(ctx: Context, roadmapId: string, writer: string): Promise<Claim | null> {
  const owner = newOwner(writer)
  const { rows } = await ctx.db.execute<Row>(sql`
    update roadmaps r set lease_owner = ${owner}, ${renewed(ctx)}
    where id = ${roadmapId}::uuid and state = 'incomplete' and deleted_at is null
      and (lease_owner is null or starts_with(lease_owner, ${`${writer}/`}) or lease_until < now())
    returning prompt, about_learner as about, internship_language,
      array(select title from roadmap_phases where roadmap_id = r.id order by position) as titles, (
        select json_build_object('prompt', parent.prompt, 'title', s.title, 'description', s.description,
          'objectives', s.objectives)
        from phase_sections s join roadmaps parent on parent.id = r.parent_roadmap_id
        where s.id = r.parent_section_id
      ) as parent_section`)
  const row = rows[0]
  if (!row) return null
  return {
    roadmapId,
    owner,
    prompt: row.prompt,
    about: row.about,
    writtenTitles: row.titles,
    internshipLanguage: row.internship_language,
    parentSection: row.parent_section,
  }
}
