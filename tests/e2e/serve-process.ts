import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#dev/run/free-port.ts'
import { serveWorker } from '#dev/run/serve.ts'
import { startWorld } from '#dev/world.ts'
import { allLogins } from './people.ts'

/** Serves the production build for whoever forked this process, and ends with its parent. */
process.env.DEV_PEOPLE = allLogins()
const model = process.argv[2] === 'stand-in' ? 'stand-in' : 'builtin'
const dataDir = await mkdtemp(join(tmpdir(), 'tubli-browser-'))
const port = await freePort()
const world = await startWorld({ dataDir, appPort: port, persist: false, model })
const worker = await serveWorker({
  port,
  // slow enough to be watched
  vars: model === 'stand-in' ? { ...world.vars, MODEL_NAME: 'stand-in@120' } : world.vars,
  persistDir: join(dataDir, 'worker'),
  logFile: join(dataDir, 'worker.log'),
})
process.once('disconnect', async () => {
  await worker.stop()
  await world.close()
  process.exit(0)
})
process.send?.(`${worker.url} ${world.stripe.url}`)
