import { sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'

/**
 * Says who may see the caller's roadmap (G-LRN-06): by its link, which is the default and holds for its deep dives too,
 * and in the list, which is not.
 * @throws DomainError not_found for a roadmap that is not the caller's own
 */
export async function shareRoadmap(
  ctx: UserContext,
  input: { id: string; isLinkShared?: boolean | undefined; isListed?: boolean | undefined },
) {
  const id = asId(input.id, 'roadmap')
  const own = sql`user_id = ${ctx.actor.userId}::uuid and deleted_at is null`
  const [, , { rows }] = await ctx.db.batch([
    // a deep dive that is just being made takes its parent's sharing along, before this or after it
    ctx.db.execute(sql`select from roadmaps where id = ${id}::uuid and ${own} for no key update`),
    ctx.db.execute(sql`
      update roadmaps set is_link_shared = ${input.isLinkShared ?? null}::boolean
      where parent_roadmap_id = ${id}::uuid and ${own} and ${input.isLinkShared ?? null}::boolean is not null`),
    ctx.db.execute<{ is_link_shared: boolean; is_listed: boolean }>(sql`
      update roadmaps set is_link_shared = coalesce(${input.isLinkShared ?? null}::boolean, is_link_shared),
        is_listed = coalesce(${input.isListed ?? null}::boolean, is_listed)
      where id = ${id}::uuid and ${own}
      returning is_link_shared, is_listed`),
  ])
  const row = rows[0]
  if (!row) throw new DomainError('not_found', 'This roadmap does not exist or is not yours.')
  return { isLinkShared: row.is_link_shared, isListed: row.is_listed }
}
