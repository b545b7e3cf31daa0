import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PhaseProgress, UpdateProgressInput, UpdateProgressOutput } from '#shared/progress/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { roadmapPhases, sectionContent } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isOwnPhase, type OwnPhase, ownPhase } from '#worker/features/roadmaps/scope.ts'
import { touchPhase } from '#worker/features/roadmaps/statements.ts'
import { readPhase, toProgress } from './queries.ts'
import { ownSectionIds, requireOwner, seenPhase } from './scope.ts'
import { noteProgress, openProgress } from './statements.ts'

const query = new QueryBuilder()

/**
 * Marks cards of the caller's phase complete or incomplete and remembers the last section (2§4, C128). Items are merged
 * one by one; whatever else a client claims is ignored (SEC-14).
 * @throws DomainError conflict when the phase has changed since the named version, not_found for a card that is not the
 *   phase's; nothing changes then. forbidden for another's phase
 */
export async function updateProgress(ctx: UserContext, input: UpdateProgressInput): Promise<UpdateProgressOutput> {
  const { version } = await merge(ctx, input)
  return { version }
}

/** The same, and answers the phase as it stands then, its tasks among it (C129). @throws DomainError as `updateProgress` */
export async function updateTasks(ctx: UserContext, input: UpdateProgressInput): Promise<PhaseProgress> {
  const { after } = await merge(ctx, input, { isRead: true })
  return toProgress(after, ctx.actor.userId)
}

async function merge(ctx: UserContext, input: UpdateProgressInput, { isRead = false } = {}) {
  const { db } = ctx
  const { version, lastSectionNumber } = input
  const phase = ownPhase(ctx, input.phaseId, input)
  const marks = marksOf(input)
  const when = mayChange(phase, [...marks.keys()], version)
  const cardsThatAre = (isCompleted: boolean) => [...marks].flatMap(([id, is]) => (is === isCompleted ? id : []))
  // the version rises last, since the others ask for the old one
  const saysSomething = marks.size > 0 || lastSectionNumber !== undefined
  const { seen, phaseLocked, changed, after } = await batch(db, {
    ...openProgress(db, phase),
    noted: noteProgress(db, phase, { lastSectionNumber, when }),
    ticked: markCards(db, cardsThatAre(true), sql`coalesce(${sectionContent.completedAt}, now())`, when),
    unticked: markCards(db, cardsThatAre(false), null, when),
    changed: touchPhase(db, phase, { isStart: true, raisesVersion: sql`${saysSomething}::boolean`, when }),
    after: isRead ? readPhase(db, seenPhase(ctx, input)) : null,
  })
  requireOwner(seen[0], ctx.actor.userId, 'phase')
  if (changed[0]) return { version: changed[0].version, after }
  if (version !== undefined && version !== phaseLocked[0]?.version) {
    throw new DomainError(
      'conflict',
      'This phase was changed in another tab. Please load it again and repeat your change.',
    )
  }
  throw new DomainError('not_found', 'One of these cards is no longer part of this phase.')
}

/** Every card once, the last word on it. */
const marksOf = ({ marks }: UpdateProgressInput): Map<string, boolean> =>
  new Map(marks.map(({ cardId, isCompleted }) => [asId(cardId, 'card'), isCompleted]))

/** All of the cards or none, only while the version holds. The batch has locked the phase. */
function mayChange(phase: OwnPhase, cardIds: string[], version: number | undefined): SQL {
  const isCurrent = version === undefined ? undefined : eq(roadmapPhases.version, version)
  const current = query
    .select({ id: roadmapPhases.id })
    .from(roadmapPhases)
    .where(and(isOwnPhase(phase), isCurrent))
  const known = query
    .select({ n: sql`count(*)` })
    .from(sectionContent)
    .where(and(inArray(sectionContent.id, cardIds), inArray(sectionContent.sectionId, ownSectionIds(phase))))
  return sql`exists ${current} and ${known} = ${cardIds.length}::int`
}

const markCards = (db: Database, cardIds: string[], completedAt: SQL | null, when: SQL) =>
  cardIds.length === 0
    ? null
    : db
        .update(sectionContent)
        .set({ completedAt })
        .where(and(inArray(sectionContent.id, cardIds), when))
