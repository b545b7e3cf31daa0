import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { startMigratedPostgres } from '#dev/postgres/migrated-postgres.ts'
import type { Postgres } from '#dev/postgres/postgres.ts'

/** A migrated Postgres of the test file's own, in a folder that goes with it. Its parts are there when the first test runs. */
export function ownPostgres() {
  const own = {} as { folder: string; postgres: Postgres; client: pg.Client }
  beforeAll(async () => {
    own.folder = await mkdtemp(join(tmpdir(), 'tubli-own-'))
    own.postgres = await startMigratedPostgres(join(own.folder, 'postgres'))
    own.client = new pg.Client({ connectionString: own.postgres.url })
    await own.client.connect()
  })
  afterAll(async () => {
    await own.client.end()
    await own.postgres.stop()
    await rm(own.folder, { recursive: true, force: true })
  })
  return own
}
