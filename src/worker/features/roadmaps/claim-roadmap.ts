import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { type Claim, newOwner, renewed } from './lease.ts'

/**
 * Takes the lease on an unfinished roadmap that nobody is writing.
 * @param writer a workflow instance or a stream; its next try takes over from its last
 * @returns null when the roadmap is finished, deleted or in another's hands
 */
export async function claimRoadmap(ctx: Context, roadmapId: string, writer: string): Promise<Claim | null> {
  const owner = newOwner(writer)
  const { rows } = await ctx.db.execute<{ prompt: string; about: string | null; titles: string[] }>(sql`
    update roadmaps set lease_owner = ${owner}, ${renewed(ctx)}
    where id = ${roadmapId}::uuid and state = 'incomplete' and deleted_at is null
      and (lease_owner is null or starts_with(lease_owner, ${`${writer}/`}) or lease_until < now())
    returning learning_prompt as prompt, internal_learning_prompt as about,
      array(select title from roadmap_phases where roadmap_id = roadmaps.id order by position) as titles`)
  const row = rows[0]
  return row ? { roadmapId, owner, prompt: row.prompt, about: row.about, writtenTitles: row.titles } : null
}
