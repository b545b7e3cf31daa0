import { and, desc, eq, inArray } from 'drizzle-orm'
import { statusOf } from '#shared/progress/rules.ts'
import type { PhaseStatus, RecentPhase } from '#shared/progress/schemas.ts'
import { type Context, type UserContext, viewerOf } from '#worker/context.ts'
import { phaseProgress, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { pictureUrl } from '#worker/features/roadmaps/queries.ts'
import { isOf } from '#worker/features/roadmaps/scope.ts'
import { isSeen, seenPhase } from '../scope.ts'

const RECENT_LIMIT = 10

/**
 * Completed and total sections of a phase (C127); nobody but its owner hears how many are completed (SEC-20).
 * @throws DomainError not_found for an unknown, deleted or unshared phase
 */
export async function getPhaseStatus(ctx: Context, input: { phaseId: string }): Promise<PhaseStatus> {
  const row = await ctx.db.query.roadmapPhases.findFirst({
    where: isSeen(seenPhase(ctx, input)),
    columns: { startedAt: true },
    with: { roadmap: { columns: { userId: true } }, sections: { columns: { completedAt: true } } },
  })
  if (!row) throw new DomainError('not_found', 'This phase does not exist.')
  const status = statusOf(row)
  return row.roadmap.userId === viewerOf(ctx) ? status : { ...status, completed: 0, status: null }
}

/** The phases that the caller worked on last, the latest first (C130, 2§3). */
export async function listRecentPhases(
  ctx: UserContext,
  input: { roadmapId?: string | undefined },
): Promise<RecentPhase[]> {
  const { db, actor } = ctx
  const isNamed = input.roadmapId === undefined ? undefined : eq(roadmaps.id, asId(input.roadmapId, 'roadmap'))
  const own = db
    .select({ id: roadmapPhases.id })
    .from(roadmapPhases)
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapPhases.roadmapId))
    .where(and(isOf(actor.userId), isNamed))
  const rows = await db.query.phaseProgress.findMany({
    where: inArray(phaseProgress.phaseId, own),
    columns: { updatedAt: true },
    orderBy: (progress) => [desc(progress.updatedAt), desc(progress.phaseId)],
    limit: RECENT_LIMIT,
    with: {
      lastSection: { columns: { position: true } },
      phase: {
        columns: { id: true, title: true, position: true, startedAt: true },
        with: { roadmap: { columns: { id: true, prompt: true } }, sections: { columns: { completedAt: true } } },
      },
    },
  })
  return rows.map(({ phase, lastSection, updatedAt }) => ({
    phaseId: phase.id,
    title: phase.title,
    number: phase.position,
    lastSectionNumber: lastSection?.position ?? 1,
    roadmap: { ...phase.roadmap, pictureUrl: pictureUrl(ctx, phase.roadmap.id) },
    progress: statusOf(phase),
    updatedAt,
  }))
}
