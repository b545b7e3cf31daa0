import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#dev/run/free-port.ts'
import { root } from '#dev/run/project.ts'
import { serveWorker } from '#dev/run/serve.ts'
import { startWorld, type World } from '#dev/world.ts'

/** A world of the benchmark's own, and the worker of bench/worker.ts served as often as it is asked for. */
export type Stage = {
  world: World
  /** For files that are gone with the stage. */
  folder: string
  /** Serves one more worker with these settings changed. @returns its address */
  serve: (changes?: Record<string, string>) => Promise<string>
  /** Closed together with the stage, before it. */
  onClose: (close: () => Promise<unknown>) => void
}

/** Says on stderr what is being done; stdout is for the table. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Runs the benchmark's work in a world that is gone afterwards. */
export async function onStage<T>(work: (stage: Stage) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tubli-bench-'))
  const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const onClose = (close: () => Promise<unknown>): void => void closers.unshift(close)
  try {
    await buildBenchWorker()
    const appPort = await freePort()
    const world = await startWorld({ dataDir: folder, appPort, persist: false, model: 'stand-in' })
    onClose(world.close)
    const serve = async (changes: Record<string, string> = {}): Promise<string> => {
      const port = await freePort()
      const persistDir = join(folder, `worker-${port}`)
      const logFile = join(folder, 'worker.log')
      const vars = { ...world.vars, ...changes }
      const worker = await serveWorker({ port, vars, persistDir, logFile, workerDir: benchWorkerDir })
      onClose(worker.stop)
      return `http://127.0.0.1:${port}`
    }
    return await work({ world, folder, serve, onClose })
  } finally {
    for (const close of closers) await close()
  }
}

const benchWorkerDir = join(root, 'node_modules', '.cache', 'bench', 'dist', 'tubli')

async function buildBenchWorker(): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const config = join(import.meta.dirname, 'vite.config.ts')
  await promisify(execFile)(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'error'], { cwd: root })
}
