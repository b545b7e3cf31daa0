import type { OpenProgressInput, PhaseProgress } from '#shared/progress/schemas.ts'
import type { Context, UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { prepared } from '#worker/db/prepared.ts'
import { ownPhase, preparedOwnPhase } from '#worker/features/roadmaps/scope.ts'
import { lockPhase } from '#worker/features/roadmaps/statements.ts'
import { populateSections } from './choose-content.ts'
import { readChosen } from './content/queries.ts'
import { lacksContent, readPhase, toProgress } from './queries.ts'
import { seenPhase } from './scope.ts'
import { hasOtherFilters, openProgress as openStatements, replaceContent } from './statements.ts'

/**
 * A phase's progress with its content (C126, 2§7.1). For its owner it is made where it is missing, and the named section
 * is remembered as the last one; other filters than it has replace its content, as customizing does. A viewer reads what
 * there is and never makes a row (SEC-20).
 * @throws DomainError not_found for an unknown, deleted or unshared phase, or one of another roadmap than named
 */
export async function openProgress(ctx: Context, input: OpenProgressInput): Promise<PhaseProgress> {
  const { db, actor } = ctx
  const { id: phaseId, viewerId, roadmapId } = seenPhase(ctx, input)
  const seen = { phaseId, viewerId, roadmapId }
  const user = actor.kind === 'user' ? { ...ctx, actor } : null
  const { phase, chosen } = await batch(db, {
    ...(user ? writesOf(user, input, roadmapId) : {}),
    phase: reading.phase(db, seen),
    // a visitor's one round trip has all
    chosen: user ? null : reading.chosen(db, seen),
  })
  if (!user || !phase || !lacksContent(phase, viewerId)) return toProgress(phase, viewerId, chosen)
  if (phase.roadmap.userId !== viewerId) return toProgress(phase, viewerId, await reading.chosen(db, seen))
  const own = { phaseId, userId: user.actor.userId, roadmapId }
  const filled = await batch(db, {
    ...locked(db, own),
    populated: opening.populated(db, own),
    phase: reading.phase(db, seen),
  })
  return toProgress(filled.phase, viewerId)
}

const SEEN = ['phaseId', 'viewerId', 'roadmapId'] as const
const OWN = ['phaseId', 'userId', 'roadmapId'] as const

const reading = {
  phase: prepared(SEEN, (db, { phaseId: id, ...viewed }) => readPhase(db, { id, ...viewed })),
  chosen: prepared(SEEN, (db, { phaseId: id, ...viewed }) => readChosen(db, { id, ...viewed })),
}

const opening = {
  seen: prepared(OWN, (db, phase) => lockPhase(db, preparedOwnPhase(phase)).seen),
  roadmapLocked: prepared(OWN, (db, phase) => lockPhase(db, preparedOwnPhase(phase)).roadmapLocked),
  phaseLocked: prepared(OWN, (db, phase) => lockPhase(db, preparedOwnPhase(phase)).phaseLocked),
  opened: prepared(
    [...OWN, 'lastSectionNumber'],
    (db, { lastSectionNumber, ...phase }) => openStatements(db, preparedOwnPhase(phase), { lastSectionNumber }).opened,
  ),
  populated: prepared(OWN, (db, phase) => populateSections(db, preparedOwnPhase(phase))),
}

/** Every view of a phase makes these, which are small; choosing content is not, and waits until some lacks. Filters come along only when somebody has chosen others. */
function writesOf(
  ctx: UserContext,
  { phaseId, filters, lastSectionNumber }: OpenProgressInput,
  roadmapId: string | null,
) {
  const { db, actor } = ctx
  if (filters) {
    const phase = ownPhase(ctx, phaseId, { roadmapId: roadmapId ?? undefined })
    return {
      ...openStatements(db, phase, { filters, lastSectionNumber }),
      ...replaceContent(db, phase, filters, hasOtherFilters(phase, filters)),
    }
  }
  const phase = { phaseId, userId: actor.userId, roadmapId }
  return {
    ...locked(db, phase),
    opened: opening.opened(db, { ...phase, lastSectionNumber: lastSectionNumber ?? null }),
  }
}

const locked = (db: Database, phase: Record<(typeof OWN)[number], string | null>) => ({
  seen: opening.seen(db, phase),
  roadmapLocked: opening.roadmapLocked(db, phase),
  phaseLocked: opening.phaseLocked(db, phase),
})
