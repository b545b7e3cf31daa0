import { and, desc, eq, gte, inArray, isNotNull, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { EVENTS_SHOWN, PUBLIC_EVENTS } from '#shared/events/public-events.ts'
import type { Event, EventKind, PublicEvent } from '#shared/events/schemas.ts'
import { OFFERED_DAYS, OFFERED_EVENTS } from '#shared/journal/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import {
  certificates,
  connections,
  contributions,
  journalEntries,
  journalPasses,
  phaseSections,
  roadmapPhases,
  roadmaps,
  sectionQuestions,
  sectionTries,
  userEvents,
  users,
} from '#worker/db/schema/index.ts'

/** Statements: each kind's latest, with what its path is made of; the first two have yet to be told how many. */

const findSections = (db: Database, userId: string, isWanted?: SQL) =>
  db
    .select({
      ...{
        id: phaseSections.id,
        roadmapId: roadmaps.id,
        phaseId: roadmapPhases.id,
        happenedAt: phaseSections.completedAt,
      },
      title: sql<string>`coalesce(${phaseSections.completedTitle}, ${phaseSections.title})`,
    })
    .from(phaseSections)
    .innerJoin(roadmapPhases, eq(roadmapPhases.id, phaseSections.phaseId))
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapPhases.roadmapId))
    .where(and(eq(roadmaps.userId, userId), isNull(roadmaps.deletedAt), isNotNull(phaseSections.completedAt), isWanted))
    .orderBy(desc(phaseSections.completedAt))
    .$dynamic()

const findRoadmaps = (db: Database, userId: string) =>
  db
    .select({
      ...{ id: roadmaps.id, happenedAt: roadmaps.createdAt },
      title: sql<string>`coalesce(${roadmaps.ownTitle}, ${roadmaps.title})`,
    })
    .from(roadmaps)
    .where(and(eq(roadmaps.userId, userId), isNull(roadmaps.deletedAt)))
    .orderBy(desc(roadmaps.createdAt))
    .limit(EVENTS_SHOWN)

const findCertificates = (db: Database, userId: string, isWanted?: SQL) =>
  db
    .select({ id: certificates.id, title: certificates.title, happenedAt: certificates.issuedAt })
    .from(certificates)
    .where(and(eq(certificates.userId, userId), isNull(certificates.revokedAt), isWanted))
    .orderBy(desc(certificates.issuedAt))
    .$dynamic()

const findMerged = (db: Database, userId: string, isWanted?: SQL) =>
  db
    .select({
      ...{ id: contributions.id, happenedAt: contributions.mergedAt },
      title: sql<string>`${contributions.title} || ' (' || ${contributions.repository} || '#' || ${contributions.number} || ')'`,
    })
    .from(contributions)
    .where(and(eq(contributions.userId, userId), ne(contributions.status, 'passed'), isWanted))
    .orderBy(desc(contributions.mergedAt))
    .$dynamic()

/** A row is of the two of them: the other is whom it is about. */
const findConnections = (db: Database, userId: string) => {
  const other: SQL = sql`case when ${connections.requesterId} = ${userId}::uuid
    then ${connections.addresseeId} else ${connections.requesterId} end`
  const isTheirs = or(eq(connections.requesterId, userId), eq(connections.addresseeId, userId))
  return db
    .select({ id: connections.id, personId: users.id, title: users.name, happenedAt: connections.answeredAt })
    .from(connections)
    .innerJoin(users, and(eq(users.id, other), isNull(users.deletedAt)))
    .where(and(isTheirs, eq(connections.status, 'accepted')))
    .orderBy(desc(connections.answeredAt))
    .limit(EVENTS_SHOWN)
}

const findEntries = (db: Database, userId: string) =>
  db
    .select({
      ...{ id: journalEntries.id, happenedAt: journalEntries.createdAt },
      title: sql<string>`coalesce(nullif(${journalEntries.title}, ''), left(${journalEntries.summary}, 120))`,
    })
    .from(journalEntries)
    .where(eq(journalEntries.userId, userId))
    .orderBy(desc(journalEntries.id))
    .limit(EVENTS_SHOWN)

const findAnswers = (db: Database, userId: string) =>
  db
    .select({ id: sectionTries.id, title: sectionQuestions.question, happenedAt: sectionTries.createdAt })
    .from(sectionTries)
    .innerJoin(sectionQuestions, eq(sectionQuestions.id, sectionTries.questionId))
    .where(and(eq(sectionTries.userId, userId), sectionTries.isRight))
    .orderBy(desc(sectionTries.createdAt))
    .limit(EVENTS_SHOWN)

