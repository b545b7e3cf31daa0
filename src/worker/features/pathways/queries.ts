import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { currentWeekOf, isWeekDone } from '#shared/pathways/rules.ts'
import type { Pathway, PathwayQuestion } from '#shared/pathways/schemas.ts'
import { nextDay } from '#shared/progress/days.ts'
import { TRIES_A_DAY } from '#shared/progress/rules.ts'
import type { Database } from '#worker/db/client.ts'
import {
  pathwayAnswers,
  pathwayItems,
  pathwayMarks,
  pathwayProgress,
  pathwayResources,
  pathwayWeeks,
  resources,
} from '#worker/db/schema/index.ts'
import { asItem } from '#worker/features/progress/find-items.ts'
import { showItem } from '#worker/features/progress/items/show-item.ts'
import { wrongToday } from './scope.ts'

/** Statements: a pathway, and how its reader stands; for a batch, before `toPathway`. */
export const readPathway = (db: Database, userId: string, pathwayId: string) => ({
  progress: db
    .select({ status: pathwayProgress.status })
    .from(pathwayProgress)
    .where(and(eq(pathwayProgress.userId, userId), eq(pathwayProgress.pathwayId, pathwayId))),
  weeks: db.select().from(pathwayWeeks).where(eq(pathwayWeeks.pathwayId, pathwayId)).orderBy(asc(pathwayWeeks.week)),
  reading: db
    .select({
      ...{ resourceId: pathwayResources.id, week: pathwayResources.week, reason: pathwayResources.reason },
      ...{ title: resources.title, author: resources.author, kind: resources.kind, summary: resources.summary },
      link: sql<string>`coalesce(${resources.movedTo}, ${resources.link})`,
      isGone: sql<boolean>`${resources.linkState} = 'dead'`,
      isCompleted: sql<boolean>`coalesce(${pathwayMarks.status} = 'complete', false)`,
    })
    .from(pathwayResources)
    .innerJoin(resources, eq(resources.id, pathwayResources.resourceId))
    .leftJoin(pathwayMarks, and(eq(pathwayMarks.resourceId, pathwayResources.id), eq(pathwayMarks.userId, userId)))
    .where(eq(pathwayResources.pathwayId, pathwayId))
    .orderBy(asc(pathwayResources.week), asc(pathwayResources.position)),
  items: db
    .select()
    .from(pathwayItems)
    .where(eq(pathwayItems.pathwayId, pathwayId))
    .orderBy(asc(pathwayItems.week), asc(pathwayItems.position)),
  answers: readAnswers(db, userId),
})

/** Statement: the right answer of somebody to each item, or to one, or else the last one. */
export const readAnswers = (db: Database, userId: string, isOfItem?: SQL) =>
  db
    .selectDistinctOn([pathwayAnswers.itemId], {
      ...{ itemId: pathwayAnswers.itemId, answer: pathwayAnswers.answer, isRight: pathwayAnswers.isRight },
      feedback: pathwayAnswers.feedback,
      isSpent: sql<boolean>`${wrongToday} over (partition by ${pathwayAnswers.itemId}) >= ${TRIES_A_DAY}::int`,
    })
    .from(pathwayAnswers)
    .where(and(eq(pathwayAnswers.userId, userId), isOfItem))
    .orderBy(pathwayAnswers.itemId, desc(pathwayAnswers.isRight), desc(pathwayAnswers.createdAt))

type Read = { [K in keyof ReturnType<typeof readPathway>]: Awaited<ReturnType<typeof readPathway>[K]> }

/** Weeks with what belongs to them. */
export function toPathway(pathwayId: string, userId: string, read: Read): Pathway {
  const { progress, reading, items, answers } = read
  const weeks = read.weeks.map(({ pathwayId: _, ...about }) => {
    const own = <T extends { week: number }>(rows: T[]) => rows.filter(({ week }) => week === about.week)
    const ofWeek = own(reading).map(({ week: _week, ...resource }) => resource)
    const questions = own(items).map((item) => toQuestion(userId, item, about.objectives, answers))
    return { ...about, isDone: isWeekDone({ resources: ofWeek }), resources: ofWeek, questions }
  })
  return { pathwayId, status: progress[0]?.status ?? null, currentWeek: currentWeekOf(weeks), weeks }
}

export function toQuestion(
  userId: string,
  item: Read['items'][number],
  objectives: string[],
  answers: Read['answers'],
): PathwayQuestion {
  const last = answers.find(({ itemId }) => itemId === item.id)
  return {
    ...{ itemId: item.id, kind: item.kind, objective: objectives[item.objective - 1] ?? '' },
    shown: showItem(asItem(item), `${userId}:${item.id}`),
    answer: last ? { answer: last.answer, isRight: last.isRight, feedback: last.feedback } : null,
    restsUntil: last?.isSpent && !last.isRight ? nextDay(new Date().toISOString()) : null,
  }
}
