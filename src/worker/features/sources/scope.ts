import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { sources } from '#worker/db/schema/index.ts'

/** Told by a source that nobody turned off; asked once a list, not once a row. */
export const isOfEnabled = (source: AnyColumn): SQL => sql`${source} = any(array(
  select ${sources.code} from ${sources} where ${sources.isEnabled}))`
