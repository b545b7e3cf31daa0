import { and, desc, eq, sql } from 'drizzle-orm'
import { ENTRIES_A_PAGE } from '#shared/journal/rules.ts'
import type { ListEntriesInput, ListEntriesOutput } from '#shared/journal/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { prepared } from '#worker/db/prepared.ts'
import { journalEntries, users } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isReadBy } from './scope.ts'

const readOwner = prepared(['whose', 'viewerId'], (db, { whose, viewerId }) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.id} = ${whose}::uuid`, isReadBy(viewerId))),
)

const readEntries = prepared(
  ['whose', 'viewerId', 'from', 'to', 'before'],
  (db, { whose, viewerId, from, to, before }) =>
    db
      .select({
        ...{ id: journalEntries.id, userId: journalEntries.userId, title: journalEntries.title },
        ...{ summary: journalEntries.summary, link: journalEntries.link, image: journalEntries.image },
        ...{ source: journalEntries.source, tag: journalEntries.tag, eventType: journalEntries.eventType },
        ...{ contentType: journalEntries.contentType, createdAt: journalEntries.createdAt },
      })
      .from(journalEntries)
      .innerJoin(users, eq(users.id, journalEntries.userId))
      .where(
        and(
          sql`${journalEntries.userId} = ${whose}::uuid`,
          isReadBy(viewerId),
          sql`(${from}::date is null or ${journalEntries.createdAt} >= ${from}::date at time zone 'utc')`,
          sql`(${to}::date is null or ${journalEntries.createdAt} < (${to}::date + 1) at time zone 'utc')`,
          sql`(${before}::uuid is null or ${journalEntries.id} < ${before}::uuid)`,
        ),
      )
      .orderBy(desc(journalEntries.id))
      .limit(ENTRIES_A_PAGE + 1),
)

/**
 * The entries of a journal, the latest first (C053).
 * @throws DomainError not_found for nobody's and for a journal that the caller may not read
 */
export async function listEntries(
  { db, actor: { userId: viewerId } }: UserContext,
  { userId, from, to, before }: ListEntriesInput,
): Promise<ListEntriesOutput> {
  const whose = asId(userId, 'journal')
  const { owner, rows } = await batch(db, {
    owner: readOwner(db, { whose, viewerId }),
    rows: readEntries(db, {
      ...{ whose, viewerId, from: from ?? null, to: to ?? null },
      before: before === undefined ? null : asId(before, 'entry'),
    }),
  })
  if (!owner[0]) throw new DomainError('not_found', 'This journal does not exist.')
  return { entries: rows.slice(0, ENTRIES_A_PAGE), hasMore: rows.length > ENTRIES_A_PAGE }
}
