import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as z from 'zod'
import { median } from './median.ts'
import { type Stage, tell } from './stage.ts'
import { addLearner, type Learner } from './stored-people.ts'
import type { Row } from './table.ts'

const connections = 16
/** Many short rounds: what else the machine does then hits all variants alike. */
const rounds = 12
const secondsPerRound = 2
const goal = 0.8

/** Requests per second. */
type Round = { bare: number; tRPC: number; REST: number }

/** Requests per second of roadmaps.list, over tRPC and over REST, against the bare handler in the same workerd. */
export async function measureThroughput({ world, serve }: Stage): Promise<Row[]> {
  const url = await serve()
  const database = { databaseUrl: world.databaseUrl, sessionSecret: world.vars.SESSION_SECRET ?? '' }
  const learner = await addLearner(database, { roadmaps: 30, credits: 0 })
  const addresses = {
    bare: `${url}/bare/list?user=${learner.userId}&session=${learner.tokenHash}`,
    tRPC: `${url}/trpc/roadmaps.list`,
    REST: `${url}/ft/learning/roadmap/list`,
  }
  for (const address of Object.values(addresses)) await load(address, learner, 3)
  const taken: Round[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const rates: Round = { bare: 0, tRPC: 0, REST: 0 }
    for (const name of inTurns(round)) rates[name] = await load(addresses[name], learner, secondsPerRound)
    taken.push(rates)
    const { bare, tRPC, REST } = rates
    tell(`requests/s, round ${round}: bare ${bare.toFixed()}, tRPC ${tRPC.toFixed()}, REST ${REST.toFixed()}`)
  }
  return (['tRPC', 'REST'] as const).map((name) => {
    const ratio = median(taken.map((round) => round[name] / round.bare))
    return {
      what: `list of 30 roadmaps over ${name}`,
      measured: `${median(taken.map((round) => round[name])).toFixed()} requests/s`,
      against: `${median(taken.map((round) => round.bare)).toFixed()} of a bare handler`,
      ratio,
      goal: `≥ ${goal.toFixed(2)}`,
      isMet: ratio >= goal,
    }
  })
}

/** Every variant comes first, second and last equally often. */
function inTurns(round: number): (keyof Round)[] {
  const names: (keyof Round)[] = ['bare', 'tRPC', 'REST']
  return names.map((_, place) => names[(place + round) % names.length] ?? 'bare')
}

const Load = z.object({
  requests: z.object({ total: z.number() }),
  duration: z.number(),
  non2xx: z.literal(0),
  errors: z.literal(0),
})

/** Requests per second; the load comes from a process of its own. @throws when any request failed */
export async function load(url: string, { token }: Learner, seconds: number): Promise<number> {
  const autocannon = fileURLToPath(import.meta.resolve('autocannon'))
  const settings = ['--json', '--connections', String(connections), '--duration', String(seconds)]
  const args = [autocannon, ...settings, '--headers', `authorization=Bearer ${token}`, url]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const { requests, duration } = Load.parse(JSON.parse(stdout))
  return requests.total / duration
}
