import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '#dev/run/free-port.ts'
import { ownWorkerds } from '#dev/run/processes.ts'
import type { ServedWorker } from '#dev/run/serve.ts'
import { serveWorker } from '#dev/run/serve.ts'

const script = `
  let runs = 0
  export default {
    async fetch(request, env) {
      if (new URL(request.url).pathname === '/api/vars') return Response.json(env.GREETING)
      if (new URL(request.url).pathname === '/api/limit') return Response.json(await env.LIMIT.limit({ key: 'x' }))
      return Response.json({ runs })
    },
    async scheduled(controller) {
      runs += 1
      console.log(JSON.stringify({ event: 'cron', cron: controller.cron }))
    },
  }`

const config = {
  name: 'small',
  main: 'index.js',
  compatibility_date: '2026-10-01',
  no_bundle: true,
  rules: [{ type: 'ESModule', globs: ['**/*.js'] }],
  vars: { GREETING: 'from the build' },
  triggers: { crons: ['* * * * *'] },
  ratelimits: [{ name: 'LIMIT', namespace_id: '1', simple: { limit: 1, period: 60 } }],
  assets: {
    directory: '../client',
    not_found_handling: 'single-page-application',
    run_worker_first: ['/api/*'],
  },
}

let folder: string
let worker: ServedWorker

async function serve(): Promise<ServedWorker> {
  return serveWorker({
    port: await freePort(),
    vars: { GREETING: 'from the caller' },
    persistDir: join(folder, 'state'),
    logFile: join(folder, 'worker.log'),
    workerDir: join(folder, 'worker'),
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tubli-serve-'))
  await mkdir(join(folder, 'worker'))
  await mkdir(join(folder, 'client'))
  await writeFile(join(folder, 'worker', 'index.js'), script)
  await writeFile(join(folder, 'worker', 'wrangler.json'), JSON.stringify(config))
  await writeFile(join(folder, 'client', 'index.html'), '<title>app</title>')
  await writeFile(join(folder, 'client', '_headers'), '/*\n  x-from: headers-file\n')
  worker = await serve()
})

afterAll(async () => {
  await worker.stop()
  await rm(folder, { recursive: true, force: true })
})

it('serves assets with their headers, and the app for every unknown page', async () => {
  const response = await fetch(`${worker.url}/some/page`, { headers: { 'sec-fetch-mode': 'navigate' } })
  expect([response.status, response.headers.get('x-from')]).toEqual([200, 'headers-file'])
  expect(await response.text()).toBe('<title>app</title>')
})

it("gives the worker the caller's vars and its bindings", async () => {
  expect(await (await fetch(`${worker.url}/api/vars`)).json()).toBe('from the caller')
  const limits = [await fetch(`${worker.url}/api/limit`), await fetch(`${worker.url}/api/limit`)]
  expect(await Promise.all(limits.map((response) => response.json()))).toEqual([{ success: true }, { success: false }])
})

it('runs the cron handler on request and logs what it prints', async () => {
  expect(await worker.runScheduled('* * * * *')).toBe('ok')
  expect(await (await fetch(`${worker.url}/api/runs`)).json()).toEqual({ runs: 1 })
  await expect
    .poll(async () =>
      (await readFile(join(folder, 'worker.log'), 'utf8'))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    )
    .toContainEqual(expect.objectContaining({ event: 'cron', cron: '* * * * *' }))
})

it('can be killed outright and served again', async () => {
  await worker.kill()
  expect(await ownWorkerds()).toEqual([])
  await expect(fetch(`${worker.url}/api/runs`)).rejects.toThrow('fetch failed')
  worker = await serve()
  expect(await (await fetch(`${worker.url}/api/runs`)).json()).toEqual({ runs: 0 })
})
