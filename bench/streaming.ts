import { setTimeout as sleep } from 'node:timers/promises'
import { createLearner } from './create-learner.ts'
import { median } from './median.ts'
import { type Stage, tell } from './stage.ts'
import type { Row } from './table.ts'

/** The two streams of a pair run side by side, our own and the model's; the next pair starts a little later. */
const paces = [20, 200]
const pairsPerPace = 5
const nextPairAfterMs = 1500
/** A quick answer for a model of today; the stand-in on its own answers within 2 ms. */
const firstTokenMs = 400
const goals = { moreMs: 15, whole: 1.05 }

type Times = { firstByteMs: number; totalMs: number }
type Pair = { ours: Times; model: Times }
type Streams = { ours: () => Promise<Times>; model: () => Promise<Times> }

/** When a roadmap's first byte and its end arrive through us, against the same request made to the model itself. */
export async function measureStreaming(stage: Stage): Promise<Row[]> {
  const streams = await prepare(stage)
  const rows: Row[] = []
  for (const tokensPerSecond of paces) {
    await stage.world.model.control.set({ tokensPerSecond })
    const starts = Array.from({ length: pairsPerPace }, (_, pair) => pair * nextPairAfterMs)
    const pairs = await Promise.all(starts.map((startMs) => sleep(startMs).then(() => takePair(stage, streams))))
    rows.push(firstByte(tokensPerSecond, pairs), wholeStream(tokensPerSecond, pairs))
  }
  return rows
}

async function takePair({ world }: Stage, streams: Streams): Promise<Pair> {
  const late = { name: 'late' as const, lateMs: firstTokenMs }
  await world.model.control.set({ behaviours: [late, late] })
  const [ours, model] = await Promise.all([streams.ours(), streams.model()])
  const inMs = ({ firstByteMs, totalMs }: Times) => `${firstByteMs.toFixed()} / ${totalMs.toFixed()} ms`
  tell(`first byte / all: ${inMs(ours)}, the model itself ${inMs(model)}`)
  return { ours, model }
}

/** Until the model is asked, a write checks its session and reserves its credit; then nothing may keep its text back. */
function firstByte(tokensPerSecond: number, pairs: Pair[]): Row {
  const moreMs = median(pairs.map(({ ours, model }) => ours.firstByteMs - model.firstByteMs))
  return {
    ...compare(`first streamed byte at ${tokensPerSecond} tokens/s`, pairs, ({ firstByteMs }) => firstByteMs),
    goal: `≤ ${goals.moreMs} ms more`,
    isMet: moreMs <= goals.moreMs,
  }
}

function wholeStream(tokensPerSecond: number, pairs: Pair[]): Row {
  const row = compare(`whole stream at ${tokensPerSecond} tokens/s`, pairs, ({ totalMs }) => totalMs)
  return { ...row, goal: `< ${goals.whole.toFixed(2)}`, isMet: row.ratio < goals.whole }
}

function compare(what: string, pairs: Pair[], timeOf: (times: Times) => number) {
  return {
    what,
    measured: `${median(pairs.map(({ ours }) => timeOf(ours))).toFixed()} ms`,
    against: `${median(pairs.map(({ model }) => timeOf(model))).toFixed()} ms from the model`,
    ratio: median(pairs.map(({ ours, model }) => timeOf(ours) / timeOf(model))),
  }
}

/** The two requests; the model gets exactly what our worker sent it in a first, unmeasured run. */
async function prepare({ world, serve }: Stage): Promise<Streams> {
  const { url: app } = await serve()
  const url = `${app}/gpt/pathway/learning/streaming/roadmap`
  const { token } = await createLearner(world.vars, { roadmaps: 0, credits: 50 })
  // a browser accepts gzip, and a compressed stream must not arrive any later
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate, br' }
  const authorization = `Bearer ${token}`
  const roadmap = JSON.stringify({ objective: 'Learn TypeScript' })
  const ours = () => readTimes(url, { method: 'POST', headers: { ...headers, authorization }, body: roadmap })
  await world.model.control.set({ tokensPerSecond: 0 })
  await ours()
  const seen = (await world.model.control.requests()).at(-1)
  if (!seen) throw new Error('The model was not asked')
  const { model, messages } = seen
  const sent = { model, messages, max_tokens: 6000, stream: true, stream_options: { include_usage: true } }
  const toModel = { ...headers, authorization: `Bearer ${world.model.control.apiKey}` }
  const body = JSON.stringify(sent)
  const direct = () => readTimes(`${world.model.url}/v1/chat/completions`, { method: 'POST', headers: toModel, body })
  return { ours, model: direct }
}

async function readTimes(url: string, init: RequestInit): Promise<Times> {
  const startedAt = performance.now()
  const response = await fetch(url, init)
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  let firstByteMs = 0
  for await (const _ of response.body) firstByteMs ||= performance.now() - startedAt
  return { firstByteMs, totalMs: performance.now() - startedAt }
}
