import { type SQL, sql } from 'drizzle-orm'

/** A point in time as it is answered, ISO 8601 in UTC: the database writes it, since JSON built there has no dates. */
export const isoInstant = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
