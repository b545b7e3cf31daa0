import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The worker's environment: the local world of this run. */
    vars: Record<string, string>
  }
}

/**
 * A world of its own for one run of the worker's tests; nothing of it stays. It runs in a process of its own because
 * this file is loaded the way workerd would load it, and the world is made of Node's modules.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const child = fork(fileURLToPath(new URL('./process.ts', import.meta.url)), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const vars = await new Promise<Record<string, string>>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Record<string, string>))
    child.once('exit', () => reject(new Error('The local world did not start.')))
  })
  project.provide('vars', vars)
  return async () => {
    child.disconnect()
    await exited
  }
}
