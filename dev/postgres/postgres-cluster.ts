import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, chmod, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { StartError } from '#dev/run/print.ts'
import { commandOf, isAlive } from '#dev/run/processes.ts'
import type { PostgresAccount, PostgresBinaries } from './postgres-binaries.ts'

/** One Postgres installation on disk: where its data and log are, which programs serve it, as whom they run. */
export type Cluster = { dataDir: string; logFile: string; account: PostgresAccount; binaries: PostgresBinaries }

/** Makes the cluster ready to be started: creates it the first time, stops what a crash left running in it. */
export async function prepareCluster(cluster: Cluster, credentials: { user: string; password: string }): Promise<void> {
  await mkdir(dirname(cluster.dataDir), { recursive: true })
  if (cluster.account.uid !== undefined) await letPass(dirname(cluster.dataDir))
  await appendFile(cluster.logFile, '')
  if (!existsSync(join(cluster.dataDir, 'PG_VERSION'))) await initialise(cluster, credentials)
  else await giveAllTo(cluster.account, cluster.dataDir)
  await clearLeftover(cluster)
}

/** Runs initdb in a folder beside the final one, so that an interrupted first start leaves nothing half made. */
async function initialise(cluster: Cluster, { user, password }: { user: string; password: string }): Promise<void> {
  const draft = `${cluster.dataDir}.new`
  const passwordFile = join(tmpdir(), `tubli-postgres-${randomBytes(6).toString('hex')}`)
  await rm(draft, { recursive: true, force: true })
  await rm(cluster.dataDir, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  await Promise.all([giveTo(cluster.account, draft), giveTo(cluster.account, passwordFile)])
  const args = ['--pgdata', draft, '--username', user, '--pwfile', passwordFile, '--auth', 'password', '--no-sync']
  const locale = ['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8']
  try {
    await run(cluster, cluster.binaries.initdb, [...args, ...locale])
    await rename(draft, cluster.dataDir)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/**
 * Deals with the pid file of an earlier run: stops that server if it still lives, and removes the file if its pid now
 * belongs to another program. A dead pid is left to Postgres, which recognises it.
 */
export async function clearLeftover(cluster: Cluster): Promise<void> {
  const pidFile = join(cluster.dataDir, 'postmaster.pid')
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return
  if (!(await commandOf(pid))?.includes(cluster.dataDir)) return rm(pidFile, { force: true })
  const stop = ['stop', '-D', cluster.dataDir, '-w', '-t', '20', '-s', '-m']
  const stopWith = (mode: string): Promise<void> => run(cluster, cluster.binaries.pg_ctl, [...stop, mode])
  await stopWith('fast').catch(() => stopWith('immediate'))
}

/** Runs a Postgres program to its end, in a process group of its own so that Ctrl-C does not cut it off half way. */
function run(cluster: Cluster, program: string, args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      ...cluster.account,
      cwd: dirname(cluster.dataDir),
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    child.once('error', fail)
    child.once('close', (code) => {
      if (code === 0) return done()
      const cause = complaint.includes('Permission denied')
        ? `the account "postgres" must be able to enter every folder above ${cluster.dataDir}`
        : (complaint.trim().split('\n').at(0) ?? `exit code ${code}`)
      fail(new StartError(`PostgreSQL could not be prepared: ${cause}.`))
    })
  })
}

async function giveTo(account: PostgresAccount, path: string): Promise<void> {
  if (account.uid !== undefined && account.gid !== undefined) await chown(path, account.uid, account.gid)
}

/** A folder that was copied belongs to whoever copied it; Postgres serves none that it does not own. */
async function giveAllTo(account: PostgresAccount, folder: string): Promise<void> {
  if (account.uid === undefined || (await stat(folder)).uid === account.uid) return
  await chmod(folder, 0o700)
  for (const name of await readdir(folder, { recursive: true })) await giveTo(account, join(folder, name))
  await giveTo(account, folder)
}

/** Lets the account of Postgres through our own folder; temporary folders are closed to everybody else. */
async function letPass(folder: string): Promise<void> {
  const { mode } = await stat(folder)
  await chmod(folder, mode | 0o011)
}
