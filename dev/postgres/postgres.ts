import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#dev/run/free-port.ts'
import { describeError, StartError, say } from '#dev/run/print.ts'
import { findPostgresAccount, findPostgresBinaries } from './postgres-binaries.ts'
import type { Cluster } from './postgres-cluster.ts'
import { clearLeftover, prepareCluster } from './postgres-cluster.ts'

const credentials = { user: 'tubli', password: 'tubli' }
const database = 'tubli'
const readyWithinMs = 20_000
const stopWithinMs = 10_000

/** Local data may be lost when the machine loses power; a start and a test run are several times faster for it. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

export type Postgres = { url: string; port: number; stop: () => Promise<void> }

/**
 * Starts a real PostgreSQL on 127.0.0.1 with its data in `dataDir` (created at the first start, kept afterwards) and
 * a database `tubli`. Logs go to `postgres.log` beside `dataDir`. A server that a crash left behind is stopped first,
 * and one that breaks down is started again.
 */
export async function startPostgres(options: { dataDir: string; port?: number }): Promise<Postgres> {
  const cluster = await findCluster(options.dataDir)
  await prepareCluster(cluster, credentials)
  const port = options.port ?? (await freePort())
  const stop = await keepRunning(cluster, port)
  try {
    return { url: await ensureDatabase(urlFor(port), database), port, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts the server, and again whenever it breaks down. Returns how to stop it. */
async function keepRunning(cluster: Cluster, port: number): Promise<() => Promise<void>> {
  let isStopping = false
  let server: Promise<ChildProcess>
  const restartAtEnd = (started: ChildProcess): ChildProcess =>
    started.once('exit', (code) => {
      if (isStopping || code === 0) return
      say('PostgreSQL broke down; starting it again …')
      server = startServer(cluster, port).then(restartAtEnd)
      server.catch((error: unknown) => say(describeError(error)))
    })
  server = startServer(cluster, port).then(restartAtEnd)
  await server
  return async () => {
    isStopping = true
    await server.then(stopServer, () => undefined)
  }
}

/** Creates database `name` on the server of `url` when it is missing and returns its connection string. */
export async function ensureDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  const result = new URL(url)
  result.pathname = `/${name}`
  return result.href
}

/** Deletes the data in `dataDir`, after stopping a server that a crash may have left running on it. */
export async function removePostgres(dataDir: string): Promise<void> {
  const cluster = await findCluster(dataDir)
  await clearLeftover(cluster)
  for (const path of [cluster.dataDir, cluster.logFile]) await rm(path, { recursive: true, force: true })
}

async function findCluster(folder: string): Promise<Cluster> {
  const dataDir = resolve(folder)
  const [binaries, account] = await Promise.all([findPostgresBinaries(), findPostgresAccount()])
  return { dataDir, logFile: join(dirname(dataDir), 'postgres.log'), account, binaries }
}

function urlFor(port: number): string {
  return `postgresql://${credentials.user}:${credentials.password}@127.0.0.1:${port}/postgres`
}

/** After an outright kill the old backends need a moment to leave; hence more than one attempt. */
async function startServer(cluster: Cluster, port: number, attempts = 4): Promise<ChildProcess> {
  const server = spawnServer(cluster, port)
  if (await becomesReady(server, port)) return server
  await stopServer(server)
  if (attempts <= 1) throw new StartError(`PostgreSQL did not start; ${cluster.logFile} says why.`)
  await sleep(500)
  return startServer(cluster, port, attempts - 1)
}

/** The server gets a process group of its own: Ctrl-C must not stop it before those who use it. */
function spawnServer(cluster: Cluster, port: number): ChildProcess {
  const log = openSync(cluster.logFile, 'a')
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(cluster.binaries.postgres, ['-D', cluster.dataDir, '-p', String(port), ...flags], {
    ...cluster.account,
    cwd: dirname(cluster.dataDir),
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', log, log],
    detached: true,
  })
  server.once('error', () => undefined)
  closeSync(log)
  return server
}

async function becomesReady(server: ChildProcess, port: number): Promise<boolean> {
  const deadline = Date.now() + readyWithinMs
  while (!hasEnded(server) && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: urlFor(port) })
    client.on('error', () => undefined)
    const isReady = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isReady && !hasEnded(server)) return true
    await sleep(30)
  }
  return false
}

/** SIGINT is Postgres's fast shutdown; SIGQUIT its immediate one, for a server that does not follow in time. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  server.kill('SIGINT')
  const timer = setTimeout(() => server.kill('SIGQUIT'), stopWithinMs)
  await ended
  clearTimeout(timer)
}

function hasEnded(server: ChildProcess): boolean {
  return server.pid === undefined || server.exitCode !== null || server.signalCode !== null
}
