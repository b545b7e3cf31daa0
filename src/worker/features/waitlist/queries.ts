import { and, asc, count, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Waitlist } from '#shared/waitlist/rules.ts'
import { ENTRIES_A_PAGE, type ExportWaitlistOutput, type ListEntriesInput } from '#shared/waitlist/schemas.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { prepared } from '#worker/db/prepared.ts'
import { waitlistEntries } from '#worker/db/schema/index.ts'

const before = alias(waitlistEntries, 'before')

/** Statement: the entry that a condition names, and its place among those who still wait. */
export const findPlace = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      id: waitlistEntries.id,
      waitlist: sql<Waitlist>`${waitlistEntries.waitlist}`,
      name: waitlistEntries.name,
      place: sql<number>`(${db
        .select({ n: count() })
        .from(before)
        .where(and(eq(before.waitlist, waitlistEntries.waitlist), lte(before.id, waitlistEntries.id)))})`.mapWith(
        Number,
      ),
    })
    .from(waitlistEntries)
    .where(condition)

const findEntry = prepared(['id'], (db, { id }) => findPlace(db, eq(waitlistEntries.id, id)))

/** An entry by its id; null once it was withdrawn. */
export async function readEntry({ db }: Context, id: string) {
  const [entry] = await findEntry(db, { id })
  return entry ?? null
}

/** Who waits, the latest to come first (admins). */
export async function listEntries({ db }: Context, { waitlist, offset }: ListEntriesInput) {
  const { id, name, email, companyName, plan, createdAt } = waitlistEntries
  const isIn = eq(waitlistEntries.waitlist, waitlist)
  const { found, total } = await batch(db, {
    found: db
      .select({ id, name, email, companyName, plan, createdAt })
      .from(waitlistEntries)
      .where(isIn)
      .orderBy(desc(id))
      .limit(ENTRIES_A_PAGE + 1)
      .offset(offset),
    total: db.select({ n: count() }).from(waitlistEntries).where(isIn),
  })
  return {
    entries: found.slice(0, ENTRIES_A_PAGE),
    hasMore: found.length > ENTRIES_A_PAGE,
    total: total[0]?.n ?? 0,
  }
}

const ROWS_A_FILE = 5000
const COLUMNS = [
  'place',
  'name',
  'email',
  'company',
  'plan',
  'reference',
  'source',
  'medium',
  'campaign',
  'joined',
] as const

/** A waitlist as a file for a spreadsheet, so many rows at a time (admins). */
export async function exportWaitlist(
  { db }: Context,
  { waitlist, after }: { waitlist: Waitlist; after?: string | undefined },
): Promise<ExportWaitlistOutput> {
  const rows = await db
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.waitlist, waitlist), after ? gt(waitlistEntries.id, after) : undefined))
    .orderBy(asc(waitlistEntries.id))
    .limit(ROWS_A_FILE)
  const lines = rows.map(({ utm, ...row }, at) =>
    [
      ...[after ? '' : String(at + 1), row.name, row.email, row.companyName, row.plan, row.reference],
      ...[utm.source, utm.medium, utm.campaign, row.createdAt],
    ].map(cell),
  )
  return {
    fileName: `waitlist-${waitlist}.csv`,
    csv: [COLUMNS, ...lines].map((line) => `${line.join(',')}\r\n`).join(''),
    next: rows.length === ROWS_A_FILE ? (rows.at(-1)?.id ?? null) : null,
  }
}

/** SEC-23: quoted, and what a spreadsheet would take for a formula begins with an apostrophe. */
function cell(value: string | null | undefined): string {
  const text = value ?? ''
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
