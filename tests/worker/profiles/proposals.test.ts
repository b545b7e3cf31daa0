import { afterEach, describe, expect, it, vi } from 'vitest'
import { callerFor, send, systemContext } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'
import { type Answer, standInForHosts } from '#tests/support/worker/hosts.ts'

afterEach(() => vi.restoreAllMocks())

const PUBLIC = '93.184.216.34'

/** Names that lead to these addresses, and pages at them. */
function standInForPages(pages: Record<string, Answer>, addresses: Record<string, string> = {}) {
  return standInForHosts({
    ...pages,
    [new URL(systemContext().env.DNS_URL).host]: ({ searchParams }) => {
      const name = searchParams.get('name') ?? ''
      const isV4 = searchParams.get('type') === 'A'
      const known = addresses[name] ?? (name in pages ? PUBLIC : null)
      if (known === null) return Response.json({ Status: 3 })
      return Response.json({ Status: 0, ...(isV4 ? { Answer: [{ type: 1, data: known }] } : {}) })
    },
  })
}

const page = (head: string, type = 'text/html; charset=utf-8') =>
  new Response(`<html><head>${head}</head><body><p>Hello</p></body></html>`, { headers: { 'content-type': type } })

const details = async (url: string, token: string) => {
  const response = await send(`/ft/profile/extract/details/${encodeURIComponent(url)}`, { token })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('what a link’s page says of itself (C018, SEC-06)', () => {
  it('is told as text: title, description, picture and who publishes it', async () => {
    const { token } = await createUser()
    standInForPages({
      'blog.example': () =>
        page(`<title>Plain</title><meta property="og:title" content="Rust &amp; <b>me</b>">
          <meta name="description" content="Notes&#10;on ownership"><meta property="og:image" content="https://blog.example/a.png">
          <meta property="og:site_name" content="Jane’s notes">`),
      'bare.example': () =>
        page('<title> Only\n a title </title><meta property="og:image" content="javascript:alert(1)">'),
    })
    expect(await details('https://blog.example/post?id=1', token)).toEqual({
      status: 200,
      body: {
        ...{ title: 'Rust & <b>me</b>', description: 'Notes on ownership', image: 'https://blog.example/a.png' },
        ...{ source: 'Jane’s notes', link: 'https://blog.example/post?id=1' },
      },
    })
    expect((await details('https://bare.example/', token)).body).toMatchObject({
      ...{ title: 'Only a title', description: '', image: null, source: 'bare.example' },
    })
  })

  it('what leads inside, on and on, to no page or to too much is refused with a sentence', async () => {
    const { token } = await createUser()
    const to = (location: string) => () => new Response(null, { status: 302, headers: { location } })
    const asked = standInForPages(
      {
        'inside.example': () => page('<title>Inside</title>'),
        'moves.example': to('http://169.254.169.254/latest'),
        'file.example': to('file:///etc/passwd'),
        'round.example': to('https://round.example/again'),
        'pdf.example': () => page('', 'application/pdf'),
        'large.example': () => page(`<title>${'x'.repeat(600_000)}</title>`),
        'gone.example': () => new Response('', { status: 404 }),
      },
      { 'inside.example': '10.0.0.1' },
    )
    const refused = [
      ...['http://127.0.0.1/', 'http://169.254.169.254/', 'http://[::1]/', 'https://10.0.0.1/', 'file:///etc/passwd'],
      ...['http://plain.example/', 'https://a:b@blog.example/', 'https://blog.example:8080/', 'no address'],
      ...['inside', 'moves', 'file', 'round', 'pdf', 'large', 'gone', 'nowhere'].map(
        (name) => `https://${name}.example/`,
      ),
    ]
    for (const url of refused) {
      const { status, body } = await details(url, token)
      expect([url, status, body.error]).toEqual([url, 400, expect.stringContaining('could not be read')])
    }
    expect(asked.filter((url) => url.includes('inside.example/') || url.includes('169.254'))).toEqual([])
    expect((await send(`/ft/profile/extract/details/${encodeURIComponent('https://a.example/')}`)).status).toBe(401)
  })
})

describe('a line about oneself (C113)', () => {
  const write = (token: string, body: object, env = {}) =>
    send('/gpt/developer/playground/generate/bio', { token, body, env: { MODEL_PROVIDER: 'builtin', ...env } })

  it('is made of what one says and nothing else, without a model', async () => {
    const { token } = await createUser()
    const { api } = await callerFor(token)
    await api.profiles.save({ roles: ['Backend'], location: 'Tartu' })
    const answer = await write(token, { name: 'Jane Doe', languages: 'Go, Rust' })
    expect(await answer.json()).toEqual({ bio: 'Backend developer in Tartu who writes Go and Rust' })
    expect((await write(token, { name: '', languages: [] })).status).toBe(400)
  })

  it('takes one call of the quota, and gives it back where nothing came of it', async () => {
    const { token } = await createUser()
    const { api } = await callerFor(token)
    const before = (await api.quotas.check()).remaining
    await write(token, { name: 'Jane Doe', languages: ['Go'] })
    expect((await api.quotas.check()).remaining).toBe(before - 1)
    await write(token, { name: ' ', languages: ['Go'] })
    expect((await api.quotas.check()).remaining).toBe(before - 1)
  })
})
