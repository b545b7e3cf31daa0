import { and, count, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ENTRIES_A_PAGE } from '#shared/journal/rules.ts'
import type {
  JournalSummary,
  ListEntriesInput,
  ListEntriesOutput,
  OwnEntriesInput,
  OwnEntriesOutput,
} from '#shared/journal/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { prepared } from '#worker/db/prepared.ts'
import { journalEntries, users } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isOwn, isReadBy, isToldTo } from './scope.ts'

const COLUMNS = {
  ...{ id: journalEntries.id, title: journalEntries.title, summary: journalEntries.summary },
  ...{ link: journalEntries.link, image: journalEntries.image, source: journalEntries.source },
  ...{ tags: journalEntries.tags, eventType: journalEntries.eventType, contentType: journalEntries.contentType },
  createdAt: journalEntries.createdAt,
}

/** What the owner of an entry is told of it. */
export const OWN_COLUMNS = {
  ...COLUMNS,
  ...{ isPublic: journalEntries.isPublic, day: journalEntries.day, revision: journalEntries.revision },
}

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
      .select({ ...COLUMNS, userId: journalEntries.userId })
      .from(journalEntries)
      .innerJoin(users, eq(users.id, journalEntries.userId))
      .where(
        and(
          sql`${journalEntries.userId} = ${whose}::uuid`,
          isReadBy(viewerId),
          isToldTo(viewerId),
          sql`(${from}::date is null or ${journalEntries.createdAt} >= ${from}::date at time zone 'utc')`,
          sql`(${to}::date is null or ${journalEntries.createdAt} < (${to}::date + 1) at time zone 'utc')`,
          sql`(${before}::uuid is null or ${journalEntries.id} < ${before}::uuid)`,
        ),
      )
      .orderBy(desc(journalEntries.id))
      .limit(ENTRIES_A_PAGE + 1),
)

/**
 * The entries of a journal, the latest first (C053); an administrator reads those of another that are public.
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

const earlier = alias(journalEntries, 'earlier')

const readOwn = prepared(['userId', 'day', 'tag', 'search', 'before'], (db, { userId, day, tag, search, before }) =>
  db
    .select(OWN_COLUMNS)
    .from(journalEntries)
    .where(
      and(
        isOwn(userId),
        sql`(${day}::date is null or ${journalEntries.day} = ${day}::date)`,
        sql`(${tag}::text is null or ${tag}::text = any(${journalEntries.tags}))`,
        sql`not exists (
          select from regexp_split_to_table(lower(${search}::text), '\\s+') word
          where position(word in lower(concat_ws(' ', ${journalEntries.title}, ${journalEntries.summary},
            ${journalEntries.link}, array_to_string(${journalEntries.tags}, ' ')))) = 0
        )`,
        sql`(${before}::uuid is null or (${journalEntries.day}, ${journalEntries.id}) < (
          select ${earlier.day}, ${earlier.id} from ${journalEntries} ${earlier}
          where ${earlier.id} = ${before}::uuid and ${earlier.userId} = ${userId}::uuid
        ))`,
      ),
    )
    .orderBy(desc(journalEntries.day), desc(journalEntries.id))
    .limit(ENTRIES_A_PAGE + 1),
)

/** The caller's own entries, the latest day first, and of a day the latest entry. */
export async function listOwn(
  { db, actor: { userId } }: UserContext,
  { day, tag, search, before }: OwnEntriesInput,
): Promise<OwnEntriesOutput> {
  const rows = await readOwn(db, {
    ...{ userId, day: day ?? null, tag: tag ?? null, search: search ?? '' },
    before: before === undefined ? null : asId(before, 'entry'),
  })
  return { entries: rows.slice(0, ENTRIES_A_PAGE), hasMore: rows.length > ENTRIES_A_PAGE }
}

const countOwn = prepared(['userId'], (db, { userId }) =>
  db.select({ total: count() }).from(journalEntries).where(isOwn(userId)),
)

/** So many tags can be chosen from, those with the most entries. */
const MOST_TAGS_SHOWN = 60

const countTags = prepared(['userId'], (db, { userId }) =>
  db
    .select({ tag: sql<string>`tag.name`, count: count() })
    .from(journalEntries)
    .innerJoin(sql`unnest(${journalEntries.tags}) tag (name)`, sql`true`)
    .where(isOwn(userId))
    .groupBy(sql`tag.name`)
    .orderBy(desc(count()), sql`tag.name`)
    .limit(MOST_TAGS_SHOWN),
)

/** How many entries the caller has, and by which tags they find them. */
export async function summarize({ db, actor: { userId } }: UserContext): Promise<JournalSummary> {
  const { counted, tags } = await batch(db, { counted: countOwn(db, { userId }), tags: countTags(db, { userId }) })
  return { total: counted[0]?.total ?? 0, tags }
}

const countDays = prepared(['userId', 'from'], (db, { userId, from }) =>
  db
    .select({ day: journalEntries.day, count: count() })
    .from(journalEntries)
    .where(
      and(
        isOwn(userId),
        sql`${journalEntries.day} >= ${from}::date and ${journalEntries.day} < ${from}::date + interval '1 month'`,
      ),
    )
    .groupBy(journalEntries.day)
    .orderBy(journalEntries.day),
)

/** How many entries each day of a month has. */
export const countMonth = async ({ db, actor: { userId } }: UserContext, { month }: { month: string }) => ({
  days: await countDays(db, { userId, from: `${month}-01` }),
})

const LOOKED_BACK = 20

const readOnThisDay = prepared(['userId', 'day'], (db, { userId, day }) =>
  db
    .select(OWN_COLUMNS)
    .from(journalEntries)
    .where(
      and(
        isOwn(userId),
        sql`${journalEntries.day} < ${day}::date`,
        sql`(extract(month from ${journalEntries.day}), extract(day from ${journalEntries.day}))
          = (extract(month from ${day}::date), extract(day from ${day}::date))`,
      ),
    )
    .orderBy(desc(journalEntries.day), desc(journalEntries.id))
    .limit(LOOKED_BACK),
)

/** What the caller wrote of this day of the year in years before. */
export const listOnThisDay = async ({ db, actor: { userId } }: UserContext, { day }: { day: string }) => ({
  entries: await readOnThisDay(db, { userId, day }),
})
