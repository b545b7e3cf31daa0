import { and, eq, isNull, sql } from 'drizzle-orm'
import type { RoadmapDraft } from '#shared/roadmaps/drafts.ts'
import type { Outline } from '#shared/roadmaps/outline.ts'
import type { PlanChanges } from '#shared/roadmaps/plans.ts'
import type { InternshipLanguage } from '#shared/roadmaps/schemas.ts'
import type { Context } from '#worker/context.ts'
import { roadmaps } from '#worker/db/schema/index.ts'

/**
 * Who writes a roadmap, and until when nobody else may. The lease stands in the roadmap's row, because an engine that was
 * killed may think that it still runs. Every try has an owner of its own, so that an earlier try cannot write into a later one.
 */
export interface Lease {
  roadmapId: string
  owner: string
}

/** A try's own name, by which its writer's next try knows it. */
export const newOwner = (writer: string): string => `${writer}/${crypto.randomUUID()}`

/** A claimed roadmap: what was asked and what already stands. */
export interface Claim extends Lease {
  prompt: string
  about: string | null
  /** What was said instead of what was heard in the prompt. */
  changes: PlanChanges | null
  /** What the library has for the prompt. */
  plan: RoadmapDraft | null
  writtenTitles: string[]
  /** What is still to come, as far as somebody said. */
  outline: Outline | null
  internshipLanguage: InternshipLanguage | null
  /** The section that a deep dive goes deeper into; null for other roadmaps and where it has gone meanwhile. */
  parentSection: ParentSection | null
}

export interface ParentSection {
  /** In the library; null where it is not there. */
  libraryId: string | null
  /** What the roadmap has of the library. */
  presentIds: string[]
  /** What the roadmap that it belongs to was asked for. */
  prompt: string
  title: string
  description: string
  objectives: string[]
}

/** The roadmap was deleted, finished or taken over meanwhile: whoever wrote it just stops. */
export class LostLeaseError extends Error {
  override readonly name = 'LostLeaseError'
}

/** A roadmap that is still to be written. */
export const isUnfinished = (roadmapId: string) =>
  and(eq(roadmaps.id, roadmapId), eq(roadmaps.state, 'incomplete'), isNull(roadmaps.deletedAt))

/** The roadmap that this lease still holds. */
export const holds = ({ roadmapId, owner }: Lease) => and(isUnfinished(roadmapId), eq(roadmaps.leaseOwner, owner))

/** A roadmap in the hands of any try of this writer. */
export const isWrittenBy = (writer: string) => sql`starts_with(${roadmaps.leaseOwner}, ${`${writer}/`})`

/** When a lease that begins now runs out. */
export const leaseEnd = (ctx: Context) => sql`now() + make_interval(secs => ${ctx.env.GENERATION_LEASE_SECONDS}::int)`

/** Writing begins anew, for whoever claims it. */
export const begun = (ctx: Context) =>
  ({
    state: 'incomplete',
    errorText: null,
    stoppedAt: null,
    leaseOwner: null,
    leaseUntil: leaseEnd(ctx),
    leaseCount: 0,
    updatedAt: sql`now()`,
  }) as const

/** The lease, begun anew by a sign of life. */
export const renewed = (ctx: Context) => ({ leaseUntil: leaseEnd(ctx) })
