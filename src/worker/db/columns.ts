import { sql } from 'drizzle-orm'
import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** Columns that tables share, so that every table spells them the same way. */

export const id = uuid('id').primaryKey().default(sql`uuidv7()`)

export const createdAt = timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow()

export const updatedAt = timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow()

/** A point in time under the given column name. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
