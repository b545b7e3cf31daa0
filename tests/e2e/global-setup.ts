import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from '#dev/run/build.ts'

/** Two whole products, each with a world of its own: one with the built-in author, one with a model that takes its time. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildIfStale(new AbortController().signal)
  const [builtin, model] = await Promise.all([serve('builtin'), serve('stand-in')])
  process.env.BUILTIN_URL = builtin.url
  process.env.BUILTIN_STRIPE_URL = builtin.stripeUrl
  process.env.MODEL_URL = model.url
  return async () => {
    await Promise.all([builtin.stop(), model.stop()])
  }
}

async function serve(model: 'builtin' | 'stand-in') {
  const file = fileURLToPath(new URL('./serve-process.ts', import.meta.url))
  const child = fork(file, [model], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execPath: process.execPath,
    execArgv: [],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const addresses = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)))
    child.once('exit', () => reject(new Error(`The product with the ${model} author did not start.`)))
  })
  const [url = '', stripeUrl = ''] = addresses.split(' ')
  const stop = async () => {
    child.disconnect()
    await exited
  }
  return { url, stripeUrl, stop }
}
