import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { streamText } from 'ai'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ModelStandIn } from '#dev/stand-ins/model/start-model.ts'
import { startModel } from '#dev/stand-ins/model/start-model.ts'

let model: ModelStandIn

beforeAll(async () => {
  model = await startModel()
})

beforeEach(() => model.control.set({ reset: true, tokensPerSecond: 0 }))

afterAll(() => model.close())

function ask(options: { model?: string; stream?: boolean; message?: string; apiKey?: string } = {}): Promise<Response> {
  return fetch(`${model.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${options.apiKey ?? model.control.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: options.model ?? 'stand-in',
      stream: options.stream ?? true,
      stream_options: { include_usage: true },
      messages: [{ role: 'user', content: options.message ?? '{"prompt":"Rust"}' }],
    }),
  })
}

type Chunk = { choices: { delta: { content?: string }; finish_reason: string | null }[]; usage?: object }

/** Reads the stream to its end; `isBroken` tells that the connection ended before the stream did. */
async function readStream(
  response: Response,
): Promise<{ tokens: string[]; chunks: Chunk[]; isDone: boolean; isBroken: boolean }> {
  let text = ''
  let isBroken = false
  try {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part
  } catch {
    isBroken = true
  }
  const events = text.split('\n\n').flatMap((event) => (event.startsWith('data: ') ? [event.slice(6)] : []))
  const chunks = events.filter((event) => event !== '[DONE]').map((event): Chunk => JSON.parse(event))
  const tokens = chunks.flatMap((chunk) => chunk.choices[0]?.delta.content ?? [])
  return { tokens, chunks, isDone: events.at(-1) === '[DONE]', isBroken }
}

async function answer(message?: string): Promise<string> {
  return (await readStream(await ask({ message: message ?? '{"prompt":"Rust"}' }))).tokens.join('')
}

describe('the default answer', () => {
  it('is a roadmap of four phases about what was asked for', async () => {
    const text = await answer('{"prompt":"embedded Rust"}')
    expect(text.match(/^# /gm)).toHaveLength(4)
    expect(text.match(/^## /gm)).toHaveLength(12)
    expect(text.match(/^- /gm)).toHaveLength(36)
    expect(text).toMatch(
      /^Title: .+\n(?:Plan: .+\n){4}\n*# Foundations of embedded Rust\nOverview: .+\nTags: .+\n## .+\nCategory: Concept\nAim: .+\nAbout: .+\n- /,
    )
    expect(text.split(/\s+/).length).toBeGreaterThan(900)
    expect(text.split(/\s+/).length).toBeLessThan(1200)
  })

  it('begins with the phase it is asked for and reads plain text too', async () => {
    expect((await answer('{"prompt":"Go","firstPhase":3}')).match(/^# .+/gm)).toEqual([
      '# Go with other people',
      '# Go in production',
    ])
    expect(await answer('Kubernetes')).toContain('# Foundations of Kubernetes')
  })

  it('ends a stream with a reason, the usage and [DONE]', async () => {
    const { chunks, tokens, isDone } = await readStream(await ask())
    expect(chunks.at(-2)?.choices[0]?.finish_reason).toBe('stop')
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { completion_tokens: tokens.length } })
    expect(isDone).toBe(true)
  })

  it('also comes in one piece', async () => {
    const body = (await (await ask({ stream: false })).json()) as { choices: { message: { content: string } }[] }
    expect(body.choices[0]?.message.content).toContain('# Foundations of Rust')
  })

  it("is understood by the AI SDK's client", async () => {
    const provider = createOpenAICompatible({ name: 'x', baseURL: `${model.url}/v1`, apiKey: model.control.apiKey })
    await model.control.set({ answer: 'one two three' })
    expect(await streamText({ model: provider('stand-in'), prompt: 'x' }).text).toBe('one two three')
  })
})

describe('the pace', () => {
  it.each([20, 200])('is %d tokens a second', async (tokensPerSecond) => {
    await model.control.set({ tokensPerSecond, answer: 'word '.repeat(tokensPerSecond + 1) })
    await readStream(await ask())
    const [seen] = await model.control.requests()
    const elapsedMs = (seen?.lastTokenAt ?? 0) - (seen?.firstTokenAt ?? 0)
    expect(elapsedMs).toBeGreaterThan(980)
    expect(elapsedMs).toBeLessThan(1150)
  })
})

describe('one-shot behaviours', () => {
  it('are used up in order, one a request', async () => {
    await model.control.set({ behaviours: ['empty', 'refuse'] })
    expect(await answer()).toBe('')
    expect(await answer()).toBe('REFUSED: not appropriate\n')
    expect(await answer()).toContain('# Foundations')
  })

  it('late: the first token takes its time', async () => {
    await model.control.set({ behaviours: [{ name: 'late', lateMs: 300 }] })
    await answer()
    const [seen] = await model.control.requests()
    expect((seen?.firstTokenAt ?? 0) - (seen?.receivedAt ?? 0)).toBeGreaterThanOrEqual(295)
  })

  it('cut-off: the connection breaks after so many tokens', async () => {
    await model.control.set({ behaviours: [{ name: 'cut-off', tokens: 30 }] })
    const { tokens, isBroken, isDone } = await readStream(await ask())
    expect([tokens.length, isBroken, isDone]).toEqual([30, true, false])
  })

  it('malformed and hostile: words without form, form with attacks', async () => {
    await model.control.set({ behaviours: ['malformed', 'hostile'] })
    expect(await answer()).not.toContain('#')
    const hostile = await answer()
    for (const attack of ['<script>', 'https://', 'Ignore all previous instructions']) expect(hostile).toContain(attack)
    expect(hostile.match(/^# /gm)).toHaveLength(4)
  })

  it('rate-limited and gone: HTTP errors', async () => {
    await model.control.set({ behaviours: [{ name: 'rate-limited', retryAfterSeconds: 7 }, 'gone'] })
    const limited = await ask()
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
    expect((await ask()).status).toBe(503)
  })

  it("can be asked for through the model's name, together with a pace", async () => {
    expect((await readStream(await ask({ model: 'stand-in:empty@20' }))).tokens).toEqual([])
    expect((await ask({ model: 'stand-in:gone' })).status).toBe(503)
  })
})

it('asks for a key', async () => {
  expect((await ask({ apiKey: 'wrong' })).status).toBe(401)
  expect((await fetch(`${model.url}/v1/models`)).status).toBe(401)
})

it('remembers what it was asked', async () => {
  await answer('{"prompt":"Go"}')
  expect(await model.control.requests()).toMatchObject([
    { model: 'stand-in', isStreaming: true, behaviour: null, messages: [{ role: 'user', content: '{"prompt":"Go"}' }] },
  ])
})

it('refuses a control that it does not understand', async () => {
  const response = await fetch(`${model.url}/control`, { method: 'POST', body: '{"speed":1}' })
  expect(response.status).toBe(400)
})
