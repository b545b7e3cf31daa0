import { randomUUID } from 'node:crypto'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import type { Plan } from './behaviour.ts'
import { pace, toTokens } from './pace.ts'
import type { ChatRequest } from './request.ts'
import { countPromptTokens } from './request.ts'

/** Filled in while the tokens go out. */
export type TokenTimes = { firstTokenAt: number | null; lastTokenAt: number | null; tokens: number }

/** Answers as server-sent events, one token a chunk, then usage if it was asked for, then [DONE]. */
export function streamAnswer(request: ChatRequest, plan: Plan, times: TokenTimes): Response {
  const head = { id: `chatcmpl-${randomUUID()}`, object: 'chat.completion.chunk', created: now(), model: request.model }
  const encoder = new TextEncoder()
  if (plan.flood !== undefined) return streamFlood(head, plan.flood)
  const stopped = new AbortController()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (data: object | string): void => {
        if (stopped.signal.aborted) return
        const text = typeof data === 'string' ? data : JSON.stringify({ ...head, ...data })
        controller.enqueue(encoder.encode(`data: ${text}\n\n`))
      }
      for await (const content of tokensOf(plan, times)) {
        if (stopped.signal.aborted) return
        send({ choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] })
      }
      if (isCutOff(plan) && !plan.isBroken) return controller.close()
      if (isCutOff(plan)) {
        await sleep(20) // an error throws away what the reader has not fetched yet
        return controller.error(new Error('The stand-in broke the connection'))
      }
      send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
      if (request.stream_options?.include_usage) send({ choices: [], usage: usage(request, times) })
      send('[DONE]')
      if (!stopped.signal.aborted) controller.close()
    },
    cancel: () => stopped.abort(),
  })
  return new Response(body, { headers: eventStream })
}

const eventStream = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }

function streamFlood(head: object, content: string | null): Response {
  const event = { ...head, choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] }
  const text = content === null ? 'never ending'.repeat(5000) : `data: ${JSON.stringify(event)}\n\n`.repeat(200)
  const chunk = new TextEncoder().encode(text)
  // a turn for each chunk: the stand-in has other things to answer
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await turn()
      controller.enqueue(chunk)
    },
  })
  return new Response(body, { headers: eventStream })
}

/** Answers in one piece, after as long as streaming would have taken. A cut-off breaks the connection. */
export async function completeAnswer(request: ChatRequest, plan: Plan, times: TokenTimes): Promise<Response> {
  let content = ''
  for await (const token of tokensOf(plan, times)) content += token
  if (isCutOff(plan)) return brokenResponse()
  return Response.json({
    id: `chatcmpl-${randomUUID()}`,
    object: 'chat.completion',
    created: now(),
    model: request.model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: usage(request, times),
  })
}

async function* tokensOf(plan: Plan, times: TokenTimes): AsyncGenerator<string> {
  if (plan.waitMs > 0) await sleep(plan.waitMs)
  for await (const token of pace(toTokens(plan.text).slice(0, plan.cutOffAfter), plan.tokensPerSecond)) {
    times.lastTokenAt = Date.now()
    times.firstTokenAt ??= times.lastTokenAt
    times.tokens += 1
    yield token
  }
}

function brokenResponse(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.error(new Error('The stand-in broke the connection')),
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

function usage(request: ChatRequest, times: TokenTimes): object {
  const prompt = countPromptTokens(request)
  return { prompt_tokens: prompt, completion_tokens: times.tokens, total_tokens: prompt + times.tokens }
}

function now(): number {
  return Math.floor(Date.now() / 1000)
}

/** An answer shorter than the cut comes through whole. */
function isCutOff({ text, cutOffAfter }: Plan): boolean {
  return cutOffAfter !== undefined && toTokens(text).length > cutOffAfter
}
