import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#dev/run/free-port.ts'
import { distDir, root } from '#dev/run/project.ts'
import { startWorld, type World } from '#dev/world.ts'
import { type PlainWorkerd, servePlain } from './plain-workerd.ts'

type Serve = (changes?: Record<string, unknown>) => Promise<PlainWorkerd>

/** A world of the benchmark's own, and workers in it, each a plain workerd, as many as are asked for. */
export type Stage = {
  world: World
  /** For files that are gone with the stage. */
  folder: string
  /** The deployable as it was built, with these settings changed. */
  serve: Serve
  /** bench/worker.ts: what there is to compare with. */
  serveBare: Serve
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
    let served = 0
    const serveFrom =
      (workerDir: string): Serve =>
      async (changes = {}) => {
        served += 1
        const worker = await servePlain({
          workerDir,
          folder: join(folder, `worker-${served}`),
          vars: { ...world.vars, ...changes },
        })
        onClose(worker.stop)
        return worker
      }
    const serve = serveFrom(join(distDir, 'tubli'))
    const serveBare = serveFrom(benchWorkerDir)
    return await work({ world, folder, serve, serveBare, onClose })
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
