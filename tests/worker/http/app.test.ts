import { describe, expect, it } from 'vitest'
import { SECURITY_HEADERS } from '#shared/security-headers.ts'
import { send } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'
import { hasten } from '#tests/support/worker/hasten.ts'
import { type Answer, withDatabase } from '#tests/support/worker/hosts.ts'
import { loggedBy } from '#tests/support/worker/log.ts'
import { restProcedures } from '#worker/procedures.ts'

describe('what every answer has', () => {
  it('carries the security headers, a request id and no-store', async () => {
    const response = await send('/health')
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(response.headers.get(name)).toBe(value)
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(SECURITY_HEADERS['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
  })
})

it('G-API-04: a GET that changes something takes no bearer but the header’s, and is kept by nobody', async () => {
  const { token, userId } = await createUser()
  for (const path of [`/admin/impersonate/${userId}`, '/admin/unimpersonate', '/generate/invite/friend']) {
    const bare = await send(`${path}?token=${token}&access_token=${token}`, { headers: { cookie: `token=${token}` } })
    expect([path, bare.status, bare.headers.get('cache-control')]).toEqual([path, 401, 'private, no-store'])
    const own = await send(path, { token })
    expect([path, own.status === 401, own.headers.get('cache-control')]).toEqual([path, false, 'private, no-store'])
  }
})

describe('a database that does not answer', () => {
  const UNAVAILABLE = 'Our database does not answer right now. Please try again in a moment.'

  const hangs: Answer = (_url, { signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  const stopsInTheMiddle: Answer = (_url, { signal }) => {
    const body = new TransformStream<Uint8Array, Uint8Array>()
    const writer = body.writable.getWriter()
    writer.write(new TextEncoder().encode('{"fields":')).catch(() => undefined)
    signal?.addEventListener('abort', () => writer.abort(signal.reason).catch(() => undefined))
    return new Response(body.readable)
  }
  const isStarting = () => Response.json({ message: 'starting up', severity: 'FATAL', code: '57P03' }, { status: 400 })

  it.each<[string, Answer | undefined]>([
    ['is not there', undefined],
    ['hangs', hangs],
    ['stops in the middle of its answer', stopsInTheMiddle],
    ['has no answer but a status', () => new Response('no compute', { status: 502 })],
    ['is just starting', isStarting],
  ])('and %s is a 503 that says so, in time', async (_, answer) => {
    hasten()
    const { token } = await createUser()
    const env = withDatabase(answer)
    for (const path of ['/auth/user', '/trpc/auth.account', '/trpc/roadmaps.list']) {
      const response = await send(path, { token, env })
      expect(response.status).toBe(503)
      expect(await response.text()).toContain(UNAVAILABLE)
    }
  })
})

describe('a failure of ours', () => {
  /** The app with a database that has no tables, and the lines that it leaves. */
  async function failing(path: string, headers: Record<string, string> = {}) {
    const user = await createUser()
    const noTable = { message: 'relation "users" does not exist', severity: 'ERROR', code: '42P01' }
    const env = withDatabase(() => Response.json(noTable, { status: 400 }))
    const { result, lines, text } = await loggedBy(() => send(path, { token: user.token, headers, env }))
    return { response: result, lines, log: text, user }
  }

  it('is a neutral 500 for the caller, and a line with its cause for us, also inside a batch', async () => {
    for (const path of ['/auth/user', '/trpc/auth.account', '/trpc/auth.account,roadmaps.list?batch=1']) {
      const { response, lines } = await failing(path)
      expect(await response.text()).toContain('Something went wrong on our side')
      expect(lines.filter(({ event }) => event === 'failure').length).toBeGreaterThan(0)
    }
  })

  it('leaves no value of a failed query in the log', async () => {
    const { user, log } = await failing('/auth/user')
    expect(log).toContain('query failed')
    expect(log).not.toContain(user.userId)
    expect(log).not.toMatch(/params|select/)
  })
})

describe('limits', () => {
  it('a batch has at most ten calls', async () => {
    const names = (n: number) => Array<string>(n).fill('roadmaps.list').join(',')
    const { token } = await createUser()
    expect((await send(`/trpc/${names(10)}?batch=1&input={}`, { token })).status).toBe(200)
    expect((await send(`/trpc/${names(11)}?batch=1&input={}`, { token })).status).toBe(400)
  })

  it('an IPv6 customer is one network, and 429 says when to come back', async () => {
    const start = (i: number) => send('/auth/github/start', { address: `2001:db8:7:7::${i.toString(16)}` })
    let last = await start(0)
    // twice the limit and more: a minute may end in between
    for (let i = 1; i < 62 && last.status !== 429; i += 1) last = await start(i)
    expect(last.status).toBe(429)
    expect(last.headers.get('retry-after')).toBe('60')
    expect((await send('/auth/github/start', { address: '2001:db8:7:8::1' })).status).toBe(200)
  })
})

describe('paths', () => {
  it('R-AUTH-25, G-ROUTE-07: every documented path is answered with JSON, with a slash at its end and without its base too', async () => {
    for (const { rest } of await restProcedures()) {
      const path = rest.path.replaceAll(/\{\w+\}/g, 'x')
      const bare = path.replace(/^\/gpt(?=\/(developer\/playground|bizdev\/search|pathway)\/)/, '')
      for (const address of new Set([path, `${path}/`, bare, `${bare}/`])) {
        const response = await send(address, { method: rest.method })
        const answer: unknown = await response.json()
        expect([address, response.headers.get('content-type')]).toEqual([address, 'application/json'])
        if (response.status >= 400) expect(answer).toMatchObject({ error: expect.any(String) })
        // of what is there
        expect([address, answer]).not.toEqual([address, expect.objectContaining({ error: 'Not found' })])
      }
    }
  })

  it('refuses a path that cannot be decoded, on both ways in', async () => {
    for (const path of ['/trpc/%E0%A4%A', '/ft/learning/roadmap/get/%E0%A4%A/x']) {
      const response = await send(path)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: 'The path is not valid.', requestId: expect.any(String) })
    }
  })

  it('answers an unknown API path with 404 JSON', async () => {
    const response = await send('/ft/no/such/path')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: 'Not found' })
  })

  it('C119: takes the AI calls without their base (G-API-02), streams among them', async () => {
    const user = await createUser()
    const body = { question: 'What does React batch?', answer: 'Several set calls.' }
    const env = { MODEL_PROVIDER: 'builtin' } as const
    for (const path of ['/pathway/learning/validate/answer', '/pathway/learning/validate/answer/'])
      expect((await send(path, { token: user.token, body, env })).status).toBe(200)
    expect((await send('/pathway/learning/streaming/roadmap', { body: {} })).status).toBe(401)
    expect((await send('/bizdev/search/nothing', { token: user.token, body: {} })).status).toBe(404)
  })

  it('takes trailing slashes and percent-encoding', async () => {
    const user = await createUser()
    expect((await send('/ft/learning/roadmap/list/', { token: user.token })).status).toBe(200)
    const encoded = encodeURIComponent(user.userId).replaceAll('-', '%2D')
    expect((await send(`/bizdev/check/${encoded}`, { token: user.token })).status).toBe(200)
  })
})

