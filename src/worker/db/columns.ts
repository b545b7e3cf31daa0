import { sql } from 'drizzle-orm'
import { customType, uuid } from 'drizzle-orm/pg-core'

/** Columns that tables share, so that every table spells them the same way. */

export const id = uuid('id').primaryKey().default(sql`uuidv7()`)

/** A point in time under the given column name: ISO 8601 in UTC wherever it is read, nested rows included. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

export const createdAt = instant('created_at').notNull().default(sql`now()`)

export const updatedAt = instant('updated_at').notNull().default(sql`now()`)
