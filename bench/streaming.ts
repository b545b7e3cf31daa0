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
const goals = { moreMs: 15, whole: 1.05, beforeAsking: 0.15 }

/** From the request on, in ms; `askedMs` is when the model got ours. */
type Times = { firstWordMs: number; totalMs: number; askedMs: number }
type Pair = { ours: Times; model: Times }
type Streams = { ours: (pair: number) => Promise<Times>; model: () => Promise<Times> }

/**
 * When a roadmap's first word and its end arrive through us, against the same request made to the model itself. A word, since
 * a mark at a line's beginning says nothing to a reader and no piece of a word is ever shown: it could become a link.
 */
export async function measureStreaming(stage: Stage): Promise<Row[]> {
  const streams = await prepare(stage)
  const rows: Row[] = []
  const all: Pair[] = []
  for (const tokensPerSecond of paces) {
    await stage.world.model.control.set({ tokensPerSecond })
    const starts = Array.from({ length: pairsPerPace }, (_, pair) => pair * nextPairAfterMs)
    const pairs = await Promise.all(
      starts.map((startMs, pair) => sleep(startMs).then(() => takePair(stage, streams, pair))),
    )
    rows.push(firstWord(tokensPerSecond, pairs), wholeStream(tokensPerSecond, pairs))
    all.push(...pairs)
  }
  return [beforeAsking(all), ...rows]
}

async function takePair({ world }: Stage, streams: Streams, pair: number): Promise<Pair> {
  const late = { name: 'late' as const, lateMs: firstTokenMs }
  await world.model.control.set({ behaviours: [late, late] })
  const [ours, model] = await Promise.all([streams.ours(pair), streams.model()])
  const inMs = ({ askedMs, firstWordMs, totalMs }: Times) =>
    [askedMs, firstWordMs, totalMs].map((ms) => ms.toFixed()).join(' / ')
  tell(`asked / first word / all: ${inMs(ours)} ms, the model itself ${inMs(model)} ms`)
  return { ours, model }
}

/** The session, what the library has for the prompt, and the credit: all that is done for a roadmap before its model is asked. */
function beforeAsking(pairs: Pair[]): Row {
  const ratio = median(pairs.map(({ ours }) => ours.askedMs / firstTokenMs))
  return {
    what: 'until the model is asked for a roadmap',
    measured: `${median(pairs.map(({ ours }) => ours.askedMs)).toFixed()} ms`,
    against: `${firstTokenMs} ms until its first token`,
    ratio,
    goal: `≤ ${goals.beforeAsking.toFixed(2)}`,
    isMet: ratio <= goals.beforeAsking,
  }
}

/** From then on nothing may keep its text back. */
function firstWord(tokensPerSecond: number, pairs: Pair[]): Row {
  const sinceAsked = ({ firstWordMs, askedMs }: Times): number => firstWordMs - askedMs
  const moreMs = median(pairs.map(({ ours, model }) => sinceAsked(ours) - sinceAsked(model)))
  return {
    ...compare(`first word since the model was asked, at ${tokensPerSecond} tokens/s`, pairs, sinceAsked),
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
  // one person has two answers on their way at most: each pair is somebody else's
  const learners = await Promise.all(
    Array.from({ length: pairsPerPace }, () => createLearner(world.vars, { roadmaps: 0, credits: 50 })),
  )
  // a browser accepts gzip, and a compressed stream must not arrive any later
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate, br' }
  const roadmap = JSON.stringify({ objective: 'Learn TypeScript' })
  const postOf = (pair: number) => {
    const authorization = `Bearer ${learners[pair]?.token}`
    return { method: 'POST', headers: { ...headers, authorization }, body: roadmap }
  }
  await world.model.control.set({ tokensPerSecond: 0 })
  await readTimes(url, postOf(0), (text) => text)
  const seen = (await world.model.control.requests()).at(-1)
  if (!seen) throw new Error('The model was not asked')
  const { model } = seen
  // the same words, and yet to be told apart from ours
  const messages = seen.messages.map((message) => ({ ...message, content: ` ${message.content}` }))
  const sent = { model, messages, max_tokens: 6000, stream: true, stream_options: { include_usage: true } }
  const toModel = { ...headers, authorization: `Bearer ${world.model.control.apiKey}` }
  const body = JSON.stringify(sent)
  const askedAfter = async (startedAt: number): Promise<number> => {
    const isOurs = ({ messages: [first], receivedAt }: typeof seen): boolean =>
      first?.content === seen.messages[0]?.content && receivedAt >= startedAt
    const ours = (await world.model.control.requests()).find(isOurs)
    if (!ours) throw new Error('The model was not asked')
    return ours.receivedAt - startedAt
  }
  return {
    ours: async (pair) => {
      const startedAt = Date.now()
      const times = await readTimes(url, postOf(pair), (text) => text)
      return { ...times, askedMs: await askedAfter(startedAt) }
    },
    model: async () => ({
      ...(await readTimes(
        `${world.model.url}/v1/chat/completions`,
        { method: 'POST', headers: toModel, body },
        contentOf,
      )),
      askedMs: 0,
    }),
  }
}

/** What a model's events say. */
const contentOf = (events: string): string =>
  [...events.matchAll(/"content":"((?:[^"\\]|\\.)*)"/g)].map(([, content]) => JSON.parse(`"${content}"`)).join('')

const WHOLE_WORD = /\p{L}+(?:\s|$)/u

/** @param read turns what has arrived into the text that it carries */
async function readTimes(url: string, init: RequestInit, read: (arrived: string) => string) {
  const startedAt = performance.now()
  const response = await fetch(url, init)
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  let firstWordMs = 0
  let arrived = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    if (firstWordMs > 0) continue
    arrived += chunk
    if (WHOLE_WORD.test(read(arrived))) firstWordMs = performance.now() - startedAt
  }
  return { firstWordMs, totalMs: performance.now() - startedAt }
}
