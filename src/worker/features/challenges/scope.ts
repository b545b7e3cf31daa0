import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { ChallengeStatus } from '#shared/challenges/rules.ts'
import type { Database } from '#worker/db/client.ts'
import type { Slot } from '#worker/db/prepared.ts'
import { challengeJudges, challenges, users } from '#worker/db/schema/index.ts'

/** How a bounty stands at this moment: times end what is open and open what is to come, without anybody doing anything. */
export const statusNow: SQL<ChallengeStatus> = sql<ChallengeStatus>`case
  when ${challenges.status} = 'Closed' or ${challenges.endsAt} <= now() then 'Closed'
  when ${challenges.status} = 'Open' or ${challenges.opensAt} <= now() then 'Open'
  else 'Coming Soon' end`

/** Can be won, or will be; the first half finds them by their index. */
export const isActive: SQL = sql`(${challenges.status} <> 'Closed' and coalesce(${challenges.endsAt} > now(), true))`

/** Statement: a row where one is open. */
export const findOpen = (db: Database, challengeId: number) =>
  db
    .select({ id: challenges.id, content: challenges.content })
    .from(challenges)
    .where(and(eq(challenges.id, challengeId), sql`${statusNow} = 'Open'`))

/** Whether one is open at this moment, as an expression: the database decides the race with its end (G-CHAL-04). */
export const isOpen = (db: Database, challengeId: number) => exists(findOpen(db, challengeId))

/** Whether somebody judges a bounty, as an expression. */
export const isJudgeOf = (challengeId: number | SQL, userId: Slot<string | null>): SQL<boolean> => sql<boolean>`exists (
  select from ${challengeJudges}
  where ${challengeJudges.challengeId} = ${challengeId} and ${challengeJudges.userId} = ${userId}::uuid)`

/** Whether somebody judges a bounty or is an administrator, as an expression. */
export const mayJudge = (challengeId: number | SQL, userId: Slot<string | null>): SQL<boolean> => sql<boolean>`(
  ${isJudgeOf(challengeId, userId)}
  or exists (select from ${users} where ${users.id} = ${userId}::uuid and ${users.isAdmin}))`
