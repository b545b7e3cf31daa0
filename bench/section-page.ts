import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import * as z from 'zod'
import { freePort } from '#dev/free-port.ts'
import { median } from './median.ts'
import { type Stage, tell } from './stage.ts'
import { addLearner } from './stored-people.ts'
import type { Row } from './table.ts'

/** Added to every call to the database; what a page then takes longer says how often it had to wait for one. */
const addedMs = 200
const rounds = 15
const roundTrips = 2
const goal = roundTrips + 0.2

const Roadmaps = z.object({
  roadmaps: z.array(
    z.object({ roadmapId: z.string(), roadmap: z.object({ phases: z.array(z.object({ id: z.string() })) }) }),
  ),
})
const Course = z.object({
  result: z.object({
    progress: z.record(
      z.string(),
      z.object({
        sectionId: z.string(),
        content: z.array(z.unknown()).min(1),
        openTasks: z.array(z.unknown()),
      }),
    ),
  }),
})

/** What the section page asks for, content, progress and questions ready: how often one has to wait for the database. */
export async function measureSectionPage(stage: Stage): Promise<Row[]> {
  const far = await openSlowWay(stage)
  const [near, distant] = [await stage.serve(), await stage.serve({ NEON_HTTP_URL: far })]
  const page = await prepare(stage, near)
  const times: { near: number[]; distant: number[] } = { near: [], distant: [] }
  for (let round = 0; round <= rounds; round += 1) {
    const [nearMs, distantMs] = [await page(near), await page(distant)]
    if (round === 0) continue // warms up
    times.near.push(nearMs)
    times.distant.push(distantMs)
  }
  const trips = (median(times.distant) - median(times.near)) / addedMs
  tell(`section page: ${median(times.near).toFixed(1)} ms, ${trips.toFixed(2)} sequential round trips`)
  return [
    {
      what: `section page's wait for the database, in round trips of ${addedMs} ms`,
      measured: `${median(times.distant).toFixed()} ms`,
      against: `${median(times.near).toFixed()} ms with none added`,
      ratio: trips,
      goal: `< ${goal.toFixed(2)}`,
      isMet: trips < goal,
    },
  ]
}

/** A learner with one section in full. @returns what times the page's two requests, side by side as the page makes them */
async function prepare({ world }: Stage, url: string): Promise<(url: string) => Promise<number>> {
  const database = { databaseUrl: world.databaseUrl, sessionSecret: world.vars.SESSION_SECRET ?? '' }
  const { token, userId } = await addLearner(database, { roadmaps: 1, credits: 0 })
  await giveTopic(world.databaseUrl, userId)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const ask = async (address: string, body?: object): Promise<unknown> => {
    const response = await fetch(address, { headers, ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}) })
    if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const { roadmaps } = Roadmaps.parse(await ask(`${url}/ft/learning/roadmap/list`))
  const roadmapId = roadmaps[0]?.roadmapId
  const phaseId = roadmaps[0]?.roadmap.phases[0]?.id
  const request = { pathwayType: 'course', roadmapId, sectionDetails: { sectionNumber: 1 } }
  const open = (at: string) => ask(`${at}/ft/pathway/progress/${phaseId}`, request)
  const { result } = Course.parse(await open(url))
  await ask(`${url}/gpt/pathway/questions`, { sectionId: result.progress[1]?.sectionId })
  const ready = Course.parse(await open(url)).result.progress[1]
  if (!ready?.openTasks.length) throw new Error('The section has no questions')
  return async (at) => {
    const startedAt = performance.now()
    await Promise.all([ask(`${at}/ft/learning/roadmap/get/${roadmapId}/${userId}`), open(at)])
    return performance.now() - startedAt
  }
}

/** What the roadmap is about, so that the catalogue has something for it. */
async function giveTopic(databaseUrl: string, userId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `update phase_sections set topics = '{react}' where phase_id in (
       select p.id from roadmap_phases p join roadmaps r on r.id = p.roadmap_id where r.user_id = $1)`,
    [userId],
  )
  await client.end()
}

/** A way to the same database that is as long as asked for. @returns its address */
async function openSlowWay({ world, onClose }: Stage): Promise<string> {
  const target = world.vars.NEON_HTTP_URL ?? ''
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    await sleep(addedMs)
    const { host: _, 'content-length': __, connection: ___, ...headers } = request.headers
    const answer = await fetch(target, {
      method: 'POST',
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
      body: Buffer.concat(chunks),
    })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onClose(() => new Promise((resolve) => server.close(resolve)))
  return `http://127.0.0.1:${port}/sql`
}
