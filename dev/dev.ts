import { createServer } from 'vite'
import { startWorld } from '#dev/world.ts'
import { announce } from './run/announce.ts'
import { followSchedule } from './run/follow-schedule.ts'
import { runLocally } from './run/local-run.ts'
import { step } from './run/print.ts'
import { localDir, root } from './run/project.ts'
import { findModelServer } from './world/model-server.ts'

/** `npm run dev`: the same world as `npm start`, with Vite's dev server and hot reload instead of a build. */
await runLocally(async ({ port, isFresh, signal, onClose }) => {
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
  // vite.config.ts hands these to the plugin's `config` option. CLOUDFLARE_INCLUDE_PROCESS_ENV would give the worker
  // the whole environment of this machine instead, and a .dev.vars file would outlive the world it describes.
  process.env.TUBLI_WORKER_VARS = JSON.stringify(world.vars)
  // else Miniflare asks the internet where this machine is and complains at length when it gets no answer
  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'
  const vite = await step('Starting Vite', () =>
    createServer({ root, logLevel: 'warn', server: { host: '127.0.0.1', port, strictPort: true } }),
  )
  onClose(() => vite.close())
  signal.throwIfAborted()
  await step('Listening', () => vite.listen())
  onClose(
    followSchedule((cron) =>
      fetch(`http://127.0.0.1:${port}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(cron)}`),
    ),
  )
  announce(world, modelServer)
})
