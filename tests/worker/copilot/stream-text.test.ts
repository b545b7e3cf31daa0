import { afterEach, describe, expect, it, vi } from 'vitest'
import { joinPieces } from '#shared/copilot/pieces.ts'
import { callerFor, send, sendStreaming, UNLIMITED } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'
import { standInForHosts } from '#tests/support/worker/hosts.ts'
import { standInForModel } from '#tests/support/worker/model.ts'
import type { Env } from '#worker/env.ts'
import { CheckedText } from '#worker/features/copilot/gate/checked-text.ts'

afterEach(() => vi.restoreAllMocks())

const BUILTIN = { ...UNLIMITED, MODEL_PROVIDER: 'builtin' } as const
const MODEL: Partial<Env> = {
  ...UNLIMITED,
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: 'https://model.test/v1',
  MODEL_NAME: 'stand-in',
  MODEL_API_KEY: 'key',
}
const JD = [
  'Platform Engineer',
  'We are a bank for 40 harbours in the north.',
  'You will build services in Go that move money.',
  'Kafka and Kubernetes are part of the day.',
].join('\n')
const SUMMARY = '/gpt/developer/playground/jd/streaming/summary'
const INTERVIEW = '/gpt/developer/playground/jd/streaming/mock/interview/v2'

/** A model that begins, and says more only when it is told to. */
function standInForSlowModel(): (content: string) => void {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const say = (content: string) => {
    const choice = { choices: [{ index: 0, delta: { content }, finish_reason: null }] }
    void writer.write(new TextEncoder().encode(`data: ${JSON.stringify(choice)}\n\n`)).catch(() => {})
  }
  standInForHosts({
    'model.test': () => {
      say('## The work\n- Go it is.\n')
      return new Response(readable, { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  return say
}

/** What comes now is kept, and finds what has become of it. */
const letASecondPass = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1100)

async function restOf(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<void> {
  for (let part = await reader?.read(); part && !part.done; ) part = await reader?.read()
}

const callsLeft = async (token: string) => (await (await callerFor(token)).api.quotas.check()).remaining

describe('a text about an ad, streamed (E010, E011)', () => {
  it('E010 says of an ad what it says, in its own sentences, and takes a call', async () => {
    const { token } = await createUser()
    const before = await callsLeft(token)
    const answer = await send(SUMMARY, { token, body: { jd: JD }, env: BUILTIN })
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const text = await answer.text()
    expect(text).toContain('## The company\n\n- We are a bank for 40 harbours in the north.')
    expect(text).toContain('- You will build services in Go that move money.')
    expect(text).toContain('- It does not say.')
    expect(await callsLeft(token)).toBe(before - 1)
  })

  it('E011 asks what an interviewer would, of what the ad names', async () => {
    const { token } = await createUser()
    const text = await (await send(INTERVIEW, { token, body: { jd: JD }, env: BUILTIN })).text()
    expect(text.split('\n').every((line) => line.startsWith('- '))).toBe(true)
    expect(text).toContain('What have you built with Go,')
    expect(text).toContain('Kafka')
  })

  it('is for a signed-in person, with an ad of their own', async () => {
    const [{ token }, other] = [await createUser(), await createUser()]
    expect((await send(SUMMARY, { body: { jd: JD } })).status).toBe(401)
    expect((await send(SUMMARY, { token, body: {} })).status).toBe(400)
    expect((await send(SUMMARY, { token, body: '{"jd": ' })).status).toBe(400)
    const { api } = await callerFor(other.token)
    const { jobId } = await api.copilot.addJob({ title: 'Engineer', description: JD })
    const before = await callsLeft(token)
    expect((await send(SUMMARY, { token, body: { jobId } })).status).toBe(404)
    expect((await send(INTERVIEW, { token, body: { jobId, textId: jobId } })).status).toBe(404)
    expect(await callsLeft(token)).toBe(before)
  })

  it('leaves out what the ad does not say, and keeps the rest with the job', async () => {
    const { env } = standInForModel(
      '## The company\n- A bank for 40 harbours. It has 9000 people.\n- You need Java.\n- Go it is.',
    )
    const { token } = await createUser()
    const { api } = await callerFor(token, UNLIMITED)
    const { jobId } = await api.copilot.addJob({ title: 'Engineer', description: JD })
    const text = await (await send(SUMMARY, { token, body: { jobId }, env: { ...UNLIMITED, ...env } })).text()
    expect(text).toBe('## The company\n- A bank for 40 harbours. \n- Go it is.')
    const { drafts } = await api.copilot.job({ jobId })
    expect(drafts).toMatchObject([{ kind: 'summary', cut: 2, isStopped: false, author: 'stand-in' }])
  })

  it('stops where its reader leaves, is kept so far, and goes on from there', async () => {
    const { token } = await createUser()
    const { api } = await callerFor(token, UNLIMITED)
    const { jobId } = await api.copilot.addJob({ title: 'Engineer', description: JD })
    let stopModel = () => {}
    standInForHosts({
      'model.test': (_url, { signal }) =>
        new Response(
          new ReadableStream({
            start(controller) {
              const delta = {
                choices: [{ index: 0, delta: { content: '## The work\n- Go it is.\n' }, finish_reason: null }],
              }
              controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(delta)}\n\n`))
              stopModel = () => controller.close()
              signal?.addEventListener('abort', stopModel)
            },
          }),
          { headers: { 'content-type': 'text/event-stream' } },
        ),
    })
    const answer = await sendStreaming(SUMMARY, { token, body: { jobId }, env: MODEL })
    const reader = answer.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    const stopped = await vi.waitFor(async () => {
      const { drafts } = await api.copilot.job({ jobId })
      expect(drafts).toHaveLength(1)
      return drafts[0]
    })
    expect(stopped).toMatchObject({ isStopped: true })
    const { textId } = stopped ?? {}
    vi.restoreAllMocks()
    const rest = await (await send(SUMMARY, { token, body: { jobId, textId }, env: BUILTIN })).text()
    const { drafts } = await api.copilot.job({ jobId })
    expect(drafts).toHaveLength(1)
    expect(drafts[0]).toMatchObject({ isStopped: false })
    const whole = joinPieces(drafts[0]?.pieces ?? [], 'markdown')
    expect(whole.startsWith('## The work\n\n- Go it is.')).toBe(true)
    expect(whole).toContain(rest.trim().split('\n').at(-1))
  })

  it('stops where its owner says so, whether or not anybody still reads, and for nobody else', async () => {
    const [{ token }, other] = [await createUser(), await createUser()]
    const { api } = await callerFor(token, UNLIMITED)
    const { jobId } = await api.copilot.addJob({ title: 'Engineer', description: JD })
    const say = standInForSlowModel()
    const answer = await sendStreaming(SUMMARY, { token, body: { jobId }, env: MODEL })
    const reader = answer.body?.getReader()
    await reader?.read()
    await vi.waitFor(async () => expect((await api.copilot.job({ jobId })).drafts).toHaveLength(1))
    await (await callerFor(other.token, UNLIMITED)).api.copilot.stopText({ jobId, kind: 'summary' })
    await api.copilot.stopText({ jobId, kind: 'summary' })
    letASecondPass()
    say('- Kafka and Kubernetes are part of the day.\n')
    await expect(restOf(reader)).rejects.toThrow()
    expect((await api.copilot.job({ jobId })).drafts).toMatchObject([{ isStopped: true }])
  })

  it('a second tab that goes on with it takes it over, and the first one ends', async () => {
    const { token } = await createUser()
    const { api } = await callerFor(token, UNLIMITED)
    const { jobId } = await api.copilot.addJob({ title: 'Engineer', description: JD })
    const say = standInForSlowModel()
    const first = (await sendStreaming(SUMMARY, { token, body: { jobId }, env: MODEL })).body?.getReader()
    await first?.read()
    const textId = await vi.waitFor(async () => {
      const [draft] = (await api.copilot.job({ jobId })).drafts
      expect(draft?.textId).toBeTruthy()
      return draft?.textId
    })
    const second = await send(SUMMARY, { token, body: { jobId, textId }, env: BUILTIN })
    expect(await second.text()).toContain('harbours')
    letASecondPass()
    say('- Kafka and Kubernetes are part of the day.\n')
    await expect(restOf(first)).rejects.toThrow()
    const { drafts } = await api.copilot.job({ jobId })
    expect(drafts).toMatchObject([{ textId, isStopped: false, author: 'builtin' }])
  })

  it('gives the call back where nothing came', async () => {
    const { token } = await createUser()
    const before = await callsLeft(token)
    standInForHosts({ 'model.test': () => new Response('no', { status: 500 }) })
    // the built-in writer stands in for a model that is not there
    expect(await (await send(SUMMARY, { token, body: { jd: JD }, env: MODEL })).text()).toContain('harbours')
    expect(await callsLeft(token)).toBe(before - 1)
    const answer = await sendStreaming(SUMMARY, { token, body: { jd: JD }, env: MODEL })
    await answer.body?.cancel()
    await vi.waitFor(async () => expect(await callsLeft(token)).toBe(before - 1))
  })
})

describe('a text that is checked as it comes', () => {
  it('shows whole sentences only, however it is cut into pieces', () => {
    const ad = { title: 'Engineer', company: '', description: 'Go and Kafka.' }
    const text = '- You write Go. You need Java.\n- Kafka runs.\n'
    for (const size of [1, 3, 7, 100]) {
      const said: string[] = []
      const checked = new CheckedText(ad, '', (piece) => said.push(piece))
      for (let at = 0; at < text.length; at += size) checked.add(text.slice(at, at + size))
      checked.end()
      expect(said.join('')).toBe('- You write Go. \n- Kafka runs.\n')
      expect(said.every((piece) => /\s$/.test(piece))).toBe(true)
      expect(checked.cut).toBe(1)
    }
  })
})
