import { and, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import type { JoinTeamInput } from '#shared/challenges/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { challengeEntries, challengeParticipations, challenges } from '#worker/db/schema/index.ts'
import { qualified } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { unknownChallenge } from './rules.ts'
import { findOpen, isJudgeOf, isOpen } from './scope.ts'
import { findOwn, isEntryOf, isOwn, isRoom, lockChallenge } from './statements.ts'

const member = alias(challengeParticipations, 'member')

/**
 * The caller joins the team whose captain gave them its code, and leaves an entry of their own behind, as long as nobody else is in
 * it and nothing was handed in; again is no error.
 * @throws DomainError not_found for no bounty and no such team, forbidden without the terms, conflict where it is not open, the team
 * or the bounty is full or the team has handed in, or the caller has, judges, or leads others
 */
export async function joinTeam(
  { db, actor: { userId } }: UserContext,
  { challengeId, teamCode }: z.output<typeof JoinTeamInput>,
): Promise<void> {
  const joining = { challengeId, teamCode, userId }
  const { locked, team, before, after, open } = await batch(db, {
    locked: lockChallenge(db, challengeId),
    team: findTeam(db, joining),
    before: findOwn(db, challengeId, userId),
    joined: moveInto(db, joining),
    left: removeEmpty(db, joining),
    after: findOwn(db, challengeId, userId),
    open: findOpen(db, challengeId),
  })
  const [challenge] = locked
  const [found] = team
  if (!challenge) throw unknownChallenge()
  if (!found) throw new DomainError('not_found', CHALLENGE_REFUSALS.noTeam)
  if (after[0]?.entryId === found.id) return
  if (open.length === 0) throw new DomainError('conflict', CHALLENGE_REFUSALS.closed)
  if (!before[0]?.licensedAt) throw new DomainError('forbidden', CHALLENGE_REFUSALS.noLicense)
  if (found.isJudge) throw new DomainError('conflict', CHALLENGE_REFUSALS.judgesDontEnter)
  if (before[0].submittedAt) throw new DomainError('conflict', CHALLENGE_REFUSALS.again)
  if (found.submittedAt) throw new DomainError('conflict', CHALLENGE_REFUSALS.teamSubmitted)
  if (found.people >= challenge.content.teamSize) throw new DomainError('conflict', CHALLENGE_REFUSALS.teamFull)
  // who has not started leads nobody
  throw new DomainError('conflict', before[0].startedAt ? CHALLENGE_REFUSALS.leadsOthers : CHALLENGE_REFUSALS.full)
}

/** How many are in an entry, as an expression. */
const peopleIn = sql<number>`(
  select count(*)::int from ${challengeParticipations} ${member} where ${member.entryId} = ${qualified(challengeEntries.id)})`

const isTeam = (challengeId: number, teamCode: string) =>
  and(eq(challengeEntries.challengeId, challengeId), eq(challengeEntries.teamCode, teamCode))

const findTeam = (db: Database, { challengeId, teamCode, userId }: Joining) =>
  db
    .select({
      id: challengeEntries.id,
      submittedAt: challengeEntries.submittedAt,
      people: peopleIn,
      isJudge: isJudgeOf(challengeId, userId),
    })
    .from(challengeEntries)
    .where(isTeam(challengeId, teamCode))

interface Joining {
  challengeId: number
  teamCode: string
  userId: string
}

/** Whoever leads others, or has handed in, stays where they are. */
const mayLeave = (db: Database, { challengeId, userId }: Joining) =>
  sql`not exists (${db
    .select({ id: challengeEntries.id })
    .from(challengeEntries)
    .where(and(isEntryOf(challengeId, userId), or(isNotNull(challengeEntries.submittedAt), sql`${peopleIn} > 1`)))})`

function moveInto(db: Database, joining: Joining) {
  const { challengeId, teamCode, userId } = joining
  const teamSize = db
    .select({ most: sql`(${challenges.content} ->> 'teamSize')::int` })
    .from(challenges)
    .where(eq(challenges.id, challengeId))
  const team = db
    .select({ id: challengeEntries.id })
    .from(challengeEntries)
    .where(and(isTeam(challengeId, teamCode), isNull(challengeEntries.submittedAt), sql`${peopleIn} < (${teamSize})`))
  return db
    .update(challengeParticipations)
    .set({ entryId: sql`(${team})`, startedAt: sql`coalesce(${challengeParticipations.startedAt}, now())` })
    .where(
      and(
        ...[isOwn(challengeId, userId), isNotNull(challengeParticipations.licensedAt), isOpen(db, challengeId)],
        ...[exists(team), mayLeave(db, joining), sql`not ${isJudgeOf(challengeId, userId)}`],
        isRoom(db, challengeId),
      ),
    )
}

/** An entry that its captain has left. */
const removeEmpty = (db: Database, { challengeId, userId }: Joining) =>
  db.delete(challengeEntries).where(and(isEntryOf(challengeId, userId), sql`${peopleIn} = 0`))
