import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '#worker/db/schema/index.ts'

/** Every table of the schema, by its own name. */
export const tables = new Map(
  Object.values(schema).flatMap((value) =>
    is(value, PgTable) ? [[getTableConfig(value).name, getTableConfig(value)] as const] : [],
  ),
)

/** Columns that may say who, also where no foreign key does. */
const OF_PERSON = /(^|_)(user|person|owner|admin|inviter|learner|recipient|impersonator|requester|addressee)_id$/

/** Tables with a column that refers to a user, and all that hang on them by foreign keys, however far. */
export function personTables(): string[] {
  const found = new Set(['users'])
  for (const [name, { columns }] of tables) if (columns.some((column) => OF_PERSON.test(column.name))) found.add(name)
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const [name, { foreignKeys }] of tables) {
      const targets = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name)
      if (targets.some((target) => found.has(target))) found.add(name)
    }
  }
  return [...found].sort()
}
