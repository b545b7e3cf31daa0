import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { JudgedEntry, JudgingOutput } from '#shared/challenges/judging-schemas.ts'
import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import {
  challengeEntries,
  challengeJudges,
  challengeParticipations,
  challengeScores,
  challenges,
  users,
} from '#worker/db/schema/index.ts'
import { asId, qualified } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { repositoryOf, unknownChallenge } from '../rules.ts'
import { isJudgeOf, mayJudge, statusNow } from '../scope.ts'

const MOST_JUDGED = 500

/** Of all judges, beside the caller's own. */
const given = alias(challengeScores, 'given')

/**
 * The entries of a bounty as its judges see them: none before it is closed, and until it is decided with nothing that says whose
 * they are. @throws DomainError not_found for no bounty, forbidden for who neither judges it nor is an administrator
 */
export async function listEntries(
  { db, actor: { userId } }: UserContext,
  { challengeId }: { challengeId: number },
): Promise<JudgingOutput> {
  const { found, entries } = await batch(db, {
    found: readJudged(db, challengeId, userId),
    entries: readEntries(db, challengeId, userId),
  })
  const [challenge] = found
  if (!challenge) throw unknownChallenge()
  const { mayLook, content, decidedAt, ...shown } = challenge
  if (!mayLook) throw new DomainError('forbidden', CHALLENGE_REFUSALS.notJudge)
  const isRepository = content.linkRule.startsWith('githubRepo')
  const isDecided = decidedAt !== null
  return {
    ...{ challengeId, title: content.title, linkRule: content.linkRule, rubric: content.rubric, isDecided },
    ...shown,
    entries: entries.map(
      ({ link, people, details, ...entry }): JudgedEntry => ({
        ...entry,
        link: isRepository && !isDecided ? null : link,
        hasFiles: isRepository,
        ...(isDecided ? { people, details } : { people: [], details: null }),
      }),
    ),
  }
}

const readJudged = (db: Database, challengeId: number, userId: string) =>
  db
    .select({
      content: challenges.content,
      status: statusNow,
      decideBy: challenges.decideBy,
      decidedAt: challenges.decidedAt,
      judges: db.$count(challengeJudges, eq(challengeJudges.challengeId, challengeId)),
      isJudge: isJudgeOf(challengeId, userId),
      mayLook: mayJudge(challengeId, userId),
    })
    .from(challenges)
    .where(eq(challenges.id, challengeId))

const readEntries = (db: Database, challengeId: number, userId: string) =>
  db
    .select({
      entryId: challengeEntries.id,
      // by what says nothing of when it came
      number: sql<number>`row_number() over (order by ${challengeEntries.id})::int`,
      link: challengeEntries.link,
      details: challengeEntries.details,
      checks: challengeEntries.checks,
      reason: challengeEntries.reason,
      median: challengeEntries.points,
      place: challengeEntries.place,
      points: challengeScores.points,
      scores: sql<number>`(select count(*)::int from ${challengeScores} ${given}
        where ${given.entryId} = ${qualified(challengeEntries.id)})`,
      people: sql<string[]>`array(select ${users.name} from ${challengeParticipations}
        join ${users} on ${users.id} = ${challengeParticipations.userId}
        where ${challengeParticipations.entryId} = ${qualified(challengeEntries.id)}
        order by ${challengeParticipations.startedAt})`,
    })
    .from(challengeEntries)
    .innerJoin(challenges, eq(challenges.id, challengeEntries.challengeId))
    .leftJoin(
      challengeScores,
      and(eq(challengeScores.entryId, challengeEntries.id), eq(challengeScores.judgeId, userId)),
    )
    .where(
      and(
        ...[eq(challengeEntries.challengeId, challengeId), isNotNull(challengeEntries.submittedAt)],
        sql`${statusNow} = 'Closed'`,
      ),
    )
    .orderBy(asc(challengeEntries.place), asc(challengeEntries.id))
    .limit(MOST_JUDGED)

/**
 * Where the files of an entry are, for its judges: never told to anybody. @throws DomainError not_found for no entry and for what
 * is no repository, forbidden for who does not judge it, conflict before the bounty is closed
 */
export async function findRepositoryOf(
  { db, actor: { userId } }: UserContext,
  entryId: string,
): Promise<{ name: string; commit: string | null }> {
  const [entry] = await db
    .select({
      link: challengeEntries.link,
      commit: challengeEntries.commit,
      status: statusNow,
      mayLook: mayJudge(sql`${challengeEntries.challengeId}`, userId),
    })
    .from(challengeEntries)
    .innerJoin(challenges, eq(challenges.id, challengeEntries.challengeId))
    .where(eq(challengeEntries.id, asId(entryId, 'entry')))
  if (entry && !entry.mayLook) throw new DomainError('forbidden', CHALLENGE_REFUSALS.notJudge)
  if (entry && entry.status !== 'Closed') throw new DomainError('conflict', CHALLENGE_REFUSALS.notClosed)
  const name = repositoryOf(entry?.link ?? '')
  if (!entry || name === null) throw new DomainError('not_found', CHALLENGE_REFUSALS.noEntry)
  return { name, commit: entry.commit }
}
