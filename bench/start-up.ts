import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#dev/run/free-port.ts'
import { distDir } from '#dev/run/project.ts'
import { serveWorker } from '#dev/run/serve.ts'
import { newCertificateKeys } from '#dev/world/secrets.ts'
import { gzippedKb } from './gzipped-size.ts'
import { median } from './median.ts'
import type { Row } from './table.ts'

/** Cloudflare refuses a worker whose start takes longer than a second. */
export const startUpBudgetMs = 1000
export const bundleBudgetKb = 650

const workerDir = join(distDir, 'tubli')
const rounds = 5

/** Enough for a start; nothing listens at these addresses, and /health asks nobody. */
const vars = {
  APP_URL: 'http://localhost:1',
  DATABASE_URL: 'postgresql://nobody:nothing@127.0.0.1:1/none',
  SESSION_SECRET: 'only for a worker that is never asked for anything',
  TOKEN_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  CERTIFICATE_KEYS: newCertificateKeys(),
  GITHUB_CLIENT_ID: 'none',
  GITHUB_CLIENT_SECRET: 'none',
}

const emptyScript = `import { WorkflowEntrypoint } from 'cloudflare:workers'
export class RoadmapWorkflow extends WorkflowEntrypoint {}
export default { fetch: () => new Response('ok') }
`

/** @returns KB of the gzipped modules that a deployment uploads */
export function bundleKb(): number {
  return gzippedKb(globSync('**/*.{js,mjs,wasm}', { cwd: workerDir }).map((file) => join(workerDir, file)))
}

/**
 * Time until the built worker has answered its first request, in ms, against an empty one that is served in the same way
 * with the same bindings and static files: what is left is what our own code takes to load. Medians of several starts, in turns.
 */
export async function measureStartTimes(): Promise<{ oursMs: number; emptyMs: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'tubli-start-up-'))
  try {
    const emptyDir = await writeEmptyWorker(folder)
    const ours: number[] = []
    const empty: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await timeStart(workerDir, join(folder, `ours-${round}`)))
      empty.push(await timeStart(emptyDir, join(folder, `empty-${round}`)))
    }
    return { oursMs: median(ours), emptyMs: median(empty) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The worker's own budgets. */
export async function measureWorker(): Promise<Row[]> {
  const size = bundleKb()
  const { oursMs, emptyMs } = await measureStartTimes()
  return [
    {
      what: 'worker bundle, gzipped',
      measured: `${size.toFixed(1)} KB`,
      against: `${bundleBudgetKb} KB`,
      ratio: size / bundleBudgetKb,
      goal: '≤ 1.00',
      isMet: size <= bundleBudgetKb,
    },
    {
      what: 'start-up and first request',
      measured: `${oursMs.toFixed()} ms`,
      against: `${emptyMs.toFixed()} ms of an empty worker`,
      ratio: oursMs / emptyMs,
      goal: `< ${startUpBudgetMs} ms more`,
      isMet: oursMs - emptyMs < startUpBudgetMs,
    },
  ]
}

async function writeEmptyWorker(folder: string): Promise<string> {
  const dir = join(folder, 'empty')
  const settings = JSON.parse(readFileSync(join(workerDir, 'wrangler.json'), 'utf8')) as { assets?: object }
  const assets = { ...settings.assets, directory: join(distDir, 'client') }
  await mkdir(dir)
  await writeFile(join(dir, 'index.js'), emptyScript)
  await writeFile(join(dir, 'wrangler.json'), JSON.stringify({ ...settings, assets }))
  return dir
}

async function timeStart(dir: string, persistDir: string): Promise<number> {
  const port = await freePort()
  const startedAt = performance.now()
  const worker = await serveWorker({ port, vars, persistDir, logFile: `${persistDir}.log`, workerDir: dir })
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health`)
    if (!response.ok) throw new Error(`The worker's first answer was ${response.status}: ${await response.text()}`)
    return performance.now() - startedAt
  } finally {
    await worker.stop()
  }
}
