import { fillPlaceholders, type Placeholder, QueryPromise, sql } from 'drizzle-orm'
import { type Database, type Preparation, recordPreparation } from './client.ts'

type Value = string | number | null

/** A value, or the place of one in a prepared statement. */
export type Slot<T> = T | Placeholder

/** What both `db.query` and the builder make: awaited it is sent, in a batch it is prepared. */
interface Statement<T> extends PromiseLike<T> {
  prepare?: (name: string) => unknown
}

/**
 * A read whose SQL is written once for an isolate instead of once a request, which costs more than sending it; what
 * differs between requests goes in where the placeholders stand.
 * @example const findOwn = prepared(['userId'], (db, { userId }) => db.query.roadmaps.findMany({ where: isOf(userId) }))
 */
export function prepared<K extends string, T>(
  names: readonly K[],
  write: (db: Database, values: Record<K, Placeholder>) => Statement<T>,
) {
  const placeholders: Record<string, Placeholder> = {}
  for (const name of names) placeholders[name] = sql.placeholder(name)
  let written: Preparation | null = null
  return (db: Database, values: Record<K, Value>): PreparedRead<T> => {
    written ??= recordPreparation((recording) =>
      write(recording, placeholders as Record<K, Placeholder>).prepare?.(names.join()),
    )
    return new PreparedRead(db, written, values)
  }
}

/** One such read with its values. */
export class PreparedRead<T> extends QueryPromise<T> {
  declare readonly _: { readonly dialect: 'pg'; readonly result: T }
  readonly db: Database
  readonly preparation: Preparation
  private readonly values: Record<string, Value>

  constructor(db: Database, preparation: Preparation, values: Record<string, Value>) {
    super()
    this.db = db
    this.preparation = preparation
    this.values = values
  }

  override execute(): Promise<T> {
    return this._prepare().execute() as Promise<T>
  }

  /** A batch asks for this, and sends it with the others. */
  _prepare() {
    const {
      arguments: [query, fields, name, isArrays],
      read,
    } = this.preparation
    const params = fillPlaceholders(query.params, this.values)
    return this.db._.session.prepareQuery({ ...query, params }, fields, name, isArrays, read)
  }
}
