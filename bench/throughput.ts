import { createLearner, firstPhase } from './create-learner.ts'
import { load, type Target } from './load.ts'
import { median } from './median.ts'
import type { PlainWorkerd } from './plain-workerd.ts'
import { startRecorder, type Wave } from './record-calls.ts'
import { type Stage, tell } from './stage.ts'
import type { Row } from './table.ts'

/** Many short rounds: what else the machine does then hits ours and the bare handler alike. */
const rounds = 9
const secondsPerRound = 2
const goals = { perSecond: 0.8, cpu: 1.5 }

type Request = { what: string; path: string; body?: object }
type Taken = { perSecond: number; cpuMs: number }
type Round = { ours: Taken; bare: Taken }

/**
 * What a request costs in workerd without a local server around it: CPU time and requests per second, against a handler
 * that sends the same statements and answers with their rows, in a process of its own.
 */
export async function measureThroughput(stage: Stage): Promise<Row[]> {
  const { world, serve, serveBare } = stage
  const { token, userId } = await createLearner(world.vars, { roadmaps: 30, credits: 0 })
  const { phaseId } = await firstPhase(world.vars, userId)
  const requests: Request[] = [
    { what: '/health', path: '/health' },
    { what: 'list of 30 roadmaps over tRPC', path: '/trpc/roadmaps.list' },
    { what: 'list of 30 roadmaps over REST', path: '/ft/learning/roadmap/list' },
    { what: "a phase page's course", path: `/ft/pathway/progress/${phaseId}`, body: { pathwayType: 'course' } },
  ]
  const WAVES = await recordAll(stage, requests, token)
  const ours = await serve()
  const bare = await serveBare({ WAVES })
  const rows: Row[] = []
  for (const request of requests) {
    const targetAt = ({ url }: PlainWorkerd): Target => ({ ...request, url: `${url}${request.path}`, token })
    const take = async (server: PlainWorkerd): Promise<Taken> => {
      const before = server.cpuMs()
      const { requests: count, perSecond } = await load(targetAt(server), secondsPerRound)
      return { perSecond, cpuMs: (server.cpuMs() - before) / count }
    }
    const taken: Round[] = []
    for (const server of [ours, bare]) await load(targetAt(server), secondsPerRound) // warms up
    for (let round = 1; round <= rounds; round += 1) {
      const isOursFirst = round % 2 === 1
      const first = await take(isOursFirst ? ours : bare)
      const second = await take(isOursFirst ? bare : ours)
      taken.push(isOursFirst ? { ours: first, bare: second } : { ours: second, bare: first })
      tell(`${request.what}: ours, bare ${inWords(taken.at(-1))}`)
    }
    rows.push(cpuRow(request.what, taken))
    if (request.path !== '/health') rows.push(speedRow(request.what, taken))
  }
  await ours.stop()
  await bare.stop()
  return rows
}

const inWords = (round?: Round) =>
  round &&
  [round.ours, round.bare].map(({ perSecond, cpuMs }) => `${perSecond.toFixed()}/s ${cpuMs.toFixed(3)} ms`).join(', ')

/** What each request sends to the database, the second time it is made: the first may have something to set up. */
async function recordAll({ world, serve, onClose }: Stage, requests: Request[], token: string) {
  const recorder = await startRecorder(world.neon.httpUrl)
  onClose(recorder.close)
  const { url, stop } = await serve({ NEON_HTTP_URL: recorder.url })
  const waves: Record<string, Wave[]> = {}
  for (const { path, body } of requests) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const ask = async () => {
      const post = body && { method: 'POST', body: JSON.stringify(body) }
      const response = await fetch(`${url}${path}`, { headers, ...post })
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
      await response.arrayBuffer()
    }
    await ask()
    waves[path] = await recorder.record(ask)
  }
  await stop()
  return waves
}

function cpuRow(what: string, taken: Round[]): Row {
  const ratio = median(taken.map(({ ours, bare }) => ours.cpuMs / bare.cpuMs))
  return {
    what: `CPU per request, ${what}`,
    measured: `${median(taken.map(({ ours }) => ours.cpuMs)).toFixed(2)} ms`,
    against: `${median(taken.map(({ bare }) => bare.cpuMs)).toFixed(2)} ms of a bare handler`,
    ratio,
    goal: `≤ ${goals.cpu.toFixed(2)}`,
    isMet: ratio <= goals.cpu,
  }
}

function speedRow(what: string, taken: Round[]): Row {
  const ratio = median(taken.map(({ ours, bare }) => ours.perSecond / bare.perSecond))
  return {
    what,
    measured: `${median(taken.map(({ ours }) => ours.perSecond)).toFixed()} requests/s`,
    against: `${median(taken.map(({ bare }) => bare.perSecond)).toFixed()} of a bare handler`,
    ratio,
    goal: `≥ ${goals.perSecond.toFixed(2)}`,
    isMet: ratio >= goals.perSecond,
  }
}
