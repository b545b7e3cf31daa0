import { describe, expect, it } from 'vitest'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { send, sendStreaming } from '#tests/support/worker/app.ts'
import { withEngine } from '#tests/support/worker/engine.ts'
import { accountOf, createUser, storedRoadmap } from '#tests/support/worker/factories.ts'
import { hasten } from '#tests/support/worker/hasten.ts'

const STREAM = '/gpt/pathway/learning/streaming/roadmap'

async function finished(roadmapId: string) {
  for (let i = 0; i < 500; i += 1) {
    const stored = await storedRoadmap(roadmapId)
    if (stored && stored.state !== 'incomplete') return stored
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('it was never finished')
}

describe('POST /gpt/pathway/learning/streaming/roadmap', () => {
  it('streams the text as it is written, in pieces, and stores the same roadmap', async () => {
    const user = await createUser()
    const response = await sendStreaming(STREAM, {
      token: user.token,
      body: { objective: 'Learn TypeScript' },
      env: { MODEL_NAME: 'stand-in@2000' },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/plain')
    const roadmapId = response.headers.get('x-roadmap-id') ?? ''
    let pieces = 0
    let text = ''
    for await (const piece of (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream())) {
      pieces += 1
      text += piece
    }
    expect(pieces).toBeGreaterThan(20)
    expect(text.match(/^# /gm)).toHaveLength(4)
    expect(await finished(roadmapId)).toMatchObject({ state: 'success', phases: 4 })
    expect((await accountOf(user.userId)).kinds).toEqual(['grant', 'reserve', 'settle'])
  })

  it('streams no link, script or instruction of a hostile model', async () => {
    const user = await createUser()
    const response = await send(STREAM, {
      token: user.token,
      body: { objective: 'Learn TypeScript' },
      env: { MODEL_NAME: 'stand-in:hostile@0' },
    })
    const text = await response.text()
    expect(text).toMatch(/^Title: .+\nPlan: /)
    expect(text).not.toMatch(/https?:|www\.|<script|javascript:/i)
  })

  it('a reader who leaves hands the writing over to the background', async () => {
    const user = await createUser()
    const response = await sendStreaming(STREAM, {
      token: user.token,
      body: { objective: 'Learn TypeScript' },
      env: { ...withEngine, MODEL_NAME: 'stand-in@1000' },
    })
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    await reader.read()
    await reader.cancel()
    expect(await finished(response.headers.get('x-roadmap-id') ?? '')).toMatchObject({ state: 'success', phases: 4 })
    expect((await accountOf(user.userId)).balance).toBe(2)
  })

  it('says so at the end when it failed, and the credit is back', async () => {
    const user = await createUser()
    const response = await send(STREAM, {
      token: user.token,
      body: { objective: 'Keeping bees on a roof' },
      env: { MODEL_NAME: 'stand-in:gone' },
    })
    expect(await response.text()).toContain(ROADMAP_TEXTS.generationFailed)
    expect((await accountOf(user.userId)).balance).toBe(3)
  })

  it('refuses before it streams: visitors, bad input, no credit, a repeated key', async () => {
    const [user, poor] = await Promise.all([createUser(), createUser({ credits: 0 })])
    const body = { objective: 'Learn TypeScript' }
    expect((await send(STREAM, { body })).status).toBe(401)
    expect((await send(STREAM, { token: user.token, body: {} })).status).toBe(400)
    expect((await send(STREAM, { token: user.token, body: 'not json' })).status).toBe(400)
    expect((await send(STREAM, { token: poor.token, body })).status).toBe(402)
    const requestKey = crypto.randomUUID()
    const keyed = { token: user.token, body: { ...body, requestKey }, env: { MODEL_NAME: 'stand-in@0' } }
    expect((await send(STREAM, keyed)).status).toBe(200)
    expect((await send(STREAM, keyed)).status).toBe(409)
    expect((await accountOf(user.userId)).balance).toBe(2)
  })
})

describe('GET /ft/learning/roadmap/live/{id}', () => {
  it('tells the owner whenever a phase has come, until the roadmap is finished', async () => {
    hasten()
    const user = await createUser()
    const started = await sendStreaming(STREAM, {
      token: user.token,
      body: { objective: 'Learn TypeScript' },
      // slow enough for several looks between the first phase and the last
      env: { MODEL_NAME: 'stand-in@1000' },
    })
    const id = started.headers.get('x-roadmap-id')
    const [events] = await Promise.all([
      send(`/ft/learning/roadmap/live/${id}`, { token: user.token }).then((response) => response.text()),
      started.text(),
    ])
    expect(events.trim().split('\n\n').at(-1)).toBe('data: 4 success')
    expect(events.trim().split('\n\n').length).toBeGreaterThan(2)
  })

  it('is 404 for another person and refuses visitors', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const started = await send(STREAM, {
      token: user.token,
      body: { objective: 'Learn Go' },
      env: { MODEL_NAME: 'stand-in@0' },
    })
    const path = `/ft/learning/roadmap/live/${started.headers.get('x-roadmap-id')}`
    expect((await send(path, { token: other.token })).status).toBe(404)
    expect((await send(path)).status).toBe(401)
    expect((await send('/ft/learning/roadmap/live/nonsense', { token: user.token })).status).toBe(404)
  })
})
