import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { cachedLibrary } from '#dev/library/cached-library.ts'
import { root } from '#dev/run/project.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { loadChallenges } from './load-challenges.ts'
import { loadLibrary } from './load-library.ts'
import { loadPathways } from './load-pathways.ts'
import { loadProjects } from './load-projects.ts'

/**
 * Brings the database up to date with `drizzle/`: its migrations, then the learning catalogue, the library, the bounties, the list of
 * repositories and the pathways, where there are any.
 * Does nothing when there are no migrations yet.
 */
export async function migrate(databaseUrl: string, migrationsFolder = join(root, 'drizzle')): Promise<void> {
  if (!existsSync(join(migrationsFolder, 'meta', '_journal.json'))) return
  const catalogue = join(migrationsFolder, 'catalogue')
  const library = join(migrationsFolder, 'library')
  const challenges = join(migrationsFolder, 'challenges')
  const projects = join(migrationsFolder, 'projects')
  const pathways = join(migrationsFolder, 'pathways')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await runMigrations(drizzle(client), { migrationsFolder })
    if (existsSync(catalogue)) await loadCatalogue(client, catalogue)
    if (existsSync(library)) await loadLibrary(client, cachedLibrary(library))
    if (existsSync(challenges)) await loadChallenges(client, challenges)
    if (existsSync(projects)) await loadProjects(client, projects)
    if (existsSync(pathways)) await loadPathways(client, pathways)
  } finally {
    await client.end()
  }
}

/** `npm run migrate`: the same for the deployment whose DATABASE_URL stands in the environment. */
if (import.meta.main) {
  const databaseUrl = process.env.DATABASE_URL
  if (databaseUrl) await migrate(databaseUrl)
  else {
    process.stderr.write('Please set DATABASE_URL to the database that is to be migrated.\n')
    process.exitCode = 1
  }
}
