import { type SQL, sql } from 'drizzle-orm'
import { MAX_DEEP_DIVES_PER_SECTION } from '#shared/roadmaps/rules.ts'
import type { CreateRoadmapOutput, DeepDiveInput, RoadmapState } from '#shared/roadmaps/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { leaseEnd } from './generation/lease.ts'
import { startGeneration } from './generation/start-generation.ts'
import { requireAppropriate } from './policy.ts'

type Parent = { user_id: string; kind: string; title: string | null }

/**
 * Has a roadmap written that goes deeper into one section of the caller's own roadmap: free, one per section, none inside
 * a deep dive (C133, 2§4, G-LRN-08). Asked again, it answers the one that is there; a section has three in its life.
 * @throws DomainError inappropriate, not_found for an unknown roadmap or section, forbidden for another's, conflict inside
 *   a deep dive and after three of them
 */
export async function createDeepDive(ctx: UserContext, input: DeepDiveInput): Promise<CreateRoadmapOutput> {
  const { userId } = ctx.actor
  requireAppropriate(input.aboutLearner)
  const section = sectionOf(input)
  const { rows } = await ctx.db.execute<Parent>(sql`select r.user_id, r.kind, s.title ${section}`)
  const parent = rows[0]
  // what the author is given is the stored title
  if (parent?.user_id === userId) requireAppropriate(parent.title)
  const { dive, isNew } = await storeDeepDive(ctx, section, input.aboutLearner)
  if (!dive) throw refusal(parent, userId)
  if (isNew) await startGeneration(ctx, dive.id, 'first')
  return dive
}

/** The section that was asked about, or its roadmap alone. */
const sectionOf = ({ parentId, phaseId, sectionNumber }: DeepDiveInput): SQL => sql`
  from roadmaps r
  left join roadmap_phases p on p.roadmap_id = r.id and p.id = ${asId(phaseId, 'roadmap')}::uuid
  left join phase_sections s on s.phase_id = p.id and s.position = ${sectionNumber}::int
  where r.id = ${asId(parentId, 'roadmap')}::uuid and r.deleted_at is null`

async function storeDeepDive(ctx: UserContext, section: SQL, aboutLearner: string | undefined) {
  const { userId } = ctx.actor
  const id = crypto.randomUUID()
  const own = sql`${section} and r.user_id = ${userId}::uuid and r.kind <> 'deep_dive' and s.id is not null`
  const [, , { rows: dives }] = await ctx.db.batch([
    ctx.db.execute(sql`select ${section} for update of r`),
    ctx.db.execute(sql`
      insert into roadmaps (id, user_id, kind, prompt, about_learner, lease_until,
        parent_roadmap_id, parent_section_id, is_link_shared)
      select ${id}::uuid, r.user_id, 'deep_dive', 'Go deeper: ' || s.title, ${aboutLearner ?? null}, ${leaseEnd(ctx)},
        r.id, s.id, r.is_link_shared
      ${own} and not exists (
        select from roadmaps d where d.parent_section_id = s.id and d.deleted_at is null and d.state <> 'failure'
      ) and (select count(*) from roadmaps d where d.parent_section_id = s.id) < ${MAX_DEEP_DIVES_PER_SECTION}::int`),
    ctx.db.execute<{ id: string; state: RoadmapState }>(sql`
      select d.id, d.state from roadmaps d
      where d.parent_section_id = (select s.id ${own}) and d.deleted_at is null and d.state <> 'failure'`),
  ])
  return { dive: dives[0], isNew: dives[0]?.id === id }
}

function refusal(parent: Parent | undefined, userId: string): DomainError {
  if (!parent) return new DomainError('not_found', 'This roadmap does not exist.')
  if (parent.user_id !== userId) return new DomainError('forbidden', 'Only its owner can go deeper into a section.')
  if (parent.kind === 'deep_dive') {
    return new DomainError('conflict', 'A deep dive has no deep dives of its own.')
  }
  if (parent.title === null) return new DomainError('not_found', 'This section does not exist.')
  return new DomainError(
    'conflict',
    `A section can have ${MAX_DEEP_DIVES_PER_SECTION} deep dives in its life, deleted ones included.`,
  )
}