describe('bad input gets a clear sentence and a 4xx', () => {
  const build = '/gpt/pathway/learning/background/roadmap'
  const bodies: [string, unknown, number][] = [
    ['malformed JSON', '{"objective": ', 400],
    ['a JSON array', '[]', 400],
    ['a JSON text', '"objective"', 400],
    ['a missing field', {}, 400],
    ['a wrong type', { objective: 7 }, 400],
    ['null', { objective: null }, 400],
    ['an unknown enum value', { objective: 'Learn Rust', queryType: 'robot' }, 400],
    ['a NUL in a text', { objective: 'Learn \u0000 Python' }, 400],
    ['more than 1 MB', JSON.stringify({ prompt: 'x'.repeat(1_100_000) }), 413],
  ]
  for (const [name, body, status] of bodies) {
    it(`${name}: ${status}`, async () => {
      const { token } = await createUser()
      const response = await send(build, { token, body })
      expect(response.status).toBe(status)
      const answer = (await response.json()) as { error: string }
      expect(answer.error).toMatch(/^[A-Z\w].*[.!]?$/)
      expect(answer.error).not.toMatch(/undefined|\n|\.ts:/)
    })
  }

  it('a NUL in a path names nothing, and in a streamed request it is refused', async () => {
    const { token } = await createUser()
    expect((await send('/ft/learning/roadmap/get/%00/x', { token })).status).toBe(404)
    const streamed = await send('/gpt/pathway/learning/streaming/roadmap', {
      token,
      body: { objective: 'Learn \u0000 Python' },
    })
    expect(streamed.status).toBe(400)
  })

  it('unknown fields are ignored', async () => {
    const { token } = await createUser()
    const response = await send('/ft/user/learning/update/credits', {
      token,
      method: 'PUT',
      body: { credits: 3, admin: true },
    })
    expect(await response.json()).toEqual({ credits: 3 })
  })

  it('SEC-26: the limit of 1 MB also holds for a body that does not say its length, and for tRPC', async () => {
    const { token } = await createUser()
    const response = await send('/trpc/roadmaps.create', {
      token,
      body: JSON.stringify({ prompt: 'x'.repeat(1_100_000) }),
    })
    expect(response.status).toBe(413)
  })

  it('a wrong deployment answers 500 without a word of its settings, and the log says what is wrong', async () => {
    const { app } = await import('#worker/app.ts')
    const { result: response, text } = await loggedBy(async () =>
      app.request('/health', {}, { DATABASE_URL: 'postgres://x' }),
    )
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('DATABASE_URL')
    expect(text).toContain('SESSION_SECRET')
  })
})
