import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { root } from '#dev/project.ts'

/** Brings the database up to date with `drizzle/`; does nothing when there are no migrations yet. */
export async function migrate(databaseUrl: string, migrationsFolder = join(root, 'drizzle')): Promise<void> {
  if (!existsSync(join(migrationsFolder, 'meta', '_journal.json'))) return
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await runMigrations(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
