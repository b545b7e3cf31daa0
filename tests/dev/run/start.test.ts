import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { freePort } from '#dev/run/free-port.ts'
import { lockFolder } from '#dev/run/lock.ts'
import { root } from '#dev/run/project.ts'

/** Runs `npm start`'s program to its end and returns what it said. */
async function start(env: Record<string, string>, ...args: string[]): Promise<{ code: unknown; stderr: string }> {
  const command = [join(root, 'dev', 'start.ts'), ...args]
  const outcome = promisify(execFile)(process.execPath, command, { env: { ...process.env, ...env } })
  return outcome.then(
    ({ stderr }) => ({ code: 0, stderr }),
    (error: { code: unknown; stderr: string }) => ({ code: error.code, stderr: error.stderr }),
  )
}

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
  it('belongs to one living process', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tubli-lock-'))
    const release = await lockFolder(folder)
    const other = `import { lockFolder } from '#dev/run/lock.ts'; await lockFolder(${JSON.stringify(folder)})`
    const run = (): Promise<unknown> =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', other], { cwd: root })
    await expect(run()).rejects.toThrow(`Tubli already runs in this folder (process ${process.pid})`)
    await release()
    await run()
    await (await lockFolder(folder))()
    await rm(folder, { recursive: true })
  })
})
