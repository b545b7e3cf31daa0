import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type NeonFront, startNeonFront } from '#dev/neon/neon-front.ts'
import { startMigratedPostgres } from '#dev/postgres/migrated-postgres.ts'
import { type Database, openDatabase } from '#worker/db/client.ts'

/** Runs work on a database of its own that has the library and nobody's roadmaps; it is gone afterwards. */
export async function withLibrary<T>(work: (db: Database, front: Pick<NeonFront, 'stats'>) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tubli-planner-'))
  const postgres = await startMigratedPostgres(join(folder, 'postgres'))
  try {
    const neon = await startNeonFront({ postgresUrl: postgres.url })
    try {
      return await work(openDatabase({ DATABASE_URL: postgres.url, NEON_HTTP_URL: neon.httpUrl }).db, neon)
    } finally {
      await neon.close()
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
