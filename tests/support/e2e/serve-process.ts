import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#dev/run/free-port.ts'
import { serveWorker } from '#dev/run/serve.ts'
import { startWorld } from '#dev/world.ts'
import { allLogins } from './people.ts'

/** What the tests know of the product that is served for them. */
export interface Served {
  /** Written by the built-in author. */
  builtinUrl: string
  /** Written by a model that takes its time; everything else is the same world. */
  modelUrl: string
  stripeUrl: string
  store: { DATABASE_URL: string; NEON_HTTP_URL: string; SESSION_SECRET: string }
}

/** Serves the production build for whoever forked this process, and ends with its parent. */
process.env.DEV_PEOPLE = allLogins()
const dataDir = await mkdtemp(join(tmpdir(), 'tubli-browser-'))
const port = await freePort()
const world = await startWorld({ dataDir, appPort: port, persist: false, model: 'stand-in' })
const serve = (name: string, at: number, vars: Record<string, string>) =>
  serveWorker({
    port: at,
    vars: { ...world.vars, ...vars },
    persistDir: join(dataDir, name),
    logFile: join(dataDir, `${name}.log`),
    // tests are quicker than people; the limits are tried in tests/worker/http
    isUnlimited: true,
  })
const builtin = await serve('worker', port, { MODEL_PROVIDER: 'builtin' })
const modelPort = await freePort()
const model = await serve('model', modelPort, {
  APP_URL: `http://localhost:${modelPort}`,
  // slow enough to be watched
  MODEL_NAME: 'stand-in@60',
})

process.once('disconnect', async () => {
  await Promise.all([builtin.stop(), model.stop()])
  await world.close()
  process.exit(0)
})
const { DATABASE_URL = '', NEON_HTTP_URL = '', SESSION_SECRET = '' } = world.vars
const served: Served = {
  builtinUrl: builtin.url,
  modelUrl: model.url,
  stripeUrl: world.stripe.url,
  store: { DATABASE_URL, NEON_HTTP_URL, SESSION_SECRET },
}
process.send?.(served)
