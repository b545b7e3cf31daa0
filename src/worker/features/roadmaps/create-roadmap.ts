import { sql } from 'drizzle-orm'
import type { CreateRoadmapInput, RoadmapKind, RoadmapState } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { DomainError } from '#worker/errors.ts'
import { isReserved, reserve } from '#worker/features/credits/statements.ts'
import { type Claim, leaseEnd, newOwner } from './generation/lease.ts'
import { judgeRequest, requireInternship } from './policy.ts'

export interface CreatedRoadmap {
  roadmapId: string
  /** False when the request key had made this roadmap before. */
  isNew: boolean
  state: RoadmapState
  /** The new roadmap in the hands of the writer that was named. */
  claim: Claim | null
}

/**
 * Stores an incomplete roadmap and reserves its credit, in one transaction (2§4, G-LRN-09, G-LRN-10).
 * The same request key answers the roadmap that it made before and reserves nothing.
 * @param writer begins to write at once; without one, the roadmap waits for whoever claims it
 * @throws DomainError inappropriate or unknown_topic for a prompt that is not written, no_credits without a credit, forbidden for an internship that the caller may not have, conflict for the key of a deleted roadmap
 */
export async function createRoadmap(
  ctx: UserContext,
  input: CreateRoadmapInput,
  writer?: string,
): Promise<CreatedRoadmap> {
  judgeRequest(ctx, input)
  if (input.internshipLanguage) await requireInternship(ctx)
  const lease = { roadmapId: crypto.randomUUID(), owner: writer ? newOwner(writer) : null }
  const row = await storeRoadmap(ctx, input, lease)
  if (!row) throw new DomainError('no_credits', ROADMAP_TEXTS.noCredits)
  if (row.is_deleted) throw new DomainError('conflict', 'This roadmap was deleted. Please ask for a new one.')
  const { owner } = lease
  const claim =
    row.is_new && owner
      ? {
          roadmapId: row.id,
          owner,
          prompt: input.prompt,
          about: input.aboutLearner ?? null,
          writtenTitles: [],
          internshipLanguage: input.internshipLanguage ?? null,
          parentSection: null,
        }
      : null
  return { roadmapId: row.id, isNew: row.is_new, state: row.state, claim }
}

/** 2§1: a prompt that the assistant suggested makes an ai roadmap. */
function kindOf(input: CreateRoadmapInput): RoadmapKind {
  if (input.internshipLanguage) return 'internship'
  return input.promptedBy === 'ai' ? 'ai' : 'normal'
}

type StoredRow = { id: string; state: RoadmapState; is_deleted: boolean; is_new: boolean }

async function storeRoadmap(
  ctx: UserContext,
  input: CreateRoadmapInput,
  { roadmapId: id, owner }: { roadmapId: string; owner: string | null },
): Promise<StoredRow | undefined> {
  const { userId } = ctx.actor
  const requestKey = input.requestKey ?? null
  const replay = sql`select from roadmaps where user_id = ${userId}::uuid and request_key = ${requestKey}`
  const subject = { kind: 'roadmap', id } as const
  const { stored } = await batch(ctx.db, {
    ...reserve(ctx.db, { userId, subject, unless: sql`exists (${replay})` }),
    created: ctx.db.execute(sql`
      insert into roadmaps (id, user_id, kind, internship_language, prompted_by, prompt,
        about_learner, request_key, lease_owner, lease_until)
      select ${id}::uuid, ${userId}::uuid, ${kindOf(input)}, ${input.internshipLanguage ?? null}, ${input.promptedBy},
        ${input.prompt}, ${input.aboutLearner ?? null}, ${requestKey}, ${owner}, ${leaseEnd(ctx)}
      where ${isReserved(subject)}`),
    stored: ctx.db.execute<StoredRow>(sql`
      select id, state, deleted_at is not null as is_deleted, id = ${id}::uuid as is_new from roadmaps
      where user_id = ${userId}::uuid and (id = ${id}::uuid or request_key = ${requestKey})`),
  })
  return stored.rows[0]
}
