import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '#dev/run/free-port.ts'
import { lockFolder } from '#dev/run/lock.ts'
import { root } from '#dev/run/project.ts'
import { writeServices } from '#dev/world/services.ts'

/** Runs `npm start`'s program to its end and returns what it said. */
async function start(env: Record<string, string>, ...args: string[]): Promise<{ code: unknown; stderr: string }> {
  const command = [join(root, 'dev', 'start.ts'), ...args]
  const outcome = promisify(execFile)(process.execPath, command, { env: { ...process.env, DATA_DIR: dataDir, ...env } })
  return outcome.then(
    ({ stderr }) => ({ code: 0, stderr }),
    (error: { code: unknown; stderr: string }) => ({ code: error.code, stderr: error.stderr }),
  )
}

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tubli-start-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

describe('npm start', () => {
  it('says in one sentence that the port is in use', async () => {
    const port = await freePort()
    const server = createServer().listen(port, '127.0.0.1')
    const { code, stderr } = await start({ PORT: String(port) })
    server.close()
    expect(code).toBe(1)
    expect(stderr).toMatch(new RegExp(`^Port ${port} is in use by another program; [^\\n]+\\n$`))
  })

  it.each([
    [{ PORT: 'http' }, [], 'PORT is "http", which is not a port number.\n'],
    [{}, ['--clean'], 'Unknown argument "--clean"; the only one is --fresh, which deletes all local data.\n'],
  ])('refuses %j %j', async (env, args, sentence) => {
    expect(await start(env, ...args)).toEqual({ code: 1, stderr: sentence })
  })
})

describe('the lock of a folder', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tubli-lock-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** Another process that takes the lock and keeps it until it is killed; the answer tells whether it got it. */
  async function contend(dataDir = folder): Promise<{ isWinner: boolean; said: string; kill: () => Promise<unknown> }> {
    const script = `import { lockFolder } from '#dev/run/lock.ts'
      await lockFolder(${JSON.stringify(dataDir)}).then(() => console.log('locked'), ({ message }) => console.log(message))
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: root })
    const [said] = await once(child.stdout, 'data')
    const kill = () => {
      child.kill('SIGKILL')
      return once(child, 'exit')
    }
    return { isWinner: String(said) === 'locked\n', said: String(said), kill }
  }

  it('is given back', async () => {
    await (await lockFolder(folder))()
    await (await lockFolder(folder))()
  })

  it('has one winner when several start at once, also after its holder was killed', async () => {
    for (const _round of ['at first', 'after a crash']) {
      const contenders = await Promise.all([contend(), contend(), contend()])
      expect(contenders.filter(({ isWinner }) => isWinner)).toHaveLength(1)
      await expect(lockFolder(folder)).rejects.toThrow(`Tubli already runs in ${folder}; stop that one first.`)
      await Promise.all(contenders.map(({ kill }) => kill()))
    }
  })

  it('says where the other one runs', async () => {
    const release = await lockFolder(folder)
    const app = { url: 'http://localhost:5173', port: 5173 }
    await writeServices(join(folder, 'services.json'), { pid: process.pid, services: { app } })
    const other = await contend()
    expect(other.said).toContain(`at http://localhost:5173 (process ${process.pid})`)
    await other.kill()
    await release()
  })

  it('does not lock a copy of the folder', async () => {
    const release = await lockFolder(folder)
    const copy = `${folder}-copy`
    await cp(folder, copy, { recursive: true })
    const other = await contend(copy)
    expect(other.isWinner).toBe(true)
    await other.kill()
    await release()
    await rm(copy, { recursive: true })
  })
})
