import * as z from 'zod'
import { createLearner } from './create-learner.ts'
import { median } from './median.ts'
import { type Stage, tell } from './stage.ts'
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
  const { neon } = stage.world
  const page = await prepare(stage, (await stage.serve()).url)
  const times: { near: number[]; distant: number[] } = { near: [], distant: [] }
  for (let round = 0; round <= rounds; round += 1) {
    const nearMs = await page()
    neon.setLatency(addedMs)
    const distantMs = await page()
    neon.setLatency(0)
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
async function prepare({ world }: Stage, url: string): Promise<() => Promise<number>> {
  const { token, userId } = await createLearner(world.vars, { roadmaps: 1, credits: 0 })
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
  const open = () => ask(`${url}/ft/pathway/progress/${phaseId}`, request)
  const { result } = Course.parse(await open())
  await ask(`${url}/gpt/pathway/questions`, { sectionId: result.progress[1]?.sectionId })
  const ready = Course.parse(await open()).result.progress[1]
  if (!ready?.openTasks.length) throw new Error('The section has no questions')
  return async () => {
    const startedAt = performance.now()
    await Promise.all([ask(`${url}/ft/learning/roadmap/get/${roadmapId}/${userId}`), open()])
    return performance.now() - startedAt
  }
}
