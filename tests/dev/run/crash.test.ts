import { globSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildIfStale } from '#dev/run/build.ts'
import { freePort } from '#dev/run/free-port.ts'
import { type ServedWorker, serveWorker } from '#dev/run/serve.ts'
import { startWorld, type World } from '#dev/world.ts'
import { authorizeAt } from '#tests/support/agree.ts'
import { RHYTHMS } from '#worker/schedule.ts'

/** The built product in workerd, killed outright while it writes: no roadmap, no credit and no call may be lost. */

let world: World
let worker: ServedWorker
let database: pg.Client
let persistDir: string
let serve: () => Promise<ServedWorker>

beforeAll(async () => {
  await buildIfStale(new AbortController().signal)
  process.env.DEV_PEOPLE = 'casualty,reader,author'
  const dataDir = await mkdtemp(join(tmpdir(), 'tubli-crash-'))
  const port = await freePort()
  world = await startWorld({ dataDir, appPort: port, persist: false, model: 'stand-in' })
  const vars = { ...world.vars, MODEL_NAME: 'stand-in@500', GENERATION_LEASE_SECONDS: '2' }
  persistDir = join(dataDir, 'worker')
  serve = () => serveWorker({ port, vars, persistDir, logFile: join(dataDir, 'worker.log') })
  worker = await serve()
  database = new pg.Client({ connectionString: world.databaseUrl })
  await database.connect()
}, 120_000)

afterAll(async () => {
  await database?.end()
  await worker?.stop()
  await world?.close()
})

const signedIn = new Map<string, { jwt: string; userId: string }>()

/** Once each: the worker lets an address sign in only so often. */
async function signIn(login: string): Promise<{ jwt: string; userId: string }> {
  const known = signedIn.get(login)
  if (known) return known
  const started = await fetch(`${worker.url}/auth/github/start`)
  const cookie = started.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { url, state } = (await started.json()) as { url: string; state: string }
  const token = await authorizeAt(url, login)
  const response = await fetch(`${worker.url}/auth/github`, {
    method: 'POST',
    headers: { cookie },
    body: JSON.stringify({ type: 'access_token', token, state }),
  })
  const person = (await response.json()) as { jwt: string; userId: string }
  signedIn.set(login, person)
  return person
}

const post = (path: string, jwt: string) =>
  fetch(worker.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${jwt}`, 'accept-encoding': 'gzip' },
    body: JSON.stringify({ objective: 'Learn TypeScript' }),
  })

async function stored(roadmapId: string): Promise<{ state: string; phases: number; kinds: string[] }> {
  const { rows } = await database.query(
    `select state, (select count(*)::int from roadmap_phases where roadmap_id = r.id) as phases,
       array(select kind from credit_ledger where subject_kind = 'roadmap' and subject_id = r.id::text order by id) as kinds
     from roadmaps r where id = $1`,
    [roadmapId],
  )
  return rows[0]
}

async function until(isTrue: () => Promise<boolean>, seconds = 30): Promise<void> {
  for (let i = 0; i < seconds * 20; i += 1) {
    if (await isTrue()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('It never came true.')
}

describe('workerd killed while a roadmap is written', () => {
  for (const phases of [0, 1, 3]) {
    it(`with ${phases} phases stored: after the restart the sweeper has it completed, and one credit is settled`, async () => {
      const { jwt } = await signIn('casualty')
      const { roadmapId } = (await (await post('/gpt/pathway/learning/background/roadmap', jwt)).json()) as {
        roadmapId: string
      }
      await until(async () => (await stored(roadmapId)).phases >= phases)
      await worker.kill()
      const atDeath = await stored(roadmapId)
      expect(atDeath.state).toBe('incomplete')
      worker = await serve()
      await until(async () => {
        await worker.runScheduled(RHYTHMS['15 minutes'].cron)
        return (await stored(roadmapId)).state !== 'incomplete'
      })
      expect(await stored(roadmapId)).toEqual({ state: 'success', phases: 4, kinds: ['reserve', 'settle'] })
    })
  }
})

describe('workerd killed while the assistant writes', () => {
  it('keeps what there was, fails the answer, and gives back its call', async () => {
    const { jwt } = await signIn('casualty')
    const call = async <T>(path: string, body?: object): Promise<T> => {
      const headers = { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' }
      const response = await fetch(`${worker.url}/trpc/${path}`, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      return ((await response.json()) as { result: { data: T } }).result.data
    }
    const left = async () => (await call<{ remaining: number }>('quotas.check')).remaining
    const before = await left()
    await world.model.control.set({ behaviours: [{ name: 'late', lateMs: 60_000 }] })
    const asked = await call<{ run: { runId: string } }>('chat.ask', { query: 'What next?', key: crypto.randomUUID() })
    const run = async () =>
      (await database.query('select status from chat_runs where id = $1', [asked.run.runId])).rows[0]?.status
    expect(await run()).toBe('writing')
    expect(await left()).toBe(before - 1)
    const isAsked = async () =>
      (await world.model.control.requests()).some(({ messages }) => JSON.stringify(messages).includes('What next?'))
    await until(isAsked)
    await worker.kill()
    expect(await run()).toBe('writing')
    worker = await serve()
    await database.query(`update chat_runs set alive_at = now() - interval '3 minutes' where id = $1`, [
      asked.run.runId,
    ])
    await until(async () => {
      await worker.runScheduled(RHYTHMS['15 minutes'].cron)
      return (await run()) === 'failed'
    })
    expect(await left()).toBe(before)
  })
})

describe('the engine of workflows', () => {
  it('keeps nothing of one that has come to its end', async () => {
    const { jwt } = await signIn('author')
    // those that were killed above may still come to their own ends
    const all = () => globSync('workflows/*/*.sqlite', { cwd: persistDir })
    const before = all()
    const kept = () => all().filter((file) => !before.includes(file)).length
    const { roadmapId } = (await (await post('/gpt/pathway/learning/background/roadmap', jwt)).json()) as {
      roadmapId: string
    }
    await until(async () => kept() > 0)
    await until(async () => (await stored(roadmapId)).state === 'success')
    await until(async () => kept() === 0)
  })
})

describe('the stream through the built product', () => {
  it('arrives in pieces, also for a client that takes gzip', async () => {
    const { jwt } = await signIn('reader')
    const response = await post('/gpt/pathway/learning/streaming/roadmap', jwt)
    expect(response.status).toBe(200)
    const arrivals: number[] = []
    for await (const _ of response.body ?? []) arrivals.push(Date.now())
    expect(arrivals.length).toBeGreaterThan(20)
    expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan(1000)
  })
})
