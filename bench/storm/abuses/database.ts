import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { TestUser } from '#tests/factories/users.ts'
import { type Abuse, type Storm, times } from '../storm.ts'

const hangsForMs = 12_000
const resets = 5

/** People build and read while something is done to the database; then everything is back and everything is finished. */
const underLoad = (name: string, harm: (storm: Storm) => Promise<void>): Abuse => ({
  name,
  run: async (storm) => {
    const people = await storm.people(2)
    storm.isOutage = true
    const isDone = new AbortController()
    const load = times(people.length, (at) => work(storm, people[at], isDone.signal))
    await sleep(500)
    await harm(storm)
    isDone.abort()
    await load
    await untilBack(storm)
    storm.isOutage = false
    await storm.settle(people)
    return storm.product.isRunning ? {} : { lost: 1 }
  },
})

async function work(storm: Storm, person: TestUser | undefined, signal: AbortSignal): Promise<void> {
  if (!person) return
  await storm.build(person)
  while (!signal.aborted) {
    await storm.call(person, '/ft/learning/roadmap/list')
    await sleep(50)
  }
}

async function untilBack(storm: Storm): Promise<void> {
  for (const until = Date.now() + 30_000; Date.now() < until; await sleep(100)) {
    const person = await storm.person(0).catch(() => null)
    if (person && (await storm.call(person, '/ft/learning/roadmap/list')).status === 200) return
  }
  storm.failures += 1
}

/** Nobody gets at a session as long as another has the table to themselves. */
const hang = async ({ product }: Storm): Promise<void> => {
  const client = new pg.Client({ connectionString: product.databaseUrl })
  await client.connect()
  await client.query('begin; lock table sessions in access exclusive mode')
  await sleep(hangsForMs)
  await client.end()
}

const reset = async ({ product }: Storm): Promise<void> => {
  for (let at = 0; at < resets; at += 1) {
    await product.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    await sleep(200)
  }
}

export const databaseHangs = underLoad('database hangs', hang)
export const databaseResets = underLoad('database resets', reset)
export const postgresKilled = underLoad('Postgres killed', async ({ product }) => {
  await product.killPostgres()
  await sleep(1000)
})
export const workerKilled = underLoad('worker killed', ({ product }) => product.killWorker())
export const hostKilled = underLoad('host killed, started again', async ({ product }) => {
  await product.end('SIGKILL')
  await product.start()
})
