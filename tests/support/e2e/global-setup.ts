import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from '#dev/run/build.ts'

/** One world for all browser tests, and the whole product on it twice: with the built-in author, and with a model. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildIfStale(new AbortController().signal)
  const child = fork(fileURLToPath(new URL('./serve-process.ts', import.meta.url)), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execPath: process.execPath,
    execArgv: [],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const served = await new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', () => reject(new Error('The product did not start.')))
  })
  process.env.SERVED = JSON.stringify(served)
  return async () => {
    child.disconnect()
    await exited
  }
}
