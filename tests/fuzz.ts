import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { buildIfStale } from '#dev/run/build.ts'
import { freePort } from '#dev/run/free-port.ts'
import { serveWorker } from '#dev/run/serve.ts'
import { startWorld } from '#dev/world.ts'
import { createLearners, type Learner } from './support/requests/learners.ts'
import { documentedProbes, type Probe, procedureProbes } from './support/requests/probes.ts'

/**
 * `FUZZ_CALLS=100000 npm run fuzz`: as many requests to the built product over real connections. No 5xx, no connection
 * reset, every answer as documented; what is found is printed with the request, and the seed repeats the run.
 */

const CALLS = Number(process.env.FUZZ_CALLS ?? 100_000)
const SEED = Number(process.env.FUZZ_SEED ?? Math.trunc(Math.random() * 2 ** 31))
const LEARNERS = 60
const AT_ONCE = 8
const EACH_PER_ROUND = 10

const statuses: Record<number, number> = {}
const found = new Map<string, { count: number; example: string }>()
let calls = 0

async function call(url: string, learners: Learner[], probe: Probe, requestFor: ReturnType<typeof sample>[number]) {
  const pick = <T>(list: T[]): T => list[Math.trunc(Math.random() * list.length)] as T
  const learner = pick(learners)
  // now and then what is somebody else's
  const { path, ...request } = requestFor(pick(Math.random() < 0.1 ? pick(learners).ids : learner.ids))
  calls += 1
  const problem = await fetch(url + path, {
    ...request,
    headers: {
      authorization: `Bearer ${learner.token}`,
      'content-type': 'application/json',
      // limits by address are not what is asked about
      'cf-connecting-ip': Array.from(crypto.getRandomValues(new Uint8Array(4))).join('.'),
    },
  }).then(
    async (response) => {
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
      const text = await response.text()
      return probe.problemOf(response.status, isJson(text) ? JSON.parse(text) : text)
    },
    (failure: Error) => `has its connection broken: ${failure.cause ?? failure}`,
  )
  if (problem === null) return
  const what = `${probe.name} ${problem}`
  const { count = 0, example = `${request.method} ${path} ${request.body ?? ''}` } = found.get(what) ?? {}
  found.set(what, { count: count + 1, example })
}

const isJson = (text: string) => /^[[{"\dtfn-]/.test(text)

const sample = (probe: Probe, round: number) =>
  fc.sample(probe.requests, { numRuns: EACH_PER_ROUND, seed: SEED + round })

const folder = await mkdtemp(join(tmpdir(), 'tubli-fuzz-'))
await buildIfStale(new AbortController().signal)
const port = await freePort()
const world = await startWorld({ dataDir: folder, appPort: port, persist: false, model: 'builtin' })
const logFile = join(folder, 'worker.log')
const worker = await serveWorker({
  port,
  vars: world.vars,
  persistDir: join(folder, 'worker'),
  logFile,
  isUnlimited: true,
})
try {
  const learners = await createLearners(worker.url, world.vars, LEARNERS)
  const kinds = [false, true].flatMap((isWild) => [documentedProbes(isWild), procedureProbes(isWild)])
  const probes = (await Promise.all(kinds)).flat()
  console.log(`${CALLS} calls of ${probes.length / 2} operations and procedures, seed ${SEED}`)
  const startedAt = Date.now()
  for (let round = 0; calls < CALLS; round += 1) {
    const drawn = probes.flatMap((probe) => sample(probe, round).map((requestFor) => ({ probe, requestFor })))
    const waiting = drawn.sort(() => Math.random() - 0.5).slice(0, CALLS - calls)
    const caller = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop())
        await call(worker.url, learners, next.probe, next.requestFor)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, caller))
    console.log(`${calls} calls, ${Math.round((Date.now() - startedAt) / 1000)} s, ${found.size} found`)
  }
} finally {
  await worker.stop()
  await world.close()
}

console.log(statuses)
for (const [what, { count, example }] of found) console.log(`✗ ${what} (${count} times)\n  ${example.slice(0, 2000)}`)
console.log(found.size === 0 ? `${calls} calls, nothing found` : `${found.size} kinds of problems; log: ${logFile}`)
if (found.size === 0) await rm(folder, { recursive: true, force: true })
process.exitCode = found.size === 0 ? 0 : 1
