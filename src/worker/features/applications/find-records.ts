import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Records } from '#shared/applications/records.ts'
import type { Database } from '#worker/db/client.ts'
import {
  certificates,
  journalEntries,
  phaseSections,
  profileEntries,
  profiles,
  roadmapPhases,
  roadmaps,
  users,
} from '#worker/db/schema/index.ts'

/** Of each kind, the latest. */
const MOST_RECORDS = 300

/** Statements for a batch: all of somebody's that can show who they are and what they know. */
export const recordStatements = (db: Database, userId: string) => ({
  ...learntStatements(db, userId),
  ...saidStatements(db, userId),
})

/** What was proved here. */
const learntStatements = (db: Database, userId: string) => ({
  certificates: db
    .select({
      id: certificates.id,
      title: certificates.title,
      skills: certificates.skills,
      issuedAt: certificates.issuedAt,
    })
    .from(certificates)
    .where(and(eq(certificates.userId, userId), isNull(certificates.revokedAt)))
    .orderBy(desc(certificates.issuedAt))
    .limit(MOST_RECORDS),
  sections: db
    .select({
      id: phaseSections.id,
      title: sql<string>`coalesce(${phaseSections.completedTitle}, ${phaseSections.title})`,
      aim: phaseSections.aim,
      topics: phaseSections.topics,
      phaseId: phaseSections.phaseId,
      roadmapId: roadmapPhases.roadmapId,
    })
    .from(phaseSections)
    .innerJoin(roadmapPhases, eq(roadmapPhases.id, phaseSections.phaseId))
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapPhases.roadmapId))
    .where(and(eq(roadmaps.userId, userId), isNull(roadmaps.deletedAt), isNotNull(phaseSections.completedAt)))
    .orderBy(desc(phaseSections.completedAt))
    .limit(MOST_RECORDS),
})

/** What they say themselves. */
const saidStatements = (db: Database, userId: string) => ({
  journal: db
    .select({
      id: journalEntries.id,
      title: journalEntries.title,
      summary: journalEntries.summary,
      tags: journalEntries.tags,
      day: journalEntries.day,
    })
    .from(journalEntries)
    .where(eq(journalEntries.userId, userId))
    .orderBy(desc(journalEntries.id))
    .limit(MOST_RECORDS),
  entries: db
    .select({
      id: profileEntries.id,
      kind: profileEntries.kind,
      title: profileEntries.title,
      organization: profileEntries.organization,
      startedIn: profileEntries.startedIn,
      endedIn: profileEntries.endedIn,
      description: profileEntries.description,
    })
    .from(profileEntries)
    .where(eq(profileEntries.userId, userId))
    .orderBy(desc(sql`coalesce(${profileEntries.endedIn}, '9999-12')`), desc(profileEntries.startedIn))
    .limit(MOST_RECORDS),
  person: db
    .select({
      name: users.name,
      roles: users.roles,
      location: users.location,
      languages: users.languages,
      shortBio: sql<string>`coalesce(${profiles.shortBio}, '')`,
      storySummary: sql<string>`coalesce(${profiles.storySummary}, '')`,
      resume: sql<string>`coalesce(${profiles.linkedInText}, '')`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId)),
})

type Found = { [K in keyof ReturnType<typeof recordStatements>]: Awaited<ReturnType<typeof recordStatements>[K]> }

/** What the statements found, as one. */
export const recordsOf = (userId: string, { person: [person], ...lists }: Found): Records => ({
  ...{ userId, name: '', roles: [], location: null, languages: [], shortBio: '', storySummary: '', resume: '' },
  ...person,
  ...lists,
})
