import { and, count, desc, eq, gte, lt, sql, sum } from 'drizzle-orm'
import type * as z from 'zod'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import { HISTORY_WEEKS } from '#shared/reputation/rules.ts'
import type {
  Receipt,
  ReceiptsInput,
  ReceiptsOutput,
  Score,
  ScoreInput,
  ScoreSummary,
  SummaryInput,
} from '#shared/reputation/schemas.ts'
import { type Context, viewerOf } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import {
  challengeEntries,
  challengeParticipations,
  challenges,
  issues,
  phaseSections,
  profiles,
  repositories,
  reputationEvents,
  reputationScores,
  roadmapPhases,
  roadmaps,
  users,
} from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isShownTo } from '#worker/features/roadmaps/scope.ts'
import { visible } from '../scope.ts'

const PAGE = 50

/** Statement: a person's score as far as the viewer may see the person (G-PROF-02). */
export const findScore = (db: Database, userId: string, viewerId: string | null) =>
  db
    .select({
      userId: users.id,
      name: users.name,
      score: sql`coalesce(${reputationScores.score}, 0)`.mapWith(Number),
      calculatedScore: reputationScores.calculatedScore,
      previousScore: reputationScores.previousScore,
      calculatedAt: reputationScores.calculatedAt,
      isRanked: sql<boolean>`coalesce(${reputationScores.isRanked}, true)`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(reputationScores, eq(reputationScores.userId, users.id))
    .where(and(eq(users.id, userId), visible(viewerId)))

type ScoreRow = Awaited<ReturnType<typeof findScore>>[number]

/** @throws DomainError not_found for nobody, and for somebody whom the caller may not see */
function known(rows: ScoreRow[]): ScoreRow {
  const [row] = rows
  if (!row) throw new DomainError('not_found', 'This person does not exist.')
  return row
}

/** Before anything was calculated, nothing has changed. */
export function toScore(rows: ScoreRow[]): Score {
  const { userId, score, calculatedScore, previousScore, calculatedAt } = known(rows)
  const prevScore = calculatedScore === null ? score : (previousScore ?? 0)
  return { userId, score, prevScore, scoreChange: hundredths((calculatedScore ?? score) - prevScore), calculatedAt }
}

const hundredths = (points: number) => Math.round(points * 100) / 100

/** Somebody's StreetCred as it stands (C006). @throws DomainError not_found (G-PROF-02) */
export async function getScore(ctx: Context, input: z.infer<typeof ScoreInput>): Promise<Score> {
  const viewerId = viewerOf(ctx)
  return toScore(await findScore(ctx.db, personOf(input, viewerId), viewerId))
}

/** @throws DomainError signed_out for a visitor who names nobody, not_found for what nobody can have as an id */
function personOf({ userId }: z.infer<typeof ScoreInput>, viewerId: string | null): string {
  if (userId !== undefined) return asId(userId, 'person')
  if (viewerId === null) throw new DomainError('signed_out', AUTH_TEXTS.signInNeeded)
  return viewerId
}

/** The same by what earned it and by week, in one round trip (C005). @throws DomainError not_found (G-PROF-02) */
export async function getSummary(
  ctx: Context,
  { timeZone, ...input }: z.output<typeof SummaryInput>,
): Promise<ScoreSummary> {
  const viewerId = viewerOf(ctx)
  const userId = personOf(input, viewerId)
  const { found, breakdown, weeks } = await batch(ctx.db, {
    found: findScore(ctx.db, userId, viewerId),
    breakdown: readKinds(ctx.db, userId),
    weeks: readWeeks(ctx.db, userId, timeZone),
  })
  const { name, isRanked } = known(found)
  return { ...toScore(found), name, isOwn: userId === viewerId, isRanked, breakdown, weeks }
}

const POINTS = sum(reputationEvents.points).mapWith(Number)

const readKinds = (db: Database, userId: string) =>
  db
    .select({ kind: reputationEvents.kind, points: POINTS, events: count() })
    .from(reputationEvents)
    .where(eq(reputationEvents.userId, userId))
    .groupBy(reputationEvents.kind)
    .orderBy(desc(POINTS), reputationEvents.kind)

const readWeeks = (db: Database, userId: string, timeZone: string) => {
  // named once, so that Postgres sees that what is selected is what is grouped by
  const week =
    sql<string>`to_char(date_trunc('week', ${reputationEvents.createdAt} at time zone ${timeZone}::text), 'YYYY-MM-DD')`.as(
      'week',
    )
  const since = sql`now() - make_interval(weeks => ${HISTORY_WEEKS}::int)`
  return db
    .select({ week, kind: reputationEvents.kind, points: POINTS })
    .from(reputationEvents)
    .where(and(eq(reputationEvents.userId, userId), gte(reputationEvents.createdAt, since)))
    .groupBy(sql`1`, reputationEvents.kind)
    .orderBy(sql`1`, reputationEvents.kind)
}

/** Rows of somebody's ledger, the latest first, with what they stand on. @throws DomainError not_found (G-PROF-02) */
export async function listReceipts(
  ctx: Context,
  { before, ...input }: z.infer<typeof ReceiptsInput>,
): Promise<z.infer<typeof ReceiptsOutput>> {
  const viewerId = viewerOf(ctx)
  const userId = personOf(input, viewerId)
  const { found, rows } = await batch(ctx.db, {
    found: findScore(ctx.db, userId, viewerId),
    rows: readReceipts(ctx.db, userId, { viewerId, before: before ?? null }),
  })
  known(found)
  const shown = rows.slice(0, PAGE)
  return {
    receipts: shown.map(({ phase, roadmap, section, challenge, place, issue, project, pulled, ...receipt }) => ({
      ...receipt,
      evidence:
        phase && roadmap
          ? { section, phase: phase.title, phaseId: phase.id, roadmap: roadmap.title, roadmapId: roadmap.id }
          : null,
      challenge: challenge && { ...challenge, place },
      issue: issue && project && { ...issue, ...project },
      pull: pulled === null ? null : pullOf(pulled),
    })),
    before: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** 'owner/name#12' */
function pullOf(subjectId: string): Receipt['pull'] {
  const [repository = '', number] = subjectId.split('#')
  return { repository, number: Number(number) }
}

interface ReceiptsPage {
  viewerId: string | null
  before: number | null
}

function readReceipts(db: Database, userId: string, { viewerId, before }: ReceiptsPage) {
  const { id, kind, key, points, formula, createdAt, subjectKind, subjectId } = reputationEvents
  const phaseId = sql`case ${subjectKind} when 'phase' then ${subjectId}::uuid end`
  const challengeId = sql`case ${subjectKind} when 'challenge' then ${subjectId}::int end`
  const issueId = sql`case ${subjectKind} when 'issue' then ${subjectId}::uuid end`
  const place = sql<number | null>`(select ${challengeEntries.place} from ${challengeEntries}
    join ${challengeParticipations} on ${challengeParticipations.entryId} = ${challengeEntries.id}
    where ${challengeEntries.challengeId} = ${challenges.id} and ${challengeParticipations.userId} = ${reputationEvents.userId})`
  const section = sql<string | null>`(select ${phaseSections.title} from ${phaseSections}
    where ${phaseSections.phaseId} = ${roadmapPhases.id}
      and ${key} = 'section:' || md5(${phaseSections.objectives}::text) limit 1)`
  return db
    .select({
      ...{ id, kind, key, points, formula, createdAt, section },
      phase: { id: roadmapPhases.id, title: roadmapPhases.title },
      roadmap: { id: roadmaps.id, title: roadmaps.title },
      challenge: { id: challenges.id, title: sql<string>`${challenges.content} ->> 'title'` },
      place,
      pulled: sql<string | null>`case ${subjectKind} when 'pull' then ${subjectId} end`,
      issue: { issueId: issues.id, number: issues.number, title: issues.title },
      project: { projectId: repositories.id, projectName: repositories.name },
    })
    .from(reputationEvents)
    .leftJoin(roadmapPhases, eq(roadmapPhases.id, phaseId))
    .leftJoin(roadmaps, and(eq(roadmaps.id, roadmapPhases.roadmapId), isShownTo(viewerId)))
    .leftJoin(challenges, eq(challenges.id, challengeId))
    .leftJoin(issues, eq(issues.id, issueId))
    .leftJoin(repositories, eq(repositories.id, issues.repositoryId))
    .where(and(eq(reputationEvents.userId, userId), before === null ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(PAGE + 1)
}
