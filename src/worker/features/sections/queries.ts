import { type SQL, sql } from 'drizzle-orm'
import type { Section } from '#shared/roadmaps/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { sectionsJson } from '#worker/features/roadmaps/queries.ts'

/** What a verb must know of a section's surroundings before it changes anything. */
export interface Surroundings {
  phaseId: string
  ownerId: string
  roadmapState: string
  wish: string
  phaseTitle: string
  sections: { id: string; title: string; objectives: string[] }[]
}

/** The phase that a condition names, by `p` (its phase) or `s` (one of its sections). */
export async function findSurroundings(ctx: UserContext, where: SQL): Promise<Surroundings | null> {
  const { rows } = await ctx.db.execute<{ surroundings: Surroundings }>(sql`
    select json_build_object('phaseId', p.id, 'ownerId', r.user_id, 'roadmapState', r.state,
      'wish', r.prompt, 'phaseTitle', p.title, 'sections', (
        select json_agg(json_build_object('id', o.id, 'title', o.title, 'objectives', o.objectives) order by o.position)
        from phase_sections o where o.phase_id = p.id
      )) as surroundings
    from roadmap_phases p join roadmaps r on r.id = p.roadmap_id
    where r.deleted_at is null and ${where} limit 1`)
  return rows[0]?.surroundings ?? null
}

/** Statement: the sections of a phase as they stand now, in order. */
export const readSections = (ctx: UserContext, phaseId: SQL) =>
  ctx.db.execute<{ phase_id: string; sections: Section[] }>(sql`
    select p.id as phase_id, ${sectionsJson(ctx.actor.userId)} as sections from roadmap_phases p where p.id = ${phaseId}`)
