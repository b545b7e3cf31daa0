import { sql } from 'drizzle-orm'
import type { CloneRoadmapOutput } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isReserved, reserve, settle } from '#worker/features/credits/statements.ts'

/**
 * Makes a copy of a roadmap that the caller may see their own, for one credit, in one transaction (C120, 2§4). Phases and
 * sections come along; progress, answers, certificate and what the owner said about themselves do not (SEC-14, SEC-20).
 * @throws DomainError not_found for one that is not shared or not finished, no_credits
 */
export async function cloneRoadmap(
  ctx: UserContext,
  input: { id: string; requestKey?: string | undefined },
): Promise<CloneRoadmapOutput> {
  const { userId } = ctx.actor
  const id = crypto.randomUUID()
  const source = asId(input.id, 'roadmap')
  const requestKey = input.requestKey ?? null
  const replayed = sql`exists (
    select from roadmaps where user_id = ${userId}::uuid and request_key = ${requestKey}
  )`
  const visible = sql`r.id = ${source}::uuid and r.deleted_at is null and r.state = 'success'
    and (r.is_link_shared or r.user_id = ${userId}::uuid)`
  const isVisible = sql`exists (select from roadmaps r where ${visible})`
  const subject = { kind: 'roadmap', id } as const
  const { sources, clones } = await batch(ctx.db, {
    // before the balance, as a removal does; nobody deletes or unshares it until the copy stands
    sources: ctx.db.execute(sql`select r.id from roadmaps r where ${visible} for share of r`),
    ...reserve(ctx.db, { userId, subject, unless: sql`${replayed} or not ${isVisible}` }),
    copied: ctx.db.execute(sql`
      insert into roadmaps (id, user_id, kind, prompted_by, prompt, state, author, is_fallback,
        request_key, cloned_from_id)
      select ${id}::uuid, ${userId}::uuid, case r.kind when 'ai' then 'ai' else 'normal' end, r.prompted_by,
        r.prompt, 'success', r.author, r.is_fallback, ${requestKey}, r.id
      from roadmaps r where ${visible} and ${isReserved(subject)}`),
    phases: ctx.db.execute(sql`
      insert into roadmap_phases (roadmap_id, position, title, overview, tags)
      select c.id, p.position, p.title, p.overview, p.tags
      from roadmaps c join roadmap_phases p on p.roadmap_id = c.cloned_from_id where c.id = ${id}::uuid`),
    sections: ctx.db.execute(sql`
      insert into phase_sections (phase_id, position, title, description, aim, category, objectives, topics)
      select mine.id, s.position, s.title, s.description, s.aim, s.category, s.objectives, s.topics
      from roadmap_phases mine
      join roadmap_phases theirs on theirs.roadmap_id = ${source}::uuid and theirs.position = mine.position
      join phase_sections s on s.phase_id = theirs.id
      where mine.roadmap_id = ${id}::uuid`),
    settled: settle(ctx.db, subject, sql`exists (select from roadmaps where id = ${id}::uuid)`),
    clones: ctx.db.execute<{ id: string }>(sql`
      select id from roadmaps
      where user_id = ${userId}::uuid and deleted_at is null and (id = ${id}::uuid or request_key = ${requestKey})`),
  })
  const clone = clones.rows[0]
  if (clone) return { id: clone.id }
  if (sources.rows.length === 0) throw new DomainError('not_found', 'This roadmap does not exist.')
  throw new DomainError('no_credits', ROADMAP_TEXTS.noCredits)
}
