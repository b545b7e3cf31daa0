import { and, asc, eq, sql } from 'drizzle-orm'
import { MAX_TEAM } from '#shared/challenges/rules.ts'
import type { Challenge, OwnEntry, Result } from '#shared/challenges/schemas.ts'
import { CHALLENGE_TEXTS } from '#shared/challenges/texts.ts'
import { type Context, viewerOf } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import {
  certificates,
  challengeEntries,
  challengeJudges,
  challengeParticipations,
  challengePrizes,
  challengeSponsors,
  challenges,
  users,
} from '#worker/db/schema/index.ts'
import { findSponsorRecord } from './find-sponsor-record.ts'
import { standingOf, unknownChallenge } from './rules.ts'
import { statusNow } from './scope.ts'
import { countStarted, countSubmitted, isOwn } from './statements.ts'

/** One of them, listed or not, as the viewer has it, in one round trip. @throws DomainError not_found (G-CHAL-05) */
export async function findChallenge(ctx: Context, { challengeId }: { challengeId: number }): Promise<Challenge> {
  const { db } = ctx
  const viewerId = viewerOf(ctx)
  const { found, judges, own, people, winners, record } = await batch(db, {
    found: readChallenge(db, challengeId),
    judges: readJudges(db, challengeId),
    own: viewerId === null ? null : readOwn(db, challengeId, viewerId),
    people: viewerId === null ? null : readOwnPeople(db, challengeId, viewerId),
    winners: readWinners(db, challengeId),
    record: findSponsorRecord(db, challengeId),
  })
  const [row] = found
  if (!row) throw unknownChallenge()
  const { content, sponsorName, sponsorUrl, ...rest } = row
  const [mine] = own ?? []
  return {
    ...content,
    subTitle: content.subTitle ?? CHALLENGE_TEXTS.subTitle,
    ...rest,
    sponsor: sponsorName === null ? null : { name: sponsorName, url: sponsorUrl, record: record[0] ?? NO_RECORD },
    judges,
    results: resultsOf(winners),
    ...standingOf(mine),
    isFollowing: Boolean(mine?.followedAt),
    isJudge: judges.some(({ userId }) => userId === viewerId),
    own:
      mine?.startedAt && mine.ownerId
        ? entryOf(mine, { people: people ?? [], isCaptain: mine.ownerId === viewerId, content })
        : null,
  }
}

const NO_RECORD = { decided: 0, late: 0, prizes: 0, paid: 0, paidOnTime: 0, medianDays: null, entries: 0, reasons: 0 }

const readChallenge = (db: Database, challengeId: number) =>
  db
    .select({
      id: challenges.id,
      content: challenges.content,
      status: statusNow,
      opensAt: challenges.opensAt,
      endsAt: challenges.endsAt,
      decideBy: challenges.decideBy,
      decidedAt: challenges.decidedAt,
      funding: challenges.funding,
      sponsorName: challengeSponsors.name,
      sponsorUrl: challengeSponsors.url,
      participants: countStarted(challengeId),
      submissions: countSubmitted(challengeId),
    })
    .from(challenges)
    .leftJoin(challengeSponsors, eq(challengeSponsors.id, challenges.sponsorId))
    .where(eq(challenges.id, challengeId))

const PERSON = { userId: users.id, name: users.name }

const readJudges = (db: Database, challengeId: number) =>
  db
    .select(PERSON)
    .from(challengeJudges)
    .innerJoin(users, eq(users.id, challengeJudges.userId))
    .where(eq(challengeJudges.challengeId, challengeId))
    .orderBy(asc(challengeJudges.createdAt), asc(users.id))

const readOwn = (db: Database, challengeId: number, userId: string) =>
  db
    .select({
      followedAt: challengeParticipations.followedAt,
      licensedAt: challengeParticipations.licensedAt,
      startedAt: challengeParticipations.startedAt,
      ownerId: challengeEntries.ownerId,
      teamCode: challengeEntries.teamCode,
      submittedAt: challengeEntries.submittedAt,
      link: challengeEntries.link,
      details: challengeEntries.details,
      checks: challengeEntries.checks,
      points: challengeEntries.points,
      place: challengeEntries.place,
      certificateId: sql<string | null>`(select ${certificates.id} from ${certificates}
        where ${certificates.challengeId} = ${challengeParticipations.challengeId}
          and ${certificates.userId} = ${challengeParticipations.userId} and ${certificates.revokedAt} is null)`,
      // nobody reads what is written of an entry before all are judged
      reason: sql<string | null>`case when ${challengeEntries.points} is not null then ${challengeEntries.reason} end`,
    })
    .from(challengeParticipations)
    .leftJoin(challengeEntries, eq(challengeEntries.id, challengeParticipations.entryId))
    .where(isOwn(challengeId, userId))

type Own = Awaited<ReturnType<typeof readOwn>>[number]

/** Who is in somebody's entry. */
const readOwnPeople = (db: Database, challengeId: number, userId: string) =>
  db
    .select(PERSON)
    .from(challengeParticipations)
    .innerJoin(users, eq(users.id, challengeParticipations.userId))
    .where(
      sql`${challengeParticipations.entryId} in (${db
        .select({ entryId: challengeParticipations.entryId })
        .from(challengeParticipations)
        .where(isOwn(challengeId, userId))})`,
    )
    .orderBy(asc(challengeParticipations.startedAt))
    .limit(MAX_TEAM)

const entryOf = (
  { checks, teamCode, link, details, submittedAt, points, reason, place, certificateId }: Own,
  { people, isCaptain, content }: { people: OwnEntry['people']; isCaptain: boolean; content: { teamSize: number } },
): OwnEntry => ({
  ...{ link, details, submittedAt, points, reason, place, certificateId, people, isCaptain },
  checks: checks ?? [],
  teamCode: isCaptain && people.length < content.teamSize && submittedAt === null ? teamCode : null,
})

/** A row for each winner of each place. */
const readWinners = (db: Database, challengeId: number) =>
  db
    .select({
      place: challengePrizes.place,
      prize: challengePrizes.prize,
      paidAt: challengePrizes.paidAt,
      note: challengePrizes.note,
      points: challengeEntries.points,
      reason: challengeEntries.reason,
      ...PERSON,
    })
    .from(challengePrizes)
    .leftJoin(
      challengeEntries,
      and(
        eq(challengeEntries.challengeId, challengePrizes.challengeId),
        eq(challengeEntries.place, challengePrizes.place),
      ),
    )
    .leftJoin(challengeParticipations, eq(challengeParticipations.entryId, challengeEntries.id))
    .leftJoin(users, eq(users.id, challengeParticipations.userId))
    .where(eq(challengePrizes.challengeId, challengeId))
    .orderBy(asc(challengePrizes.place), asc(challengeParticipations.startedAt))

/** One for each place; of an account that is gone only the place is left. */
function resultsOf(rows: Awaited<ReturnType<typeof readWinners>>): Result[] {
  const results = new Map<number, Result>()
  for (const { place, userId, name, points, reason, prize, paidAt, note } of rows) {
    const result = results.get(place) ?? {
      ...{ place, prize, paidAt, note, people: [] },
      ...{ points: points ?? 0, reason: reason ?? '' },
    }
    if (userId !== null && name !== null) result.people.push({ userId, name })
    results.set(place, result)
  }
  return [...results.values()]
}
