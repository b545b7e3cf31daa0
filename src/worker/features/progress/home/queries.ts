import { and, count, desc, eq, gte, max, ne, type SQL, sql, sum } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Home, HomeInput } from '#shared/progress/home-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { prepared, type Slot } from '#worker/db/prepared.ts'
import {
  challenges,
  librarySections,
  phaseProgress,
  phaseSections,
  roadmapPhases,
  roadmaps,
} from '#worker/db/schema/index.ts'
import { readEarned as readCertificates } from '#worker/features/certificates/queries.ts'
import { readEarned as readStreetCred } from '#worker/features/reputation/queries.ts'
import { resumeSeen } from '#worker/features/roadmaps/generation/resume-roadmaps.ts'
import { findSummaries, summaryFields, toSummary } from '#worker/features/roadmaps/listing/queries.ts'
import { isOf } from '#worker/features/roadmaps/scope.ts'
import { firstOf, readDue } from '../tries/reviews.ts'

/** Three beside the current one, and one more to know that there are more. */
const LATEST = 5
const EARNED = 3

const query = new QueryBuilder()

/** What somebody's learning comes to, in one round trip: where they go on, their week, what they have earned. */
export async function getHome(ctx: UserContext, input: HomeInput): Promise<Home> {
  const { userId } = ctx.actor
  const found = await batch(ctx.db, {
    current: findCurrent(ctx.db, { userId }),
    latest: findSummaries(ctx.db, { userId, limit: LATEST, before: null }),
    week: readWeek(ctx.db, userId, startOfWeek(sql`now()`, input)),
    due: readDue(ctx.db, userId),
    earned: readNamed(ctx.db, userId),
    certificates: readCertificates(ctx.db, userId),
  })
  resumeSeen(ctx, found.latest)
  const [current] = found.current
  return {
    ownerId: userId,
    current: current ? toSummary(current) : null,
    latest: found.latest.map(toSummary),
    week: found.week[0] ?? { sections: 0, minutes: 0 },
    reviews: firstOf(found.due),
    streetCred: { points: found.earned[0]?.total ?? 0, earned: found.earned.map(toEarned) },
    certificates: found.certificates.toSorted((one, other) => other.issuedAt.localeCompare(one.issuedAt)),
  }
}

/** The roadmap, deep dives included, that a person worked on last of those with a section to complete, else the newest of those. */
const idOfCurrent = (userId: Slot<string>) =>
  query
    .select({ id: roadmaps.id })
    .from(roadmaps)
    .innerJoin(roadmapPhases, eq(roadmapPhases.roadmapId, roadmaps.id))
    .innerJoin(phaseSections, eq(phaseSections.phaseId, roadmapPhases.id))
    .leftJoin(phaseProgress, eq(phaseProgress.phaseId, roadmapPhases.id))
    .where(and(isOf(userId), ne(roadmaps.state, 'failure')))
    .groupBy(roadmaps.id)
    .having(sql`bool_or(${phaseSections.completedAt} is null)`)
    .orderBy(sql`${max(phaseProgress.updatedAt)} desc nulls last`, desc(roadmaps.createdAt), desc(roadmaps.id))
    .limit(1)

const findCurrent = prepared(['userId'], (db, { userId }) =>
  db.query.roadmaps.findMany({ ...summaryFields(), where: eq(roadmaps.id, idOfCurrent(userId)) }),
)

/**
 * Expression: when the week began, in a time zone, that an instant lies in.
 * @param firstDay 1 for Monday to 7 for Sunday
 */
export function startOfWeek(instant: SQL, { timeZone, firstDay }: HomeInput): SQL<string> {
  const there = sql`(${instant} at time zone ${timeZone}::text)`
  const daysSince = sql`(extract(isodow from ${there})::int + 7 - ${firstDay}::int) % 7`
  return sql`((date_trunc('day', ${there}) - make_interval(days => ${daysSince})) at time zone ${timeZone}::text)`
}

const readWeek = (db: Database, userId: string, since: SQL) =>
  db
    .select({ sections: count(), minutes: sql<number>`coalesce(${sum(librarySections.minutes)}, 0)`.mapWith(Number) })
    .from(phaseSections)
    .innerJoin(roadmapPhases, eq(roadmapPhases.id, phaseSections.phaseId))
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapPhases.roadmapId))
    .leftJoin(librarySections, eq(librarySections.id, phaseSections.librarySectionId))
    .where(and(isOf(userId), gte(phaseSections.completedAt, since)))

/** Statement: StreetCred with the phases that earned it, as long as those are there. */
function readNamed(db: Database, userId: string) {
  const earned = readStreetCred(db, userId, EARNED).as('earned')
  const phaseId = sql`case ${earned.subjectKind} when 'phase' then ${earned.subjectId}::uuid end`
  const challengeId = sql`case ${earned.subjectKind} when 'challenge' then ${earned.subjectId}::int end`
  return db
    .select({
      points: earned.points,
      sections: earned.events,
      latestAt: earned.latestAt,
      total: earned.total,
      phase: { id: roadmapPhases.id, title: roadmapPhases.title },
      roadmapId: roadmaps.id,
      challenge: { id: challenges.id, title: sql<string>`${challenges.content} ->> 'title'` },
    })
    .from(earned)
    .leftJoin(roadmapPhases, eq(roadmapPhases.id, phaseId))
    .leftJoin(roadmaps, and(eq(roadmaps.id, roadmapPhases.roadmapId), isOf(userId)))
    .leftJoin(challenges, eq(challenges.id, challengeId))
    .orderBy(desc(earned.latestAt))
}

type NamedRow = Awaited<ReturnType<typeof readNamed>>[number]

const toEarned = ({
  phase,
  roadmapId,
  challenge,
  latestAt,
  ...row
}: NamedRow): Home['streetCred']['earned'][number] => ({
  points: row.points,
  sections: row.sections,
  latestAt: latestAt ?? '',
  phase: phase && roadmapId ? { ...phase, roadmapId } : null,
  challenge,
})
