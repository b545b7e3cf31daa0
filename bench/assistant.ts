import { measureConversations } from './conversation-pages.ts'
import { createLearner } from './create-learner.ts'
import { median } from './median.ts'
import type { PlainWorkerd } from './plain-workerd.ts'
import { type Stage, tell } from './stage.ts'
import type { Row } from './table.ts'

/** Each asks this often: a month has 20 calls, and two answers are on their way at most. */
const ASKS_EACH = 10
const rounds = 20
/** By then the engine has taken what it keeps, whatever it is asked: the same for reads alone. */
const warmUps = 1000
const runs = 200
/** A quick answer for a model of today. */
const firstTokenMs = 400
const goals = { firstWordMs: 30, firstRecordMs: 200, memory: 1.2 }

/** The assistant: its first word behind the model's, its first record without one, and its memory over many answers. */
export async function measureAssistant(stage: Stage): Promise<Row[]> {
  const conversations = await measureConversations(stage)
  const withModel = await stage.serve()
  const builtin = await stage.serve({ MODEL_PROVIDER: 'builtin' })
  return [
    await firstWord(stage, withModel),
    await firstRecord(stage, builtin),
    await memory(stage, builtin),
    ...conversations,
  ]
}

const createLearners = ({ world }: Stage, asks: number) =>
  Promise.all(Array.from({ length: asks / ASKS_EACH }, () => createLearner(world.vars, { roadmaps: 3, credits: 5 })))

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })

async function ask({ url }: PlainWorkerd, token: string): Promise<{ runId: string }> {
  const body = JSON.stringify({ query: 'What do I have left?', key: crypto.randomUUID() })
  const response = await fetch(`${url}/trpc/chat.ask`, { method: 'POST', headers: headersOf(token), body })
  if (!response.ok) throw new Error(`chat.ask answered ${response.status}: ${await response.text()}`)
  const { result } = (await response.json()) as { result: { data: { run: { runId: string } } } }
  return result.data.run
}

async function firstWord(stage: Stage, worker: PlainWorkerd): Promise<Row> {
  const { control, url: modelUrl } = stage.world.model
  const ours: number[] = []
  const models: number[] = []
  await control.set({ tokensPerSecond: 20 })
  for (const { token } of await createLearners(stage, rounds))
    for (let round = 0; round < ASKS_EACH; round += 1) {
      await control.set({ behaviours: [{ name: 'late', lateMs: firstTokenMs }] })
      const { runId } = await ask(worker, token)
      const heardAt = await firstText(`${worker.url}/ft/chat/live/${runId}`, { headers: headersOf(token) }, OUR_TEXT)
      const asked = (await control.requests()).at(-1)
      if (!asked) throw new Error('The model was not asked')
      ours.push(heardAt - asked.receivedAt)
      await control.set({ behaviours: [{ name: 'late', lateMs: firstTokenMs }] })
      const sent = { model: asked.model, messages: asked.messages, stream: true }
      const init = { method: 'POST', headers: headersOf(control.apiKey), body: JSON.stringify(sent) }
      const startedAt = Date.now()
      models.push((await firstText(`${modelUrl}/v1/chat/completions`, init, MODEL_TEXT)) - startedAt)
    }
  tell(`first words: ${ours.join(' ')} ms, of the model ${models.join(' ')} ms`)
  const moreMs = median(ours) - median(models)
  return {
    what: 'first word of the assistant since its model was asked',
    measured: `${median(ours).toFixed()} ms`,
    against: `${median(models).toFixed()} ms from the model`,
    ratio: median(ours) / median(models),
    goal: `≤ ${goals.firstWordMs} ms more`,
    isMet: moreMs <= goals.firstWordMs,
  }
}

const OUR_TEXT = /"text":"[^"]/
const MODEL_TEXT = /"content":"[^"]/

/** @returns when something first arrived that has text, in ms since 1970 */
async function firstText(url: string, init: RequestInit, text: RegExp): Promise<number> {
  const response = await fetch(url, init)
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  let arrived = ''
  let at = 0
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    arrived += chunk
    if (at === 0 && text.test(arrived)) at = Date.now()
  }
  if (at === 0) throw new Error(`${url} said nothing: ${arrived}`)
  return at
}

/** Without a model the answer is there with its first record; it reads what the page of credits reads. */
async function firstRecord(stage: Stage, worker: PlainWorkerd): Promise<Row> {
  const asking: number[] = []
  const reading: number[] = []
  for (const { token } of await createLearners(stage, rounds))
    for (let round = 0; round < ASKS_EACH; round += 1) {
      asking.push(await timeOf(() => ask(worker, token)))
      reading.push(
        await timeOf(async () => {
          const response = await fetch(`${worker.url}/trpc/billing.statement?input=%7B%7D`, {
            headers: headersOf(token),
          })
          await response.text()
        }),
      )
    }
  const moreMs = median(asking) - median(reading)
  return {
    what: 'first record of an answer without a model',
    measured: `${median(asking).toFixed(1)} ms`,
    against: `${median(reading).toFixed(1)} ms for the query`,
    ratio: median(asking) / median(reading),
    goal: `≤ ${goals.firstRecordMs} ms more`,
    isMet: moreMs <= goals.firstRecordMs,
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function memory(stage: Stage, worker: PlainWorkerd): Promise<Row> {
  const askAfter = async (asks: number): Promise<number> => {
    for (const { token } of await createLearners(stage, asks))
      for (let asked = 0; asked < ASKS_EACH; asked += 1) await ask(worker, token)
    return worker.memoryMb()
  }
  const before = await askAfter(warmUps)
  const after = await askAfter(runs)
  return {
    what: `memory of the worker after ${runs} answers`,
    measured: `${after.toFixed()} MB`,
    against: `${before.toFixed()} MB before`,
    ratio: after / before,
    goal: `≤ ${goals.memory.toFixed(2)}`,
    isMet: after / before <= goals.memory,
  }
}
