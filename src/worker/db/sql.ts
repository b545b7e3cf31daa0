import { type AnyColumn, getTableColumns, is, SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { DomainError } from '#worker/errors.ts'

/** What SQL written by hand needs again and again. */

/** A column with its table before it, which the builder leaves out of a select's list where there is one table. */
export const qualified = (column: PgColumn): SQL => sql`${column.table}.${sql.identifier(column.name)}`

/** A list of texts as one parameter, text[]. */
export const textArray = (values: readonly string[]): SQL<string[]> =>
  sql<string[]>`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

/** A list of texts as JSON, where many rows have one: the driver reads an array letter by letter, longer than all the rest. */
export const asJson = (texts: SQLWrapper): SQL<string[]> => sql<string[]>`to_json(${texts})`

/** Any of some words, each whole, as `websearch_to_tsquery` reads them. */
export const anyWord = (words: readonly string[]): string =>
  words.map((word) => `"${word.replaceAll('"', '')}"`).join(' or ')

/** The value that an insert wanted to write, for its `on conflict do update`. */
export const excluded = (column: AnyColumn): SQL => sql`excluded.${sql.identifier(column.name)}`

/** Columns without their table, for the list that an insert written by hand begins with. */
export const columnNames = (...columns: AnyColumn[]): SQL =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )

/** Columns of a table by the names of the schema, each a value or an expression. */
export type Written<T extends PgTable> = { [K in keyof T['$inferInsert']]?: T['$inferInsert'][K] | SQL }

/** The list of a select that brings columns of a table: `value as name, …`. */
export function selectList<T extends PgTable>(table: T, written: Written<T>): SQL {
  const pairs = pairsOf(table, written)
  return sql.join(
    pairs.map(({ column, value }) => sql`${value} as ${sql.identifier(column.name)}`),
    sql`, `,
  )
}

/**
 * `insert into … (…) select … <rest>`, which the builder can't say for some of the columns only.
 * @param rest what follows the select's list: `from … where … on conflict … returning …`
 */
export function insertSelect<T extends PgTable>(table: T, written: Written<T>, rest: SQL): SQL {
  const columns = pairsOf(table, written).map(({ column }) => column)
  return sql`insert into ${table} (${columnNames(...columns)}) select ${selectList(table, written)} ${rest}`
}

function pairsOf<T extends PgTable>(table: T, written: Written<T>) {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  return Object.entries(written).flatMap(([key, value]) => {
    const column = columns[key]
    return column ? [{ column, value: asValue(column, value) }] : []
  })
}

const asValue = (column: PgColumn, value: unknown): SQL =>
  is(value, SQL) ? value : sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}`

/** Rows of a table (or of an alias of it) that this very batch wrote. */
export const isOfThisBatch = (table: PgTable): SQL => sql`${table}.xmin = pg_current_xact_id()::xid`

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be one of our ids. */
export const isId = (text: string): boolean => UUID.test(text)

/**
 * An id as the database writes it. @param noun what it names, for the sentence
 * @throws DomainError not_found for a text that nothing can have as its id
 */
export function asId(text: string, noun: string): string {
  if (!isId(text)) throw new DomainError('not_found', `This ${noun} does not exist.`)
  return text.toLowerCase()
}
