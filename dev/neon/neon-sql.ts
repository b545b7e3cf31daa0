import pg from 'pg'
import * as z from 'zod'

const Statement = z.object({ query: z.string(), params: z.array(z.unknown()).default([]) })

/** The body that the Neon driver posts: one statement, or several to be run as one transaction. */
export const SqlRequest = z.union([z.object({ queries: z.array(Statement) }), Statement])
export type SqlRequest = z.infer<typeof SqlRequest>

export type BatchMode = { isolationLevel?: string; isReadOnly?: boolean; isDeferrable?: boolean }

export type SqlResult = {
  command: string
  rowCount: number | null
  rowAsArray: boolean
  fields: { name: string; dataTypeID: number }[]
  rows: unknown[]
}

export type SqlBatchResult = { results: SqlResult[] }

type SqlRun = { sql: SqlRequest; asArrays: boolean; mode: BatchMode }

/** The driver's own parsers turn text into values, so ours must return what Postgres sent. */
const rawText = { getTypeParser: () => (value: string) => value }

const isolationLevels: Record<string, string> = {
  ReadUncommitted: 'READ UNCOMMITTED',
  ReadCommitted: 'READ COMMITTED',
  RepeatableRead: 'REPEATABLE READ',
  Serializable: 'SERIALIZABLE',
}

/** A pool whose connections are what one project's HTTP endpoint at Neon would share. */
export function createSqlPool(postgresUrl: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: postgresUrl, max: 20, idleTimeoutMillis: 30_000 })
  // a connection that breaks is replaced by the next query; whoever uses it hears of it from their own query
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * Runs what the driver asked for. Throws `pg.DatabaseError` when Postgres refuses; a batch is then rolled back.
 * A connection that a statement left inside a transaction is thrown away.
 */
export async function runSql(pool: pg.Pool, { sql, asArrays, mode }: SqlRun): Promise<SqlResult | SqlBatchResult> {
  const client = await pool.connect()
  try {
    if (!('queries' in sql)) return await runStatement(client, sql, asArrays)
    return { results: await runBatch(client, sql.queries, asArrays, mode) }
  } finally {
    client.release(client.getTransactionStatus() !== 'I')
  }
}

async function runBatch(
  client: pg.PoolClient,
  statements: z.infer<typeof Statement>[],
  asArrays: boolean,
  mode: BatchMode,
): Promise<SqlResult[]> {
  await client.query(beginStatement(mode))
  try {
    const results: SqlResult[] = []
    for (const statement of statements) results.push(await runStatement(client, statement, asArrays))
    await client.query('COMMIT')
    return results
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

function beginStatement({ isolationLevel, isReadOnly, isDeferrable }: BatchMode): string {
  const level = isolationLevels[isolationLevel ?? '']
  const parts = ['BEGIN', level && `ISOLATION LEVEL ${level}`, isReadOnly && 'READ ONLY', isDeferrable && 'DEFERRABLE']
  return parts.filter(Boolean).join(' ')
}

/** Always the extended protocol, as at Neon: two statements in one string are an error. */
async function runStatement(
  client: pg.PoolClient,
  { query, params }: z.infer<typeof Statement>,
  asArrays: boolean,
): Promise<SqlResult> {
  const config = { text: query, values: params, types: rawText, queryMode: 'extended' }
  const result = asArrays
    ? await client.query<unknown[]>({ ...config, rowMode: 'array' })
    : await client.query<Record<string, unknown>>(config)
  const fields = result.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }))
  const { command, rowCount, rows } = result
  return { command, rowCount, rowAsArray: asArrays, fields, rows }
}
