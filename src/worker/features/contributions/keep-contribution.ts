import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import {
  barOf,
  CONTRIBUTION_POINTS,
  FEWEST_STARS,
  MOST_BY_MERGER,
  MOST_MERGED_A_WEEK,
  MOST_OF_REPOSITORY,
} from '#shared/contributions/rules.ts'
import type { ContributionInput } from '#shared/contributions/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { contributions, reputationEvents } from '#worker/db/schema/index.ts'
import { qualified } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { lockScore, postEach } from '#worker/features/reputation/statements.ts'
import { isOwn, unknownContribution } from './scope.ts'

const KEY = sql<string>`'pull:' || ${contributions.repositoryKey} || '#' || ${contributions.number}`

/**
 * The caller takes merged work as a receipt, once, as far as the caps on swapping allow (shared/contributions/rules.ts).
 * @throws DomainError not_found, conflict where it earns nothing, or not yet
 */
export async function keepContribution(
  ctx: UserContext,
  { contributionId }: z.output<typeof ContributionInput>,
): Promise<void> {
  const { db, actor } = ctx
  const isThis = isOwn(actor.userId, contributionId)
  const { posted, kept } = await batch(db, {
    locked: lockScore(db, actor.userId),
    posted: postEach(
      db,
      {
        ...{ userId: sql`${contributions.userId}`, kind: 'contribution', points: CONTRIBUTION_POINTS, key: KEY },
        ...{ subjectKind: 'pull', subjectId: sql`${contributions.repository} || '#' || ${contributions.number}` },
      },
      sql`from ${contributions} where ${isThis} and ${isWithinCaps}`,
    ),
    kept: db
      .update(contributions)
      .set({ status: 'kept' })
      .where(
        and(
          isThis,
          sql`exists (select from ${reputationEvents}
        where ${reputationEvents.userId} = ${contributions.userId} and ${reputationEvents.key} = ${KEY})`,
        ),
      )
      .returning({ id: contributions.id }),
  })
  if (kept.length === 0) throw await refusalOf(ctx, isThis)
  if (posted.rows.length === 0) throw new DomainError('conflict', 'You have this receipt already.')
}

const other = alias(contributions, 'other')

/** Expression: how many of somebody's kept ones share a column with the one that the statement around it is about. */
const keptLike = (column: 'repositoryKey' | 'mergerId') => sql`(
  select count(*) from ${contributions} ${sql.identifier('other')}
  where ${eq(other.userId, qualified(contributions.userId))} and ${eq(other.status, 'kept')}
    and ${eq(other[column], qualified(contributions[column]))})`

const isWithinCaps = sql`not ${contributions.isSelfMerged} and ${contributions.stars} >= ${FEWEST_STARS}::int
  and ${keptLike('repositoryKey')} < ${MOST_OF_REPOSITORY}::int
  and ${keptLike('mergerId')} < ${MOST_BY_MERGER}::int
  and (select count(*) from ${reputationEvents} where ${reputationEvents.userId} = ${contributions.userId}
    and ${reputationEvents.kind} = 'contribution'
    and ${reputationEvents.createdAt} > now() - interval '7 days') < ${MOST_MERGED_A_WEEK}::int`

/** Why one was not taken. */
async function refusalOf({ db }: UserContext, isThis: SQL | undefined): Promise<DomainError> {
  const [found] = await db
    .select({
      ...{ isSelfMerged: contributions.isSelfMerged, stars: contributions.stars },
      ofRepository: keptLike('repositoryKey').mapWith(Number),
      byMerger: keptLike('mergerId').mapWith(Number),
    })
    .from(contributions)
    .where(isThis)
  if (!found) return unknownContribution()
  const { ofRepository, byMerger } = found
  const bar = barOf(found)
  if (bar !== null) return new DomainError('conflict', bar)
  if (ofRepository >= MOST_OF_REPOSITORY)
    return new DomainError('conflict', `${MOST_OF_REPOSITORY} contributions to one project count.`)
  if (byMerger >= MOST_BY_MERGER)
    return new DomainError('conflict', `${MOST_BY_MERGER} contributions that the same person merged count.`)
  return new DomainError('conflict', `${MOST_MERGED_A_WEEK} contributions count in seven days. Take this one later.`)
}
