import { and, eq, sql } from 'drizzle-orm'
import type { CreateRoadmapInput, RoadmapKind, RoadmapState } from '#shared/roadmaps/schemas.ts'
import { INTERNSHIP_LANGUAGES, ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { hasAccessToInternship } from '#worker/features/users/queries.ts'
import { draftPlan } from './author/plan/draft-plan.ts'
import type { Plan } from './author/plan/plan-roadmap.ts'
import { titleOfPrompt } from './author/roadmap-title.ts'
import { judgeRequest } from './check-prompt.ts'
import { type Claim, leaseEnd, newOwner } from './generation/lease.ts'
import { newRoadmap } from './statements.ts'

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
  const plan = await judgeRequest(ctx, input)
  if (input.internshipLanguage) await requireInternship(ctx)
  const owner = writer ? newOwner(writer) : null
  const row = await storeRoadmap(ctx, input, plan, owner)
  if (!row) throw new DomainError('no_credits', ROADMAP_TEXTS.noCredits)
  if (row.deletedAt !== null) throw new DomainError('conflict', 'This roadmap was deleted. Please ask for a new one.')
  const claim =
    row.isNew && owner
      ? {
          roadmapId: row.id,
          owner,
          prompt: input.prompt,
          about: input.aboutLearner ?? null,
          changes: input.changes ?? null,
          writtenTitles: [],
          outline: null,
          internshipLanguage: input.internshipLanguage ?? null,
          plan: plan && draftPlan(plan),
          parentSection: null,
        }
      : null
  return { roadmapId: row.id, isNew: row.isNew, state: row.state, claim }
}

/**
 * An internship is for the two community groups and for those who were given access (2§6, G-LRN-22).
 * @throws DomainError forbidden
 */
async function requireInternship(ctx: UserContext): Promise<void> {
  if (!(await hasAccessToInternship(ctx)))
    throw new DomainError('forbidden', 'The internship is open to its community groups only.')
}

/** 2§1: a prompt that the assistant suggested makes an ai roadmap. */
function kindOf(input: CreateRoadmapInput): RoadmapKind {
  if (input.internshipLanguage) return 'internship'
  return input.promptedBy === 'ai' ? 'ai' : 'normal'
}

function titleOf({ prompt, internshipLanguage }: CreateRoadmapInput, plan: Plan | null): string {
  if (internshipLanguage) return `Open-source internship with ${INTERNSHIP_LANGUAGES[internshipLanguage]}`
  return plan?.title ?? titleOfPrompt(prompt)
}

async function storeRoadmap(ctx: UserContext, input: CreateRoadmapInput, plan: Plan | null, owner: string | null) {
  const { db } = ctx
  const { userId } = ctx.actor
  const { values, isPaid, isIt, reserve } = newRoadmap(db, userId, input.requestKey)
  const { stored } = await batch(db, {
    ...reserve(),
    created: db.execute(
      insertSelect(
        roadmaps,
        {
          ...values,
          kind: kindOf(input),
          internshipLanguage: input.internshipLanguage ?? null,
          promptedBy: input.promptedBy,
          prompt: input.prompt,
          title: titleOf(input, plan),
          aboutLearner: input.aboutLearner ?? null,
          changes: input.changes ?? null,
          heard: plan?.heard ?? null,
          notHonoured: plan?.notHonoured ?? null,
          plan: plan && draftPlan(plan),
          leaseOwner: owner,
          leaseUntil: leaseEnd(ctx),
        },
        sql`where ${isPaid}`,
      ),
    ),
    stored: db
      .select({ id: roadmaps.id, state: roadmaps.state, deletedAt: roadmaps.deletedAt })
      .from(roadmaps)
      .where(and(eq(roadmaps.userId, userId), isIt)),
  })
  const row = stored[0]
  return row && { ...row, isNew: row.id === values.id }
}
