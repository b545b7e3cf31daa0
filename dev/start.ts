import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startWorld } from '#dev/world.ts'
import { announce } from './run/announce.ts'
import { buildIfStale } from './run/build.ts'
import { followSchedule } from './run/follow-schedule.ts'
import { runLocally } from './run/local-run.ts'
import { step } from './run/print.ts'
import { localDir, workerStateDir } from './run/project.ts'
import { serveWorker } from './run/serve.ts'
import { findModelServer } from './world/model-server.ts'

/** `npm start`: the production build in workerd, with everything around it on this machine. */
await runLocally(async ({ port, isFresh, signal, onClose }) => {
  await step('Building', () => buildIfStale(signal))
  const modelServer = await findModelServer()
  const world = await startWorld({
    dataDir: localDir,
    appPort: port,
    fresh: isFresh,
    persist: true,
    modelServer,
    signal,
  })
  onClose(world.close)
  signal.throwIfAborted()
  const logFile = join(localDir, 'worker.log')
  await rm(logFile, { force: true })
  const worker = await step('Starting the worker', () =>
    serveWorker({ port, vars: world.vars, persistDir: workerStateDir, logFile }),
  )
  onClose(worker.stop)
  onClose(followSchedule(worker.runScheduled))
  signal.throwIfAborted()
  announce(world, modelServer, logFile)
})