/** What somebody's own pages told of projects: their word, shown to them alone. */
const findProjects = (db: Database, userId: string) =>
  db
    .select({
      ...{ id: userEvents.eventId, happenedAt: userEvents.createdAt },
      title: sql<string>`left(coalesce(${userEvents.payload}->>'action', ${userEvents.eventType}), 200)`,
    })
    .from(userEvents)
    .where(and(eq(userEvents.userId, userId), inArray(userEvents.eventType, ['github', 'pairingRequest'])))
    .orderBy(desc(userEvents.createdAt))
    .limit(EVENTS_SHOWN)

type Row = { id: string; title: string; happenedAt: string | null }

const toEvent = (kind: EventKind, { id, title, happenedAt }: Row, path: string | null): Event => ({
  ...{ id: `${kind}:${id}`, kind, title, path },
  happenedAt: happenedAt ?? '',
})

const sectionPath = (userId: string, { roadmapId, phaseId }: { roadmapId: string; phaseId: string }) =>
  `/learn/${userId}/${roadmapId}/${phaseId}`

const byLatest = (a: Event, b: Event) => b.happenedAt.localeCompare(a.happenedAt)

/** What happened to the caller, the latest first (C057, G-NOTIF-02). */
export async function listRecent({ db, actor: { userId } }: UserContext): Promise<Event[]> {
  const found = await batch(db, {
    sections: findSections(db, userId).limit(EVENTS_SHOWN),
    roadmaps: findRoadmaps(db, userId),
    certificates: findCertificates(db, userId).limit(EVENTS_SHOWN),
    connections: findConnections(db, userId),
    entries: findEntries(db, userId),
    merged: findMerged(db, userId).limit(EVENTS_SHOWN),
  })
  return [
    ...found.sections.map((row) => toEvent('sectionCompleted', row, sectionPath(userId, row))),
    ...found.roadmaps.map((row) => toEvent('roadmapCreated', row, `/learn/${userId}/${row.id}`)),
    ...found.certificates.map((row) => toEvent('certificateIssued', row, `/verify/${row.id}`)),
    ...found.connections.map((row) => toEvent('connected', row, `/profile/${row.personId}`)),
    ...found.entries.map((row) => toEvent('journalWritten', row, '/feed/journal')),
    ...found.merged.map((row) => toEvent('workMerged', row, '/home/streetcred')),
  ]
    .sort(byLatest)
    .slice(0, EVENTS_SHOWN)
}

/** Of what was not written down yet, and may be. */
const isUnwritten = (db: Database, userId: string, kind: EventKind, id: SQL): SQL | undefined => {
  const about = sql`${kind} || ':' || ${id}`
  const entry = and(eq(journalEntries.userId, userId), eq(journalEntries.about, about))
  const pass = and(eq(journalPasses.userId, userId), eq(journalPasses.about, about))
  return and(
    notExists(db.select({ id: journalEntries.id }).from(journalEntries).where(entry)),
    notExists(db.select({ about: journalPasses.about }).from(journalPasses).where(pass)),
  )
}

/** What happened lately that the caller may want to write of in their journal, the latest first. */
export async function listUnwritten({ db, actor: { userId } }: UserContext): Promise<Event[]> {
  const since = sql`now() - ${OFFERED_DAYS} * interval '1 day'`
  const found = await batch(db, {
    sections: findSections(
      db,
      userId,
      and(gte(phaseSections.completedAt, since), isUnwritten(db, userId, 'sectionCompleted', sql`${phaseSections.id}`)),
    ).limit(OFFERED_EVENTS),
    certificates: findCertificates(
      db,
      userId,
      and(gte(certificates.issuedAt, since), isUnwritten(db, userId, 'certificateIssued', sql`${certificates.id}`)),
    ).limit(OFFERED_EVENTS),
    merged: findMerged(
      db,
      userId,
      and(gte(contributions.mergedAt, since), isUnwritten(db, userId, 'workMerged', sql`${contributions.id}`)),
    ).limit(OFFERED_EVENTS),
  })
  return [
    ...found.sections.map((row) => toEvent('sectionCompleted', row, sectionPath(userId, row))),
    ...found.certificates.map((row) => toEvent('certificateIssued', row, `/verify/${row.id}`)),
    ...found.merged.map((row) => toEvent('workMerged', row, '/home/streetcred')),
  ]
    .sort(byLatest)
    .slice(0, OFFERED_EVENTS)
}

/** C056: the questions that the caller answered rightly. */
export const listQuestions = async ({ db, actor: { userId } }: UserContext): Promise<Event[]> =>
  (await findAnswers(db, userId)).map((row) => toEvent('questionAnswered', row, null))

/** C055 */
export const listProjects = async ({ db, actor: { userId } }: UserContext): Promise<Event[]> =>
  (await findProjects(db, userId)).map((row) => toEvent('project', row, null))

/** What everybody may come to and has not begun yet (C020). */
export const listPublic = (now: number): PublicEvent[] =>
  PUBLIC_EVENTS.filter(({ startsAt }) => Date.parse(startsAt) > now)
