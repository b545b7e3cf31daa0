import { createHash } from 'node:crypto'
import { constants, existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#dev/commands/migrate.ts'
import { whileLocked } from '#dev/run/lock.ts'
import { root } from '#dev/run/project.ts'
import { type Postgres, startPostgres } from './postgres.ts'

const cacheFolder = join(root, 'node_modules', '.cache', 'postgres')

/**
 * Makes `dataDir` a copy of what a Postgres that was migrated before with the same files has: a head start for whoever
 * throws it away. What it lacks, as the way of loading changed, migrating adds.
 */
export async function copyMigrated(dataDir: string): Promise<void> {
  await cp(await findTemplate(), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

/** A Postgres with everything that migrating brings, to be thrown away. */
export async function startMigratedPostgres(dataDir: string): Promise<Postgres> {
  await copyMigrated(dataDir)
  const postgres = await startPostgres({ dataDir })
  await migrate(postgres.url)
  return postgres
}

/** The folder of a stopped server that was migrated with the files as they are; made where there is none. */
function findTemplate(): Promise<string> {
  const digest = createHash('sha256')
  for (const file of globSync('drizzle/**/*.*', { cwd: root }).sort())
    digest.update(file).update(readFileSync(join(root, file)))
  const template = join(cacheFolder, digest.digest('hex').slice(0, 16))
  return whileLocked(cacheFolder, async () => {
    if (!existsSync(template)) await makeTemplate(template)
    return template
  })
}

/** In a temporary folder: the account that Postgres runs as need not be able to enter the project's. */
async function makeTemplate(template: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tubli-template-'))
  const dataDir = join(folder, 'postgres')
  const postgres = await startPostgres({ dataDir })
  await migrate(postgres.url).finally(postgres.stop)
  // only the latest is of use; copied beside its place first, so that an interrupted copy is none
  for (const old of globSync('????????????????*/', { cwd: cacheFolder }))
    await rm(join(cacheFolder, old), { recursive: true })
  await cp(dataDir, `${template}.new`, { recursive: true })
  await rename(`${template}.new`, template)
  await rm(folder, { recursive: true })
}
