import { sql } from 'drizzle-orm'
import { afterEach, describe, it } from 'vitest'
import { callerFor, send, sendStreaming, systemContext } from '#tests/support/app.ts'
import { accountOf, createUser, database, storedRoadmap } from '#tests/support/factories.ts'
import { builtinModel } from '#worker/ai/builtin.ts'
import { requireBearer } from '#worker/features/auth/policy.ts'
import { nearestTopics } from '#worker/features/roadmaps/author/nearest-topics.ts'
import { recogniseRequest } from '#worker/features/roadmaps/author/recognise-request.ts'
import { screenPrompt } from '#worker/features/roadmaps/author/screen-prompt.ts'
import { claimRoadmap } from '#worker/features/roadmaps/claim-roadmap.ts'
import { createRoadmap } from '#worker/features/roadmaps/create-roadmap.ts'
import { endRoadmap } from '#worker/features/roadmaps/end-roadmap.ts'
import { generateRoadmap } from '#worker/features/roadmaps/generate-roadmap.ts'

const out = (name: string, ...x: unknown[]) =>
  console.info('PROBE', name, ...x.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))))
const realFetch = globalThis.fetch
const realLog = console.log
let lines: string[] = []
const capture = () => {
  lines = []
  console.log = (...a: unknown[]) => {
    lines.push(a.join(' '))
  }
}
const release = () => {
  console.log = realLog
  globalThis.fetch = realFetch
  return lines.slice()
}
afterEach(() => {
  release()
})
const text = async (r: Response) => `${r.status} ${(await r.text()).slice(0, 500)}`
const failDb = (when: (body: string) => boolean) => {
  globalThis.fetch = (async (i: RequestInfo | URL, init?: RequestInit) => {
    const b = typeof init?.body === 'string' ? init.body : ''
    if (b && when(b))
      return new Response(JSON.stringify({ message: 'terminating connection', code: '57P01' }), { status: 400 })
    return realFetch(i as never, init)
  }) as typeof fetch
}
const withModel = (text: (n: number) => string, counter: { n: number }) => {
  const base = systemContext()
  const m = builtinModel('')
  return {
    ...base,
    models: {
      main: {
        model: { ...m, doStream: async () => builtinModel(text(counter.n++)).doStream({} as never) } as never,
        name: 'm',
      },
    },
  }
}
const phase = (t: string) =>
  `# ${t}\nOverview: what\nTags: a\n` +
  ['a', 'b', 'c']
    .map((s) => `## ${t} ${s}\nCategory: Concept\nAim: do\nAbout: x\n- one thing\n- two things\n- three things\n`)
    .join('')
async function reserved(user: Awaited<ReturnType<typeof createUser>>, objective = 'Learn TypeScript') {
  const { ctx } = await callerFor(user.token)
  return (await createRoadmap(requireBearer(ctx), { objective, queryType: 'user' })).roadmapId
}
describe('probes', () => {
  it('token in log', async () => {
    const user = await createUser()
    globalThis.fetch = (async (i: RequestInfo | URL, init?: RequestInit) => { const u = i instanceof Request ? i.url : String(i); const b = typeof init?.body === 'string' ? init.body : ''
      if (u.includes('access_token')) return Response.json({ access_token: 'gho_x', scope: 's', token_type: 'bearer' })
      if (u.endsWith('/user')) return Response.json({ login: 'a', id: 7 })
      if (u.endsWith('/user/emails')) return Response.json([])
      if (b.includes('update \\"oauth_accounts')) return new Response(JSON.stringify({ message: 'terminating connection', code: '57P01' }), { status: 400 })
      return realFetch(i as never, init) }) as typeof fetch
    capture()
    const r = await send('/auth/github', { token: user.token, body: { type: 'save_access_token', token: 'code' } })
    out('log-token', r.status, release())
  })
  it('same owner, interleaved', async () => {
    const user = await createUser()
    const id = await reserved(user)
    const mk = (name: string, pause: number[]) => { const base = systemContext(); const m = builtinModel(''); return { ...base, models: { main: { name, model: { ...m, doStream: async () => ({ stream: new ReadableStream({ async start(s) { s.enqueue({ type: 'stream-start', warnings: [] }); s.enqueue({ type: 'text-start', id: 'a' }); for (let i = 0; i < 4; i += 1) { await new Promise((r) => setTimeout(r, pause[i])); s.enqueue({ type: 'text-delta', id: 'a', delta: phase(name + (i + 1)) + '\n# next\n' }) } s.enqueue({ type: 'text-end', id: 'a' }); s.enqueue({ type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage: { inputTokens: { total: 0 }, outputTokens: { total: 0 } } }); s.close() } }) }) } as never } } } }
    const lease = { roadmapId: id, owner: 'instance-1' }
    const [x, y] = await Promise.all([generateRoadmap(mk('A', [100, 900, 100, 100]), lease), new Promise((r) => setTimeout(r, 400)).then(() => generateRoadmap(mk('B', [100, 100, 2000, 100]), lease))])
    const { rows } = await database().execute(sql`select array_agg(title order by position) as t from roadmap_phases where roadmap_id = ${id}::uuid`)
    out('same-owner', x, y, rows)
  })
})
