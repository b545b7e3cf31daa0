import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { readServices } from '#dev/world/services.ts'
import { StartError } from './print.ts'

/**
 * Makes this process the only one that uses `dataDir`; the answer gives it back.
 *
 * The lock is the operating system's, on a file that SQLite holds: it ends with its process however that ends, exactly
 * one of several that start at once gets it, and a copy of the folder is not locked.
 * @throws StartError when another process has it.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const unlock = await tryLock(dataDir)
  if (!unlock) throw new StartError(await describeOwner(dataDir))
  return async () => unlock()
}

/** The same for work that others may be doing at the moment: waits until they are done, and gives the lock back after it. */
export async function whileLocked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  let unlock = await tryLock(folder)
  while (!unlock) {
    await sleep(100)
    unlock = await tryLock(folder)
  }
  return work().finally(unlock)
}

async function tryLock(folder: string): Promise<(() => void) | null> {
  await mkdir(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'lock.db'))
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    return null
  }
  return () => lock.close()
}

async function describeOwner(dataDir: string): Promise<string> {
  const running = await readServices(join(dataDir, 'services.json'))
  const where = running ? ` at ${running.services.app?.url} (process ${running.pid})` : ''
  return `Tubli already runs in ${dataDir}${where}; stop that one first.`
}
