import { type NeonQueryFunction, neon, neonConfig } from '@neondatabase/serverless'
import {
  createTableRelationsHelpers,
  type ExtractTablesWithRelations,
  extractTablesRelationalConfig,
  is,
} from 'drizzle-orm'
import { NeonHttpDatabase, NeonHttpDriver, NeonHttpSession } from 'drizzle-orm/neon-http'
import { PgColumn, PgDialect } from 'drizzle-orm/pg-core'
import { RelationalQueryBuilder } from 'drizzle-orm/pg-core/query-builders/query'
import * as schema from '#worker/db/schema/index.ts'
import type { Env } from '#worker/env.ts'
import { asUnavailable } from './errors.ts'
import { flatReader, type Nested, nestedReader } from './read-rows.ts'

export type Database = NeonHttpDatabase<typeof schema>

type Tables = ExtractTablesWithRelations<typeof schema>

type Client = NeonQueryFunction<false, false>

/** What all requests of an isolate share, which `drizzle()` would make anew for each; none of it knows a request. */
let shared: ReturnType<typeof prepare> | null = null

/**
 * The database over Neon's HTTP mode: every statement or batch is one round trip and one transaction.
 * `sequentialRoundTrips` counts those that had to wait for an earlier one; parallel ones count once.
 * @param timeoutMs for each of them, the answer's last byte included; then it throws UnavailableError
 */
export function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'NEON_HTTP_URL'>, timeoutMs = 30_000) {
  if (env.NEON_HTTP_URL) neonConfig.fetchEndpoint = env.NEON_HTTP_URL
  if (shared?.url !== env.DATABASE_URL) shared = prepare(env.DATABASE_URL)
  const own = shared
  const counter = countRoundTrips(own.client, timeoutMs)
  let db: Database | null = null
  return {
    /** Made when it is asked for: a request that reads nothing needs none. */
    get db(): Database {
      db ??= databaseOf(new NeonHttpSession(counter.client, own.dialect, own.relations), own)
      return db
    },
    sequentialRoundTrips: counter.total,
  }
}

type Session = NeonHttpSession<typeof schema, Tables>

/**
 * The database of one session. Given the schema, Drizzle would make what reads each of a hundred tables (`db.query`) for each
 * request, which is a tenth of a small one; here one is made when it is asked for.
 */
function databaseOf(session: Session, { dialect, relations, queries }: ReturnType<typeof prepare>): Database {
  const bare = new NeonHttpDatabase<typeof schema>(dialect, session, undefined)
  const query: Database['query'] = Object.create(queries, { session: { value: session } })
  return Object.assign(bare, { _: { ...relations, session }, query }) as unknown as Database
}

/** What Drizzle hands to a session when a statement is written: its SQL, its parameters, and how its rows are read. */
export interface Preparation {
  arguments: Parameters<Session['prepareQuery']>
  /** Set afterwards by a builder's joins: which tables' columns are one null where nothing was joined. Drizzle hides it. */
  joinsNotNullableMap: Record<string, boolean>
  /** What the rows that come are to the caller; nothing for a statement that returns none. */
  read: ((rows: unknown[][]) => unknown) | undefined
}

/** How a statement that is prepared in `work` would be sent; nothing is. */
export function recordPreparation(work: (db: Database) => unknown): Preparation {
  if (!shared) throw new Error('No database was opened.')
  const { client, dialect, relations } = shared
  const session: Session = new NeonHttpSession(client, dialect, relations)
  const recorded: { given: Preparation['arguments']; made: object }[] = []
  const prepareQuery = session.prepareQuery.bind(session)
  session.prepareQuery = (...given) => {
    const made = prepareQuery(...given)
    recorded.push({ given, made })
    return made
  }
  work(databaseOf(session, shared))
  const last = recorded.at(-1)
  if (!last) throw new Error('Nothing was prepared.')
  const joinsNotNullableMap = Reflect.get(last.made, 'joinsNotNullableMap') ?? {}
  const [, fields, , , mapper] = last.given
  const nested = mapper ? dialect.lastBuilt : null
  const readOne = nested ? nestedReader(nested, relations.schema) : fields && flatReader(fields, joinsNotNullableMap)
  const isFirst = mapper !== undefined && mapper([]) === undefined
  const read =
    readOne && ((rows: unknown[][]) => (isFirst ? rows[0] && readOne(rows[0]) : rows.map((row) => readOne(row))))
  return { arguments: last.given, joinsNotNullableMap, read }
}

/** Reads values by the table's own columns: Drizzle asks the aliases that it made for the SQL, proxies, for every value. */
class Dialect extends PgDialect {
  /** How the rows of the last statement of `db.query` are put together: its own, for what is nested in it comes before. */
  lastBuilt: Nested | null = null

  override buildRelationalQueryWithoutPK(relation: Parameters<PgDialect['buildRelationalQueryWithoutPK']>[0]) {
    const built = super.buildRelationalQueryWithoutPK(relation)
    for (const item of built.selection) {
      const column = relation.tableConfig.columns[item.tsKey]
      if (is(item.field, PgColumn) && is(column, PgColumn)) item.field = column
    }
    this.lastBuilt = { selection: built.selection, table: relation.tableConfig }
    return built
  }
}

function prepare(url: string) {
  const client: Client = neon(url)
  const dialect = new Dialect()
  new NeonHttpDriver(client, dialect).initMappers()
  const { tables, tableNamesMap } = extractTablesRelationalConfig<Tables>(schema, createTableRelationsHelpers)
  const fullSchema = schema
  const relations = { fullSchema, schema: tables, tableNamesMap }
  type Reader = RelationalQueryBuilder<Tables, Tables[keyof Tables]>
  const readerOf = (name: keyof Tables, session: Session): Reader =>
    new RelationalQueryBuilder(
      fullSchema,
      tables,
      tableNamesMap,
      fullSchema[name],
      tables[name],
      dialect,
      session as never,
    )
  const queries = {}
  for (const name of Object.keys(tables) as (keyof Tables)[])
    Object.defineProperty(queries, name, {
      get(this: { session: Session }) {
        return readerOf(name, this.session)
      },
    })
  return { url, client, dialect, relations, queries }
}

/** Wraps the driver so that each call has a time limit, and counts as one sequential round trip if none is under way. */
function countRoundTrips(client: Client, timeoutMs: number) {
  let inFlight = 0
  let total = 0
  const counted =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (inFlight === 0) total += 1
      inFlight += 1
      try {
        return await call(...args)
      } catch (failure) {
        throw asUnavailable(failure)
      } finally {
        inFlight -= 1
      }
    }
  // the driver asks for the signal when it sends, which may be long after a statement was built; what is sent at one moment has one
  let sent: { at: number; signal: AbortSignal } | undefined
  const fetchOptions = {
    get signal() {
      const at = Date.now()
      if (sent?.at !== at) sent = { at, signal: AbortSignal.timeout(timeoutMs) }
      return sent.signal
    },
  }
  const query: typeof client.query = (text, params, options) => {
    const pending = client.query(text, params, { ...options, fetchOptions })
    // a query is sent when it is awaited; inside a batch it never is, the batch sends it
    pending.execute = counted(pending.execute)
    return pending
  }
  const transaction: typeof client.transaction = (queries, options) =>
    client.transaction(queries, { ...options, fetchOptions })
  const wrapped = Object.assign((...args: Parameters<typeof client>) => client(...args), {
    unsafe: client.unsafe,
    query,
    transaction: counted(transaction),
  })
  return { client: wrapped as typeof client, total: () => total }
}
