import { setTimeout as sleep } from 'node:timers/promises'
import { isPortFree } from './free-port.ts'
import { clearLeftoverWorkerds } from './leftover-workerd.ts'
import { lockFolder } from './lock.ts'
import { describeError, StartError, say } from './print.ts'
import { localDir, workerStateDir } from './project.ts'
import { onStopSignal } from './signals.ts'

const defaultPort = 5173
const giveUpStoppingMs = 20_000
const freeWithinMs = 5000

/** What a command gets that starts something and runs until it is stopped. */
export type LocalRun = {
  port: number
  isFresh: boolean
  /** Aborted by Ctrl-C, also in the middle of starting. */
  signal: AbortSignal
  /** Closed when the run ends, the last one first. */
  onClose: (close: () => Promise<unknown>) => void
}

/**
 * The frame of `npm start` and `npm run dev`: checks folder and port before all else, runs `begin`, waits for Ctrl-C
 * or SIGTERM, closes everything in reverse order. A fault is one sentence on the terminal and exit code 1.
 */
export async function runLocally(begin: (run: LocalRun) => Promise<void>): Promise<void> {
  const closers: (() => Promise<unknown>)[] = []
  const stopping = new AbortController()
  const onClose = (close: () => Promise<unknown>): void => void closers.push(close)
  onStopSignal(() => {
    say('\nStopping …')
    stopping.abort(new StartError('Stopped.'))
  })
  let exitCode = 0
  try {
    const { port, isFresh } = readCommand()
    onClose(await lockFolder(localDir))
    await claimPort(port)
    await begin({ port, isFresh, signal: stopping.signal, onClose })
    await untilAborted(stopping.signal)
  } catch (error) {
    if (!stopping.signal.aborted) {
      process.stderr.write(`${describeError(error)}\n`)
      exitCode = 1
    }
  }
  setTimeout(() => process.exit(1), giveUpStoppingMs).unref()
  for (const close of closers.reverse()) await close().catch(reportClosing)
  process.exit(exitCode)
}

function reportClosing(error: unknown): void {
  process.stderr.write(`While stopping: ${describeError(error)}\n`)
}

function readCommand(): { port: number; isFresh: boolean } {
  const unknown = process.argv.slice(2).find((argument) => argument !== '--fresh')
  if (unknown)
    throw new StartError(`Unknown argument "${unknown}"; the only one is --fresh, which deletes all local data.`)
  const port = Number(process.env.PORT || defaultPort)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartError(`PORT is "${process.env.PORT}", which is not a port number.`)
  }
  return { port, isFresh: process.argv.includes('--fresh') }
}

/** Only after the folder is ours: what an earlier run left behind may have the port. */
async function claimPort(port: number): Promise<void> {
  const hadLeftovers = await clearLeftoverWorkerds(workerStateDir)
  // what was ended this moment keeps its port for another, until the last of its connections is closed
  for (const until = Date.now() + (hadLeftovers ? freeWithinMs : 0); ; await sleep(50)) {
    if (await isPortFree(port)) return
    if (Date.now() >= until) break
  }
  throw new StartError(
    `Port ${port} is in use by another program; stop it or choose another port, for example PORT=${port + 1} npm start.`,
  )
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) return done()
    signal.addEventListener('abort', () => done())
    // nothing else may keep the process alive, for instance when workerd runs as the only child
    const alive = setInterval(() => undefined, 60_000)
    signal.addEventListener('abort', () => clearInterval(alive))
  })
}
