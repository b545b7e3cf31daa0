import type { OpenProgressInput, PhaseProgress } from '#shared/progress/schemas.ts'
import type { Context, UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { ownPhase } from '#worker/features/roadmaps/scope.ts'
import { populateSections } from './choose-content.ts'
import { readChosen, readPhase, toProgress } from './queries.ts'
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
  const seen = seenPhase(ctx, input)
  const reads = { phase: readPhase(db, seen), chosen: readChosen(db, seen) }
  const writes = actor.kind === 'user' ? writesOf({ ...ctx, actor }, input) : {}
  const { phase, chosen } = await batch(db, { ...writes, ...reads })
  return toProgress(phase, seen.viewerId, chosen)
}

function writesOf(ctx: UserContext, { phaseId, roadmapId, filters, lastSectionNumber }: OpenProgressInput) {
  const phase = ownPhase(ctx, phaseId, { roadmapId })
  return {
    ...openStatements(ctx.db, phase, { filters, lastSectionNumber }),
    ...(filters
      ? replaceContent(ctx.db, phase, filters, hasOtherFilters(phase, filters))
      : { populated: populateSections(ctx.db, phase) }),
  }
}
