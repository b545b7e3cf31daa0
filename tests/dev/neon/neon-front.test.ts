import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NeonDbError, neon, neonConfig, Pool } from '@neondatabase/serverless'
import { drizzle } from 'drizzle-orm/neon-http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NeonFront } from '#dev/neon/neon-front.ts'
import { startNeonFront } from '#dev/neon/neon-front.ts'
import type { Postgres } from '#dev/postgres/postgres.ts'
import { startPostgres } from '#dev/postgres/postgres.ts'

let folder: string
let postgres: Postgres
let front: NeonFront

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tubli-neon-'))
  postgres = await startPostgres({ dataDir: join(folder, 'postgres') })
  front = await startNeonFront({ postgresUrl: postgres.url })
  neonConfig.fetchEndpoint = front.httpUrl
  neonConfig.wsProxy = front.wsProxyHost
  neonConfig.useSecureWebSocket = false
  neonConfig.pipelineConnect = false
  neonConfig.pipelineTLS = false
  // Drizzle has the driver leave moments as they came, for the whole process; so do we here, whoever was first
  drizzle({ client: neon(postgres.url) })
  await neon(postgres.url)`
    create table accounts (
      name text primary key,
      balance int not null constraint balance_not_negative check (balance >= 0)
    )`
})

afterAll(async () => {
  await front.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('HTTP mode', () => {
  it('gives every type the value that the driver gives it on Neon', async () => {
    const [row] = await neon(postgres.url)`
      select 7::int4 as int, 9007199254740993::int8 as big, 1.50::numeric as numeric, 0.5::float8 as float,
        true as bool, null::text as nothing, array['a', null, 'b,"c']::text[] as texts, array[1, 2]::int4[] as ints,
        '{"a": [1, null]}'::jsonb as json, '\\xdeadbeef'::bytea as bytes,
        '2026-11-21 12:34:56.789+02'::timestamptz as moment, uuidv7() as id`
    expect(row).toMatchObject({
      ...{ int: 7, big: '9007199254740993', numeric: '1.50', float: 0.5, bool: true, nothing: null },
      ...{ texts: ['a', null, 'b,"c'], ints: [1, 2], json: { a: [1, null] } },
      bytes: Buffer.from('deadbeef', 'hex'),
      moment: '2026-11-21 10:34:56.789+00',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  it('takes parameters of every kind', async () => {
    const moment = new Date('2026-11-21T10:34:56.789Z')
    const [row] = await neon(postgres.url)`
      select ${'ä\'"\\'}::text as text, ${null}::int as nothing, ${42}::int as int, ${true}::bool as bool,
        ${['x', 'y']}::text[] as texts, ${{ deep: { er: 'ü' } }}::jsonb as json, ${moment}::timestamptz as moment,
        ${Buffer.from([0, 255])}::bytea as bytes`
    expect(row).toEqual({
      ...{ text: 'ä\'"\\', nothing: null, int: 42, bool: true, texts: ['x', 'y'], json: { deep: { er: 'ü' } } },
      moment: '2026-11-21 10:34:56.789+00',
      bytes: Buffer.from([0, 255]),
    })
  })

  it('hands over full results and rows as arrays', async () => {
    const sql = neon(postgres.url, { fullResults: true, arrayMode: true })
    const result = await sql`select 1 as a, 'x' as a`
    expect(result).toMatchObject({ command: 'SELECT', rowCount: 1, rows: [[1, 'x']] })
    expect(result.fields.map(({ name }) => name)).toEqual(['a', 'a'])
  })

  it("passes on Postgres's error with its constraint, table and detail", async () => {
    const failure = await neon(postgres.url)`insert into accounts values ('minus', -1)`.catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(NeonDbError)
    expect(failure).toMatchObject({
      ...{ code: '23514', severity: 'ERROR', constraint: 'balance_not_negative', table: 'accounts', schema: 'public' },
      detail: expect.stringContaining('minus'),
      message: expect.stringContaining('violates check constraint'),
    })
  })

  it('tells where a syntax error is', async () => {
    const failure = neon(postgres.url).query('selec 1')
    await expect(failure).rejects.toMatchObject({ code: '42601', position: '1' })
  })

  it('refuses two statements in one string', async () => {
    await expect(neon(postgres.url).query('select 1; select 2')).rejects.toMatchObject({ code: '42601' })
  })

  it('leaves no transaction open behind a lone BEGIN', async () => {
    const sql = neon(postgres.url)
    await sql`begin`
    // the pool hands out the connection that was used last, and VACUUM refuses to run in a transaction
    await expect(sql`vacuum accounts`).resolves.toEqual([])
  })

  it('refuses a wrong password and an unknown database', async () => {
    const wrongPassword = postgres.url.replace(':tubli@', ':other@')
    await expect(neon(wrongPassword)`select 1`).rejects.toMatchObject({ code: '28P01' })
    await expect(neon(`${postgres.url}-other`)`select 1`).rejects.toMatchObject({ code: '3D000' })
  })
})

describe('a batch', () => {
  it('is one request and one transaction', async () => {
    const sql = neon(postgres.url)
    const before = front.stats()
    const [first, second] = await sql.transaction([
      sql`select pg_current_xact_id()::text as id`,
      sql`select pg_current_xact_id()::text as id`,
    ])
    const after = front.stats()
    expect(first).toEqual(second)
    expect([after.requests - before.requests, after.statements - before.statements]).toEqual([1, 2])
  })

  it('is rolled back as a whole when one statement fails', async () => {
    const sql = neon(postgres.url)
    const batch = sql.transaction([
      sql`insert into accounts values ('kept?', 10)`,
      sql`update accounts set balance = balance - 11 where name = 'kept?'`,
    ])
    await expect(batch).rejects.toMatchObject({ constraint: 'balance_not_negative' })
    await expect(sql`select * from accounts where name = 'kept?'`).resolves.toEqual([])
  })

  it('honours isolation level, read only and deferrable', async () => {
    const sql = neon(postgres.url)
    const show = [sql`show transaction_isolation`, sql`show transaction_read_only`, sql`show transaction_deferrable`]
    await expect(
      sql.transaction(show, { isolationLevel: 'Serializable', readOnly: true, deferrable: true }),
    ).resolves.toEqual([
      [{ transaction_isolation: 'serializable' }],
      [{ transaction_read_only: 'on' }],
      [{ transaction_deferrable: 'on' }],
    ])
    const write = sql.transaction([sql`insert into accounts values ('never', 1)`], { readOnly: true })
    await expect(write).rejects.toMatchObject({ code: '25006' })
  })
})

describe('WebSocket mode', () => {
  it('carries an interactive transaction', async () => {
    const pool = new Pool({ connectionString: postgres.url })
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('insert into accounts values ($1, $2)', ['socket', 5])
      const seen = await client.query('select balance from accounts where name = $1', ['socket'])
      expect(seen.rows).toEqual([{ balance: 5 }])
      await client.query('rollback')
      await expect(client.query('select * from accounts where name = $1', ['socket'])).resolves.toMatchObject({
        rowCount: 0,
      })
    } finally {
      client.release()
      await pool.end()
    }
  })

  it("lets Postgres itself refuse a wrong password, and works with the driver's own way to connect", async () => {
    const pool = new Pool({ connectionString: postgres.url.replace(':tubli@', ':other@') })
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: '28P01' })
    await pool.end()
    neonConfig.pipelineConnect = 'password'
    const piped = new Pool({ connectionString: postgres.url })
    await expect(piped.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] })
    await piped.end()
    neonConfig.pipelineConnect = false
  })
})

describe('Postgres killed under load', () => {
  it('leaves the front standing, and its next requests are answered', async () => {
    const sql = neon(postgres.url)
    const busy = Array.from({ length: 5 }, () =>
      Promise.allSettled([sql`select pg_sleep(20)`, sql.transaction([sql`select pg_sleep(20)`])]),
    )
    const isBusy = () => sql`select count(*)::int from pg_stat_activity where query = 'select pg_sleep(20)'`
    await expect.poll(isBusy, { timeout: 10_000 }).toEqual([{ count: 10 }])
    // as when the server is killed: every connection ends, in the middle of a statement, and has ended when this answers
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where pid <> pg_backend_pid()`
    const outcomes = (await Promise.all(busy)).flat()
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
    await expect(sql`select 1 as one`).resolves.toEqual([{ one: 1 }])
  })
})

it('adds latency to every request while told to', async () => {
  front.setLatency(60)
  const startedAt = performance.now()
  await neon(postgres.url)`select 1`
  expect(performance.now() - startedAt).toBeGreaterThan(55)
  front.setLatency(0)
})
