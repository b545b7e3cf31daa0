import { and, isNull, lt, not, sql } from 'drizzle-orm'
import { CLAIM_DAYS, CLAIM_REMINDER_DAYS } from '#shared/projects/rules.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { removeInBatches } from '#worker/db/remove-in-batches.ts'
import { issueClaims, issues, repositories, repositorySearches } from '#worker/db/schema/index.ts'
import { notify } from '#worker/features/notifications/statements.ts'
import { describeFailure } from '#worker/log.ts'
import { refreshRepository } from './refresh-repository.ts'
import { claimDue } from './statements.ts'

/** Each is nine questions to GitHub and one to its search, which answers thirty a minute. */
const [REPOSITORIES_PER_RUN, AT_ONCE] = [25, 4]

/** Reads the repositories that are due; after one that GitHub did not answer the rest waits for the next run. */
export async function refreshProjects(ctx: Context): Promise<void> {
  const due = await claimDue(ctx.db, REPOSITORIES_PER_RUN)
  const failed: string[] = []
  for (let from = 0; from < due.length && failed.length === 0; from += AT_ONCE) {
    const some = due.slice(from, from + AT_ONCE).map((known) =>
      refreshRepository(ctx, known).catch((failure) => {
        failed.push(`${known.name}: ${describeFailure(failure)}`)
      }),
    )
    await Promise.all(some)
  }
  ctx.log('projects_read', { read: due.length, failed })
}

const SOME = 500

/** Claims that nobody stirred: their owner is reminded, and after seven days somebody else may take the issue. */
export async function releaseClaims({ db }: Context): Promise<void> {
  const isLive = isNull(issueClaims.releasedAt)
  const idle = (days: number) => lt(issueClaims.activeAt, sql`now() - make_interval(days => ${days}::int)`)
  const due = db
    .select({ id: issueClaims.id })
    .from(issueClaims)
    // what ends in this very run is not told of two days
    .where(and(isLive, isNull(issueClaims.remindedAt), idle(CLAIM_REMINDER_DAYS), not(idle(CLAIM_DAYS))))
    .limit(SOME)
  const ended = db
    .select({ id: issueClaims.id })
    .from(issueClaims)
    .where(and(isLive, idle(CLAIM_DAYS)))
    .limit(SOME)
  await batch(db, {
    told: notify(
      db,
      {
        userId: sql`${issueClaims.userId}`,
        actorId: sql`${issueClaims.userId}`,
        kind: sql`'claimIdle'`,
        key: sql`'claim:' || ${issueClaims.id}`,
        about: sql`${repositories.name} || '#' || ${issues.number}`,
        path: sql`'/project/' || ${issues.repositoryId} || '/' || ${issues.id}`,
      },
      sql`from ${issueClaims} join ${issues} on ${issues.id} = ${issueClaims.issueId}
        join ${repositories} on ${repositories.id} = ${issues.repositoryId} where ${issueClaims.id} in ${due}`,
    ),
    reminded: db.update(issueClaims).set({ remindedAt: sql`now()` }).where(sql`${issueClaims.id} in ${due}`),
    released: db.update(issueClaims).set({ releasedAt: sql`now()` }).where(sql`${issueClaims.id} in ${ended}`),
  })
}

/** What GitHub found for words is good for a day. */
export const forgetSearches = ({ db }: Context): Promise<void> =>
  removeInBatches(db, repositorySearches, sql`${repositorySearches.foundAt} < now() - interval '1 day'`)
