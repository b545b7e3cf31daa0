import type { Env } from '#worker/env.ts'
import { standInForHosts } from './hosts.ts'

const HOST = 'model.test'

/** A model that says the given texts, one an attempt, and keeps what it was asked. */
export function standInForModel(...texts: string[]) {
  const asked: { messages: { role: string; content: unknown }[] }[] = []
  standInForHosts({
    [HOST]: async (_url, init) => {
      asked.push(JSON.parse(String(init?.body)))
      const text = texts[Math.min(asked.length, texts.length) - 1] ?? ''
      return new Response(eventsOf(text), { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  const env: Partial<Env> = {
    ...{ MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: `https://${HOST}/v1`, MODEL_NAME: 'stand-in' },
    MODEL_API_KEY: 'key',
  }
  return { asked, env }
}

function eventsOf(text: string): string {
  const chunk = (choice: object) =>
    `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', ...choice })}\n\n`
  return [
    chunk({ choices: [{ index: 0, delta: { role: 'assistant', content: text }, finish_reason: null }] }),
    chunk({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
    'data: [DONE]\n\n',
  ].join('')
}
