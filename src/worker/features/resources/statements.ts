import { and, countDistinct, eq, gte, inArray, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Database } from '#worker/db/client.ts'
import { resourceFinds, resources, resourceVotes } from '#worker/db/schema/index.ts'
import { excluded } from '#worker/db/sql.ts'
import { PEOPLE_TO_SHARE } from './rules.ts'

/** Who found a resource without having named its host. */
const peopleWhoFoundIt = new QueryBuilder()
  .select({ n: countDistinct(resourceFinds.userId) })
  .from(resourceFinds)
  .where(and(eq(resourceFinds.resourceId, resources.id), eq(resourceFinds.isHostNamed, false)))

/**
 * Statement: of these resources, what passes the review becomes everybody's: two people found it, its link was looked at
 * and leads somewhere, and its own title names a topic.
 */
export const shareReviewed = (db: Database, these: SQL | undefined) =>
  db
    .update(resources)
    .set({ sharedAt: sql`now()`, updatedAt: sql`now()` })
    .where(
      and(
        these,
        ne(resources.source, 'catalogue'),
        isNull(resources.sharedAt),
        inArray(resources.linkState, ['live', 'moved']),
        sql`cardinality(${resources.topics}) > 0`,
        gte(sql`(${peopleWhoFoundIt})`, PEOPLE_TO_SHARE),
      ),
    )

/** Statement: a person's vote on the resource that a subselect names, or none; null takes back what they said. */
export function voteOnResource(
  db: Database,
  { userId, resource, isHelpful }: { userId: string; resource: SQLWrapper; isHelpful: boolean | null },
) {
  if (isHelpful === null) {
    return db
      .delete(resourceVotes)
      .where(and(eq(resourceVotes.userId, userId), inArray(resourceVotes.resourceId, resource)))
  }
  return db
    .insert(resourceVotes)
    .select(
      new QueryBuilder()
        .select({
          resourceId: resources.id,
          userId: sql<string>`${userId}::uuid`.as('user_id'),
          isHelpful: sql<boolean>`${isHelpful}::boolean`.as('is_helpful'),
          createdAt: sql<string>`now()`.as('created_at'),
          updatedAt: sql<string>`now()`.as('updated_at'),
        })
        .from(resources)
        .where(inArray(resources.id, resource)),
    )
    .onConflictDoUpdate({
      target: [resourceVotes.resourceId, resourceVotes.userId],
      set: { isHelpful: excluded(resourceVotes.isHelpful), updatedAt: sql`now()` },
      setWhere: ne(resourceVotes.isHelpful, excluded(resourceVotes.isHelpful)),
    })
}
