import type { BuildRelationalQueryResult, TableRelationalConfig, TablesRelationalConfig } from 'drizzle-orm'
import { Column, type DriverValueDecoder, getTableName, is, noopDecoder, One, SQL, Subquery } from 'drizzle-orm'
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core'

/**
 * Drizzle finds out for every value of every row how it is read. A statement that is prepared finds it out once, here; what
 * comes of it is the same, which every test of the worker checks.
 */

type Row = Record<string, unknown>
type Read = (value: unknown) => unknown

/** How a value becomes ours; null where it is what the driver gives. */
function readOf(field: unknown): Read | null {
  const decoder = decoderOf(field)
  const { mapFromDriverValue: read } = decoder
  const isGiven = read === Column.prototype.mapFromDriverValue || read === noopDecoder.mapFromDriverValue
  return isGiven ? null : (value) => decoder.mapFromDriverValue(value)
}

/** Drizzle hides the decoders of expressions. */
function decoderOf(field: unknown): DriverValueDecoder<unknown, unknown> {
  if (is(field, Column)) return field
  if (is(field, SQL)) return Reflect.get(field, 'decoder')
  if (is(field, Subquery)) return Reflect.get(field._.sql, 'decoder')
  return Reflect.get((field as SQL.Aliased).sql, 'decoder')
}

export interface Nested {
  selection: BuildRelationalQueryResult['selection']
  table: TableRelationalConfig
}

/** Reads the rows of `db.query`. */
export function nestedReader({ selection, table }: Nested, tables: TablesRelationalConfig): (row: unknown[]) => Row {
  const keys = selection.map(({ tsKey }) => tsKey)
  const reads = selection.map((item): Read | null => {
    const inner = item.isJson && tables[item.relationTableTsKey ?? '']
    if (!inner) return readOf(item.field)
    const read = nestedReader({ selection: item.selection, table: inner }, tables)
    const isOne = is(table.relations[item.tsKey], One)
    return (value) => {
      const rows = typeof value === 'string' ? JSON.parse(value) : value
      return isOne ? rows && read(rows) : rows.map((row: unknown[]) => read(row))
    }
  })
  return (row) => {
    const result: Row = {}
    for (let at = 0; at < keys.length; at += 1) result[keys[at] as string] = valueFrom(row[at], reads[at])
    return result
  }
}

const valueFrom = (value: unknown, read: Read | null | undefined) => (value === null || !read ? value : read(value))

/** Reads the rows of the builder; its joins say which tables' columns are there for certain. */
export function flatReader(
  fields: SelectedFieldsOrdered,
  joinsNotNullable: Record<string, boolean>,
): (row: unknown[]) => Row {
  const cells = fields.map(({ path, field }) => ({
    groups: path.slice(0, -1),
    key: path.at(-1) ?? '',
    read: readOf(field),
  }))
  const joined = leftJoined(fields, joinsNotNullable)
  return (row) => {
    const result: Row = {}
    for (let at = 0; at < cells.length; at += 1) {
      const { groups, key, read } = cells[at] as (typeof cells)[number]
      let node = result
      for (const group of groups) {
        node[group] ??= {}
        node = node[group] as Row
      }
      node[key] = valueFrom(row[at], read)
    }
    for (const { group, key } of joined) if ((result[group] as Row)[key] === null) result[group] = null
    return result
  }
}

/** What a left join did not find is one null: an object whose columns are all of one table, told by the first of them. */
function leftJoined(fields: SelectedFieldsOrdered, joinsNotNullable: Record<string, boolean>) {
  const columns = fields.flatMap(({ path: [group = '', key = '', ...more], field }) =>
    key !== '' && more.length === 0 && is(field, Column) ? [{ group, key, table: getTableName(field.table) }] : [],
  )
  return [...Map.groupBy(columns, ({ group }) => group).values()].flatMap(([first, ...others]) =>
    first && !joinsNotNullable[first.table] && others.every(({ table }) => table === first.table) ? [first] : [],
  )
}
