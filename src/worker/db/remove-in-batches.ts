import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './client.ts'

const ROWS = 2000
const BATCHES = 10

/** Deletes what meets a condition in small transactions, at most twenty thousand rows; the rest follows in the next run. */
export async function removeInBatches(db: Database, table: PgTable, condition: SQL): Promise<void> {
  const some = sql`array(select ctid from ${table} where ${condition} limit ${ROWS}::int)`
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const { rowCount } = await db.delete(table).where(sql`ctid = any(${some})`)
    if ((rowCount ?? 0) < ROWS) return
  }
}
