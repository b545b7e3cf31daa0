import { createWriteStream, existsSync, globSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { V4WorkerOptions } from 'miniflare'
import { convertV4MiniflareOptions, Miniflare, NoOpLog } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler'
import { clearLeftoverWorkerds, forgetWorkerds, rememberWorkerds } from './leftover-workerd.ts'
import { isAlive, ownWorkerds } from './processes.ts'
import { distDir, localDir } from './project.ts'

export type ServeOptions = {
  port: number
  vars: Record<string, string>
  /** Where workflows and the like keep their state between starts. */
  persistDir: string
  logFile?: string
  /** Where what is tried needs one person to call more often than anybody may. */
  isUnlimited?: boolean
  /** Folder of the built worker, the one with its wrangler.json; the worker that draws its pictures is beside it. */
  workerDir?: string
}

export type ServedWorker = {
  url: string
  stop: () => Promise<void>
  /** Kills workerd outright, as a crash would; nothing of it comes back until the next `serveWorker`. */
  kill: () => Promise<void>
  /** Runs the cron handler once and tells how it ended, `ok` when all went well. */
  runScheduled: (cron: string) => Promise<string>
}

/**
 * Serves the production build in workerd, as Cloudflare would: static assets with their headers and fallback, rate
 * limits and workflows come from the wrangler.json of the build, `vars` from the caller. What workerd prints goes to
 * `logFile`, one JSON object a line.
 */
export async function serveWorker(options: ServeOptions): Promise<ServedWorker> {
  const logFile = options.logFile ?? join(localDir, 'worker.log')
  await mkdir(dirname(logFile), { recursive: true })
  await clearLeftoverWorkerds(options.persistDir)
  const log = createWriteStream(logFile, { flags: 'a' })
  const workerDir = options.workerDir ?? join(distDir, 'tubli')
  const worker = workerOptions(workerDir, options.vars)
  const picturesDir = `${workerDir}_pictures`
  const pictures = existsSync(picturesDir) ? [workerOptions(picturesDir, {})] : []
  if (options.isUnlimited)
    for (const limit of Object.values(worker.ratelimits ?? {})) limit.simple.limit = Number.MAX_SAFE_INTEGER
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: options.port,
      log: new NoOpLog(),
      handleStructuredLogs: (entry) => log.write(logLine(entry)),
      resourcePersistencePath: options.persistDir,
      resourceTmpPath: join(options.persistDir, 'tmp'),
      unsafeHandleRuntimeRestart: () => rememberWorkerds(options.persistDir),
      telemetry: { enabled: false },
      cf: false,
      workers: [worker, ...pictures],
    }),
  )
  const stop = async (): Promise<void> => {
    await miniflare.dispose()
    await forgetWorkerds(options.persistDir)
    log.end()
  }
  try {
    await miniflare.ready
    await rememberWorkerds(options.persistDir)
  } catch (error) {
    await stop().catch(() => undefined)
    throw error
  }
  return {
    url: `http://localhost:${options.port}`,
    stop,
    kill: async () => {
      // dispose() first, so that Miniflare takes the death for its own doing and starts no new workerd
      const pids = await ownWorkerds()
      const stopped = stop().catch(() => undefined)
      for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
      await stopped
    },
    runScheduled: async (cron) => {
      const fetcher = await miniflare.getWorker()
      const result = await fetcher.scheduled({ scheduledTime: new Date(), cron })
      return result.outcome
    },
  }
}

/** The worker's own lines are JSON objects already; they become fields instead of a string within a string. */
function logLine({ timestamp, level, message }: { timestamp: number; level: string; message: string }): string {
  const at = new Date(timestamp).toISOString()
  try {
    const fields: unknown = JSON.parse(message)
    if (fields && typeof fields === 'object') return `${JSON.stringify({ at, level, ...fields })}\n`
  } catch {
    // what workerd or a library prints is plain text
  }
  return `${JSON.stringify({ at, level, message })}\n`
}

/** The same translation of wrangler.json that the Vite plugin makes for its preview. */
function workerOptions(workerDir: string, vars: Record<string, string>): V4WorkerOptions {
  const { workerOptions, main } = readWorkerOptions(join(workerDir, 'wrangler.json'))
  const { modulesRules, ...options } = workerOptions
  if (!main) throw new Error(`${workerDir}/wrangler.json names no entry`)
  const root = dirname(main)
  const entry = basename(main)
  const others = (modulesRules ?? []).flatMap(({ type, include }) =>
    globSync(include, { cwd: root, exclude: (path) => path === entry }).map((path) => ({ type, path })),
  )
  return {
    ...options,
    name: basename(workerDir).replaceAll('_', '-'),
    modulesRoot: root,
    modules: [{ type: 'ESModule', path: entry }, ...others],
    bindings: Object.assign({}, options.bindings, vars),
  }
}
