import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { migrate } from '#dev/commands/migrate.ts'
import { type Postgres, startPostgres } from '#dev/postgres/postgres.ts'

/** A migrated Postgres of the test file's own, in a folder that goes with it. Its parts are there when the first test runs. */
export function ownPostgres() {
  const own = {} as { folder: string; postgres: Postgres; client: pg.Client }
  beforeAll(async () => {
    own.folder = await mkdtemp(join(tmpdir(), 'tubli-own-'))
    own.postgres = await startPostgres({ dataDir: join(own.folder, 'postgres') })
    await migrate(own.postgres.url)
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
