import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as z from 'zod'
import { median } from './median.ts'
import { type Stage, tell } from './stage.ts'
import { addLearner, type Learner } from './stored-people.ts'
import type { Row } from './table.ts'

const connections = 16
const rounds = 5
const secondsPerRound = 4
const goal = 0.8

/** Requests per second of roadmaps.list, over tRPC and over REST, against the bare handler in the same workerd. */
export async function measureThroughput({ world, serve }: Stage): Promise<Row[]> {
  const url = await serve()
  const database = { databaseUrl: world.databaseUrl, sessionSecret: world.vars.SESSION_SECRET ?? '' }
  const learner = await addLearner(database, { roadmaps: 30, credits: 0 })
  const variants = {
    bare: `${url}/bare/list?user=${learner.userId}&session=${learner.tokenHash}`,
    tRPC: `${url}/trpc/roadmaps.list`,
    REST: `${url}/ft/learning/roadmap/list`,
  }
  for (const address of Object.values(variants)) await load(address, learner, 3)
  const taken: { bare: number; tRPC: number; REST: number }[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const bare = await load(variants.bare, learner, secondsPerRound)
    const tRPC = await load(variants.tRPC, learner, secondsPerRound)
    const REST = await load(variants.REST, learner, secondsPerRound)
    taken.push({ bare, tRPC, REST })
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

const Load = z.object({ requests: z.object({ average: z.number() }), non2xx: z.literal(0), errors: z.literal(0) })

/** Requests per second; the load comes from a process of its own. @throws when any request failed */
async function load(url: string, { token }: Learner, seconds: number): Promise<number> {
  const autocannon = fileURLToPath(import.meta.resolve('autocannon'))
  const settings = ['--json', '--connections', String(connections), '--duration', String(seconds)]
  const args = [autocannon, ...settings, '--headers', `authorization=Bearer ${token}`, url]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return Load.parse(JSON.parse(stdout)).requests.average
}
