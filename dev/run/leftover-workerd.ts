import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { commandOf, isAlive, isWorkerd, ownWorkerds } from './processes.ts'

const Record = z.object({ owner: z.int(), pids: z.array(z.int()) })

/** Writes down which workerd processes this process owns: workerd outlives an owner that is killed outright. */
export async function rememberWorkerds(persistDir: string): Promise<void> {
  await mkdir(persistDir, { recursive: true })
  await writeFile(recordFile(persistDir), JSON.stringify({ owner: process.pid, pids: await ownWorkerds() }))
}

export async function forgetWorkerds(persistDir: string): Promise<void> {
  await rm(recordFile(persistDir), { force: true })
}

/**
 * Ends the workerd processes whose owner died without stopping them; they would keep the port.
 * @returns whether there may have been any
 */
export async function clearLeftoverWorkerds(persistDir: string): Promise<boolean> {
  const text = await readFile(recordFile(persistDir), 'utf8').catch(() => null)
  if (text === null) return false
  const { owner, pids } = Record.parse(JSON.parse(text))
  if (owner !== process.pid && isAlive(owner)) return false
  for (const pid of pids) {
    if (!isWorkerd((await commandOf(pid)) ?? '')) continue
    process.kill(pid, 'SIGKILL')
    for (let wait = 0; wait < 50 && (await commandOf(pid)); wait += 1) await sleep(20)
  }
  await forgetWorkerds(persistDir)
  return pids.length > 0
}

function recordFile(persistDir: string): string {
  return join(persistDir, 'workerd.json')
}
