import { sql } from 'drizzle-orm'
import { customType, uuid } from 'drizzle-orm/pg-core'

/** Columns that tables share, so that every table spells them the same way. */

export const id = uuid('id').primaryKey().default(sql`uuidv7()`)

/** A point in time under the given column name: ISO 8601 in UTC wherever it is read, nested rows included. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: toIso,
})

/** What a full text search looks in. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const createdAt = instant('created_at').notNull().default(sql`now()`)

export const updatedAt = instant('updated_at').notNull().default(sql`now()`)

/** Postgres answers in UTC, whose digits need no calendar: taking them costs a tenth of reading a date. */
function toIso(text: string): string {
  const offset = text.indexOf('+', 19)
  if (offset < 0 || !/^\+00(:00)?$/.test(text.slice(offset)) || text.length > 32) return new Date(text).toISOString()
  const milliseconds = text.slice(20, Math.min(offset, 23)).padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`
}
