import { sql } from 'drizzle-orm'
import { type BuildRoadmapAnswer, type DeepDiveInput, ROADMAP_TEXTS, type RoadmapState } from '#shared/roadmaps.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { screenPrompt } from './author/screen-prompt.ts'
import { startWriting, WRITING_MESSAGES } from './build-roadmap.ts'
import { leaseEnd } from './lease.ts'
import { asRoadmapId } from './policy.ts'

type Parent = { user_id: string; roadmap_type: string; section_id: string | null }

/**
 * Has a roadmap written that goes deeper into one section of the caller's own roadmap: free, one per section, none inside
 * a deep dive (C133, 2§4, G-LRN-08). Asked again, it answers the one that is there.
 * @throws DomainError inappropriate, not_found for an unknown roadmap or section, forbidden for another's, conflict inside
 *   a deep dive
 */
export async function buildDeepDive(ctx: UserContext, input: DeepDiveInput): Promise<BuildRoadmapAnswer> {
  const { userId } = ctx.actor
  if (input.userId && input.userId !== userId) {
    throw new DomainError('forbidden', 'A deep dive can be created for yourself only.')
  }
  if (input.userPrompt && screenPrompt(input.userPrompt) === 'inappropriate') {
    throw new DomainError('inappropriate', ROADMAP_TEXTS.inappropriate)
  }
  const { parents, dive, isNew } = await storeDeepDive(ctx, input)
  if (!dive) throw refusal(parents, userId)
  if (isNew) await startWriting(ctx, dive.id, 'first')
  const isFailed = dive.state === 'failure'
  return { message: WRITING_MESSAGES[dive.state], status: isFailed ? 'error' : 'success', roadmapId: dive.id }
}

async function storeDeepDive(ctx: UserContext, { parentRoadmapInfo, userPrompt }: DeepDiveInput) {
  const { userId } = ctx.actor
  const id = crypto.randomUUID()
  const roadmapId = asRoadmapId(parentRoadmapInfo.id)
  const phaseId = asRoadmapId(parentRoadmapInfo.phaseId)
  const section = sql`
    from roadmaps r
    left join roadmap_phases p on p.roadmap_id = r.id and p.id = ${phaseId}::uuid
    left join phase_sections s on s.phase_id = p.id and s.section_number = ${parentRoadmapInfo.sectionNumber}::int
    where r.id = ${roadmapId}::uuid and r.deleted_at is null`
  const own = sql`${section} and r.user_id = ${userId}::uuid and r.roadmap_type <> 'godeeper' and s.id is not null`
  const [{ rows: parents }, , { rows: dives }] = await ctx.db.batch([
    ctx.db.execute<Parent>(sql`select r.user_id, r.roadmap_type, s.id as section_id ${section} for update of r`),
    ctx.db.execute(sql`
      insert into roadmaps (id, user_id, roadmap_type, learning_prompt, internal_learning_prompt, lease_until,
        parent_roadmap_id, parent_section_id, is_link_shared)
      select ${id}::uuid, r.user_id, 'godeeper', 'Go deeper: ' || s.title, ${userPrompt ?? null}, ${leaseEnd(ctx)},
        r.id, s.id, r.is_link_shared
      ${own} and not exists (
        select from roadmaps d where d.parent_section_id = s.id and d.deleted_at is null and d.state <> 'failure'
      )`),
    ctx.db.execute<{ id: string; state: RoadmapState }>(sql`
      select d.id, d.state from roadmaps d
      where d.parent_section_id = (select s.id ${own}) and d.deleted_at is null and d.state <> 'failure'`),
  ])
  return { parents: parents[0], dive: dives[0], isNew: dives[0]?.id === id }
}

function refusal(parent: Parent | undefined, userId: string): DomainError {
  if (!parent) return new DomainError('not_found', 'This roadmap does not exist.')
  if (parent.user_id !== userId) return new DomainError('forbidden', 'Only its owner can go deeper into a section.')
  if (parent.roadmap_type === 'godeeper') {
    return new DomainError('conflict', 'A deep dive has no deep dives of its own.')
  }
  return new DomainError('not_found', 'This section does not exist.')
}
