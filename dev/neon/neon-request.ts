import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import type { BatchMode } from './neon-sql.ts'
import { SqlRequest } from './neon-sql.ts'

/** A driver's request, checked: what to run, how to run it and how to shape the rows. */
export type NeonRequest = { sql: SqlRequest; asArrays: boolean; mode: BatchMode }

/** A request that is answered before Postgres sees it; Neon's proxy gives the same codes. */
class RequestError extends Error {
  readonly status: number
  readonly code: string | undefined
  constructor(status: number, message: string, code?: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The error fields that the driver copies into its NeonDbError. */
const errorFields = [
  ...(['message', 'severity', 'code', 'detail', 'hint', 'position', 'internalPosition', 'internalQuery'] as const),
  ...(['where', 'schema', 'table', 'column', 'dataType', 'constraint', 'file', 'line', 'routine'] as const),
]

/** Reads POST /sql. Throws what `describeRefusal` understands when the request is not for this database. */
export async function readNeonRequest(request: IncomingMessage, target: URL): Promise<NeonRequest> {
  const header = (name: string): string | undefined => request.headers[name]?.toString()
  if (request.method !== 'POST' || request.url?.split('?')[0] !== '/sql') throw new RequestError(404, 'Not found')
  const body = await text(request)
  checkConnectionString(header('neon-connection-string'), target)
  const sql = SqlRequest.safeParse(readJson(body))
  if (!sql.success) throw new RequestError(400, `Malformed request: ${sql.error.message}`)
  const mode = {
    isolationLevel: header('neon-batch-isolation-level'),
    isReadOnly: header('neon-batch-read-only') === 'true',
    isDeferrable: header('neon-batch-deferrable') === 'true',
  }
  return { sql: sql.data, asArrays: header('neon-array-mode') === 'true', mode }
}

/** Status and body for whatever reading or running a request threw. */
export function describeRefusal(error: unknown): { status: number; body: object } {
  if (error instanceof pg.DatabaseError) {
    return { status: 400, body: Object.fromEntries(errorFields.map((field) => [field, error[field]])) }
  }
  if (error instanceof RequestError) {
    const severity = error.code ? 'FATAL' : undefined
    return { status: error.status, body: { message: error.message, code: error.code, severity } }
  }
  return { status: 500, body: { message: error instanceof Error ? error.message : String(error) } }
}

function checkConnectionString(connectionString: string | undefined, target: URL): void {
  if (!connectionString || !URL.canParse(connectionString)) {
    throw new RequestError(400, 'The header neon-connection-string is missing or is not a URL', '08P01')
  }
  const given = new URL(connectionString)
  if (given.username !== target.username || given.password !== target.password) {
    throw new RequestError(400, `password authentication failed for user '${given.username}'`, '28P01')
  }
  if (given.pathname !== target.pathname) {
    throw new RequestError(400, `database "${given.pathname.slice(1)}" does not exist`, '3D000')
  }
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
