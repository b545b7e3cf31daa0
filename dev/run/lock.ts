import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './print.ts'
import { isAlive } from './processes.ts'

/**
 * Makes this process the only one that uses `dataDir`; the answer gives it back. A lock whose process is dead counts
 * as no lock.
 * @throws StartError when another process has it.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'lock')
  await mkdir(dataDir, { recursive: true })
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const handle = await open(file, 'wx').catch(() => null)
    if (handle) {
      await handle.writeFile(String(process.pid))
      await handle.close()
      return () => rm(file, { force: true })
    }
    const pid = Number(await readFile(file, 'utf8').catch(() => ''))
    if (pid > 0 && pid !== process.pid && isAlive(pid)) {
      throw new StartError(`Tubli already runs in this folder (process ${pid}); stop that one first.`)
    }
    await rm(file, { force: true })
  }
  throw new StartError(`Tubli could not lock ${file}; another instance seems to be starting.`)
}
