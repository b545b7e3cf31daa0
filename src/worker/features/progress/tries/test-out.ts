import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { nextDay } from '#shared/progress/days.ts'
import type { TestOut } from '#shared/progress/mastery-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import {
  libraryQuizItems,
  librarySections,
  phaseSections,
  roadmapPhases,
  roadmaps,
  sectionTries,
} from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isOf } from '#worker/features/roadmaps/scope.ts'
import { asItem } from '../find-items.ts'
import { missesAllowed } from '../items/guess-chance.ts'
import { showItem } from '../items/show-item.ts'
import { idsOf, itemsOf } from './standings.ts'
import { isToday } from './statements.ts'

/** The person's own section with this id; about `roadmaps` and `phase_sections`. */
export const isOwnSection = (userId: string, sectionId: string) => and(isOf(userId), eq(phaseSections.id, sectionId))

/** Expression: whether one of these items was answered today, wherever and whatever for. @param ids a subselect */
export const isTriedToday = (userId: string, ids: SQL) => sql<boolean>`exists (
  select from ${sectionTries} where ${eq(sectionTries.userId, userId)} and ${isToday} and ${sectionTries.itemId} in ${ids}
)`

/** Expression: on how many days before this one somebody tried to test out with these items. */
const attemptsAt = (userId: string, ids: SQL) => sql<number>`(
  select count(distinct date_trunc('day', ${sectionTries.createdAt}, 'UTC'))::int from ${sectionTries}
  where ${and(eq(sectionTries.userId, userId), eq(sectionTries.purpose, 'test_out'))} and not ${isToday} and ${sectionTries.itemId} in ${ids}
)`

/**
 * An own section with all items that ask about it, in one round trip.
 * @throws DomainError not_found
 */
export async function findTestOut({ db, actor: { userId } }: UserContext, id: string) {
  const isIt = isOwnSection(userId, asId(id, 'section'))
  const ids = idsOf(isIt)
  const { sections, rows } = await batch(db, {
    sections: db
      .select({
        sectionId: phaseSections.id,
        phaseId: phaseSections.phaseId,
        roadmapId: roadmaps.id,
        isCompleted: sql<boolean>`${phaseSections.completedAt} is not null`,
        isTried: isTriedToday(userId, ids),
        attempts: attemptsAt(userId, ids),
      })
      .from(phaseSections)
      .innerJoin(roadmapPhases, eq(roadmapPhases.id, phaseSections.phaseId))
      .innerJoin(roadmaps, eq(roadmaps.id, roadmapPhases.roadmapId))
      .where(isIt),
    rows: db
      .select({
        id: libraryQuizItems.id,
        kind: libraryQuizItems.kind,
        content: libraryQuizItems.content,
        objective: sql<string>`${librarySections.objectives}[${libraryQuizItems.objective}]`,
      })
      .from(sql`${itemsOf(isIt)} of`)
      .innerJoin(libraryQuizItems, eq(libraryQuizItems.id, sql`of."itemId"`))
      .innerJoin(librarySections, eq(librarySections.id, libraryQuizItems.sectionId))
      .orderBy(asc(libraryQuizItems.objective), asc(libraryQuizItems.id)),
  })
  const [section] = sections
  if (!section) throw new DomainError('not_found', 'This section does not exist.')
  const items = rows.map((row) => {
    const item = asItem(row)
    return { itemId: row.id, objective: row.objective, item, shown: showItem(item, `${userId}:${row.id}`) }
  })
  const mayMiss = missesAllowed(
    items.map(({ item }) => item),
    section.attempts + 1,
  )
  return { ...section, items, mayMiss }
}

/** What one would answer to test out of an own section; the payload has nothing of what is right. @throws DomainError not_found */
export async function getTestOut(ctx: UserContext, input: { sectionId: string }): Promise<TestOut> {
  const { items, mayMiss, isCompleted, isTried } = await findTestOut(ctx, input.sectionId)
  if (mayMiss === null || isCompleted) return { questions: [], mayMiss: 0, againAt: null }
  if (isTried) return { questions: [], mayMiss, againAt: nextDay(new Date().toISOString()) }
  return {
    questions: items.map(({ itemId, item, shown }) => ({ itemId, kind: item.kind, shown })),
    mayMiss,
    againAt: null,
  }
}
