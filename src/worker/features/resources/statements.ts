import { and, countDistinct, eq, gte, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Database } from '#worker/db/client.ts'
import { resourceFinds, resources } from '#worker/db/schema/index.ts'
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
