import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#dev/run/free-port.ts'
import { ownWorkerds } from '#dev/run/processes.ts'
import { root } from '#dev/run/project.ts'
import { loadSecrets } from '#dev/world/secrets.ts'
import { readServices } from '#dev/world/services.ts'
import { openStore, type Store } from '#tests/factories/store.ts'

const startsWithinMs = 120_000

/** The product as `npm start` makes it, in a folder and on a port of the storm's own. */
export class Product {
  readonly url: string
  readonly #folder: string
  readonly #env: NodeJS.ProcessEnv
  #host: ChildProcess | null = null
  #services: Record<string, { url: string }> = {}
  #store: Store | null = null

  private constructor(folder: string, port: number, settings: Record<string, string>) {
    this.#folder = folder
    this.url = `http://127.0.0.1:${port}`
    this.#env = { ...process.env, ...settings, DATA_DIR: folder, PORT: String(port) }
  }

  /** @param settings of the worker, as the environment of `npm start` takes them */
  static async start(settings: Record<string, string>): Promise<Product> {
    const folder = await mkdtemp(join(tmpdir(), 'tubli-storm-'))
    const product = new Product(folder, await freePort(), settings)
    await product.start()
    return product
  }

  /** Starts it again, with what it kept. */
  async start(): Promise<void> {
    const host = spawn(process.execPath, [join(root, 'dev', 'start.ts')], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#host = host
    let said = ''
    host.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    for (const until = Date.now() + startsWithinMs; !said.includes('Tubli runs at'); await sleep(50)) {
      if (host.exitCode !== null || Date.now() > until) throw new Error(`npm start did not start: ${said}`)
    }
    this.#services = (await readServices(join(this.#folder, 'services.json')))?.services ?? {}
    const { SESSION_SECRET } = await loadSecrets(join(this.#folder, 'secrets.json'))
    this.#store = openStore({ DATABASE_URL: this.databaseUrl, NEON_HTTP_URL: this.addressOf('neon'), SESSION_SECRET })
  }

  addressOf(service: string): string {
    return this.#services[service]?.url ?? ''
  }

  get databaseUrl(): string {
    return this.addressOf('postgres')
  }

  /** For the factories of the tests. */
  get store(): Store {
    if (!this.#store) throw new Error('The product has not started.')
    return this.#store
  }

  get isRunning(): boolean {
    return this.#host?.exitCode === null && this.#host.signalCode === null
  }

  /** Asks the database itself, not through the product. */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.databaseUrl })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  workerds = (): Promise<number[]> => ownWorkerds(this.#host?.pid)

  /** What the worker has in memory, in MB; null where /proc does not tell. */
  async memory(): Promise<number | null> {
    const [pid] = await this.workerds()
    try {
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
    } catch {
      return null
    }
  }

  async killPostgres(): Promise<void> {
    const pidFile = await readFile(join(this.#folder, 'postgres', 'postmaster.pid'), 'utf8')
    process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL')
  }

  async killWorker(): Promise<void> {
    for (const pid of await this.workerds()) process.kill(pid, 'SIGKILL')
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.#host || !this.isRunning) return
    const ended = once(this.#host, 'exit')
    this.#host.kill(signal)
    await ended
  }

  /** Ends it in order and removes what it kept. */
  async close(): Promise<void> {
    await this.end('SIGTERM')
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
