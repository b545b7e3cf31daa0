import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { type Claim, type Lease, renewed } from './policy.ts'

/**
 * Takes the lease on an unfinished roadmap that nobody is writing. Asking again with the same owner is no conflict.
 * @returns null when it is finished, deleted or in another's hands
 */
export async function claimRoadmap(ctx: Context, lease: Lease): Promise<Claim | null> {
  const { rows } = await ctx.db.execute<{ prompt: string; about: string | null; titles: string[] }>(sql`
    update roadmaps set lease_owner = ${lease.owner}, ${renewed(ctx)},
      lease_count = lease_count + case when lease_owner = ${lease.owner} then 0 else 1 end
    where id = ${lease.roadmapId}::uuid and state = 'incomplete' and deleted_at is null
      and (lease_owner is null or lease_owner = ${lease.owner} or lease_until < now())
    returning learning_prompt as prompt, internal_learning_prompt as about,
      array(select title from roadmap_phases where roadmap_id = roadmaps.id order by position) as titles`)
  const row = rows[0]
  return row ? { ...lease, prompt: row.prompt, about: row.about, writtenTitles: row.titles } : null
}
