import { vi } from 'vitest'
import type { Env } from '#worker/env.ts'
import { callerFor, sendStreaming, UNLIMITED } from './app.ts'
import { createUser } from './factories.ts'
import { standInForHosts } from './hosts.ts'

/** The assistant as its person meets it: with a model that says what a test lets it say, or without one. */

export const MODEL: Partial<Env> = {
  ...UNLIMITED,
  ...{
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: 'https://model.test/v1',
    MODEL_NAME: 'm',
    MODEL_API_KEY: 'k',
  },
}
export const BUILTIN = { ...UNLIMITED, MODEL_PROVIDER: 'builtin' } as const

/** A model that says something only when it is told to, to everybody whose answer it has not ended. */
export function standInForModel() {
  const asked: string[] = []
  let open: WritableStreamDefaultWriter<Uint8Array>[] = []
  const send = (data: string): void => {
    for (const writer of open) void writer.write(new TextEncoder().encode(`data: ${data}\n\n`)).catch(() => {})
  }
  const choice = (delta: object, finish_reason: string | null) =>
    send(JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] }))
  standInForHosts({
    'model.test': async (_url, init) => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      open.push(writable.getWriter())
      asked.push(String(init?.body))
      return new Response(readable, { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  const end = (reason = 'stop') => {
    choice({}, reason)
    send('[DONE]')
    for (const writer of open) void writer.close().catch(() => {})
    open = []
  }
  /** It wants something to be looked up, instead of an answer. */
  const callTool = (name: string, args: string) => {
    choice({ tool_calls: [{ index: 0, id: 'c1', type: 'function', function: { name, arguments: args } }] }, null)
    end('tool_calls')
  }
  return { asked, callTool, say: (content: string) => choice({ content }, null), end }
}

export async function member(env: Partial<Env>) {
  const { token, userId } = await createUser()
  const { api } = await callerFor(token, env)
  return { token, userId, api, left: async () => (await api.quotas.check()).remaining }
}

/** The next piece is kept, and finds what has become of the run. */
export function letAMomentPass(): void {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 300)
}

interface Word {
  at: number
  text: string
  status: string
}

const wordsIn = (arrived: string): Word[] =>
  arrived
    .split('\n\n')
    .filter(Boolean)
    .map((event) => JSON.parse(event.slice('data: '.length)))

/** All that an open page hears of an answer, put together as it does. */
export async function hear(token: string, runId: string) {
  const response = await sendStreaming(`/ft/chat/live/${runId}`, { token })
  const words = wordsIn(await response.text())
  return { text: words.reduce((text, word) => text.slice(0, word.at) + word.text, ''), last: words.at(-1)?.status }
}

/** What a page hears that is left after so many words. */
export async function hearFirst(token: string, runId: string, most: number): Promise<string> {
  const response = await sendStreaming(`/ft/chat/live/${runId}`, { token })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let words = 0; words < most; ) {
    const part = await reader?.read()
    if (!part || part.done) break
    for (const word of wordsIn(part.value)) {
      text = text.slice(0, word.at) + word.text
      words += 1
    }
  }
  await reader?.cancel()
  return text
}
