import type { Database } from '#worker/db/client.ts'
import { sources } from '#worker/db/schema/index.ts'
import type { Source } from './refresh-sources.ts'

/** Statement: what a list has got is known; one that is known already stays as it is. */
export const noteSources = (db: Database, list: readonly Pick<Source, 'code' | 'isOff'>[]) =>
  db
    .insert(sources)
    .values(list.map(({ code, isOff = false }) => ({ code, isEnabled: !isOff })))
    .onConflictDoNothing()
