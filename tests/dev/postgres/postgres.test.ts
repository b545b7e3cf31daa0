import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureDatabase, startPostgres } from '#dev/postgres/postgres.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tubli-postgres-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

describe('startPostgres', () => {
  it('is PostgreSQL 18 with a UTF-8 database tubli, and keeps data between starts', async () => {
    const first = await startPostgres({ dataDir: join(folder, 'data') })
    expect(await query(first.url, "select current_database() as name, upper('äõ') as up")).toEqual([
      { name: 'tubli', up: 'ÄÕ' },
    ])
    expect(await query(first.url, 'show server_version')).toEqual([{ server_version: expect.stringMatching(/^18\./) }])
    await query(first.url, 'create table kept (x int)')
    await first.stop()
    const second = await startPostgres({ dataDir: join(folder, 'data') })
    expect(await query(second.url, 'select * from kept')).toEqual([])
    await second.stop()
    await second.stop()
  })

  it('takes over from a server that was left running', async () => {
    const left = await startPostgres({ dataDir: join(folder, 'data') })
    const next = await startPostgres({ dataDir: join(folder, 'data') })
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await expect(query(left.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
    await next.stop()
  })

  it('is started again at the same address when it is killed', async () => {
    const { url, stop } = await startPostgres({ dataDir: join(folder, 'data') })
    await query(url, 'create table kept (x int)')
    // commits are not waited for here, so that the last of them may be lost with the server
    await query(url, 'checkpoint')
    const pidFile = await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')
    process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL')
    await expect.poll(() => query(url, 'select * from kept').catch(String), { timeout: 20_000 }).toEqual([])
    await stop()
    await expect(query(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })

  it('is not misled by a pid file whose id now belongs to another program', async () => {
    const first = await startPostgres({ dataDir: join(folder, 'data') })
    await first.stop()
    await writeFile(join(folder, 'data', 'postmaster.pid'), `${process.pid}\n${join(folder, 'data')}\n`)
    const second = await startPostgres({ dataDir: join(folder, 'data') })
    await second.stop()
  })

  it('makes further databases on request', async () => {
    const postgres = await startPostgres({ dataDir: join(folder, 'data') })
    const url = await ensureDatabase(postgres.url, 'another')
    await ensureDatabase(postgres.url, 'another')
    expect(await query(url, 'select current_database() as name')).toEqual([{ name: 'another' }])
    await postgres.stop()
  })
})
