import { migrate } from '#dev/commands/migrate.ts'
import { startNeonFront } from '#dev/neon/neon-front.ts'
import { ensureDatabase } from '#dev/postgres/postgres.ts'
import { createManyRoadmaps } from '#tests/factories/roadmaps.ts'
import { openStore } from '#tests/factories/store.ts'
import { createCrowd } from '#tests/factories/users.ts'
import { createLearner } from './create-learner.ts'
import { median } from './median.ts'
import { type Stage, tell } from './stage.ts'
import type { Row } from './table.ts'

const few = 100
const many = 100_000
const blocks = 30
const requestsPerBlock = 20
const goal = 1.3

/** How long roadmaps.list takes among many other people's roadmaps, against among few: two databases, in turns. */
export async function measureCrowd(stage: Stage): Promise<Row[]> {
  const among = { few: await openPlace(stage, few), many: await openPlace(stage, many) }
  const times: { few: number[]; many: number[] } = { few: [], many: [] }
  for (let block = 0; block <= blocks; block += 1) {
    for (const name of ['few', 'many'] as const) {
      const taken = await among[name](requestsPerBlock)
      if (block > 0) times[name].push(...taken) // the first block warms up
    }
  }
  const ratio = median(times.many) / median(times.few)
  return [
    {
      what: `list of 30 roadmaps among ${many} of others`,
      measured: `${median(times.many).toFixed(1)} ms`,
      against: `${median(times.few).toFixed(1)} ms among ${few}`,
      ratio,
      goal: `< ${goal.toFixed(2)}`,
      isMet: ratio < goal,
    },
  ]
}

/** A database with that many roadmaps of others and a worker on it. @returns what times some requests, one by one */
async function openPlace({ world, serve, onClose }: Stage, others: number) {
  const databaseUrl = await ensureDatabase(world.databaseUrl, `among_${others}`)
  await migrate(databaseUrl)
  const neon = await startNeonFront({ postgresUrl: databaseUrl })
  onClose(neon.close)
  const addresses = { DATABASE_URL: databaseUrl, NEON_HTTP_URL: neon.httpUrl }
  const { token } = await createLearner({ ...world.vars, ...addresses }, { roadmaps: 30, credits: 0 })
  const startedAt = performance.now()
  const store = openStore(addresses)
  // a hundred roadmaps each
  await createManyRoadmaps(store, await createCrowd(store, Math.ceil(others / 100)), others)
  await store.db.execute('analyze')
  tell(`${others} roadmaps of others stored in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  const { url } = await serve(addresses)
  return async (count: number): Promise<number[]> => {
    const times: number[] = []
    for (let n = 0; n < count; n += 1) times.push(await timeOf(`${url}/trpc/roadmaps.list`, token))
    return times
  }
}

async function timeOf(url: string, token: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const body = await response.text()
  if (!response.ok) throw new Error(`roadmaps.list answered ${response.status}: ${body}`)
  return performance.now() - startedAt
}
