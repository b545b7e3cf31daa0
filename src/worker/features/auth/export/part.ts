import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** One table of an export. */
export interface Part {
  title: string
  table: PgTable
  whose: SQL | undefined
  /** Columns that nobody is given, by their names in the schema. */
  without: readonly string[]
  /** What says in words what a row only has the id of. */
  also: Record<string, SQL>
}

interface Change<T extends PgTable> {
  without?: readonly (keyof T['_']['columns'] & string)[]
  also?: Record<string, SQL>
}

/** @param whose which of its rows are the person's */
export const part = <T extends PgTable>(
  title: string,
  table: T,
  whose: SQL | undefined,
  change: Change<T> = {},
): Part => ({
  ...{ title, table, whose },
  ...{ without: change.without ?? [], also: change.also ?? {} },
})
