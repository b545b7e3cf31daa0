import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { distDir } from '#dev/run/project.ts'
import { newCertificateKeys } from '#dev/world/secrets.ts'
import { gzippedKb } from './gzipped-size.ts'
import { median } from './median.ts'
import { servePlain } from './plain-workerd.ts'
import type { Row } from './table.ts'

/** What every cold start reads; a room comes with its first call. */
export const coldStartBudgetKb = 186
/** All rooms together; Cloudflare's own limit is 3 MB. */
export const bundleBudgetKb = 660
const startUpGoalMs = 100

const workerDir = join(distDir, 'tubli')
const rounds = 9

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

const emptyScript = "export default { fetch: () => new Response('ok') }"

/** @returns KB of the modules that a deployment uploads, gzipped as one, as Cloudflare counts them */
export function bundleKb(): number {
  const modules = globSync('**/*.{js,mjs,wasm}', { cwd: workerDir }).map((file) => readFileSync(join(workerDir, file)))
  return gzipSync(Buffer.concat(modules)).length / 1024
}

/** @returns KB of the gzipped modules that are read before the first answer: the entry and whatever it imports at once */
export function coldStartKb(): number {
  return gzippedKb(withImports(join(workerDir, 'index.js')))
}

function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)
  for (const [, path = ''] of imports) withImports(join(dirname(file), path), found)
  return found
}

/**
 * Time until the built worker has answered its first request, in ms, against an empty one in a plain workerd like it: what
 * is left is what our own code takes to load. Medians of several starts, in turns.
 */
async function measureStartTimes(): Promise<{ oursMs: number; emptyMs: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'tubli-start-up-'))
  try {
    const emptyDir = join(folder, 'empty')
    await mkdir(emptyDir)
    await writeFile(join(emptyDir, 'index.js'), emptyScript)
    const ours: number[] = []
    const empty: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const oursMs = await timeStart(workerDir, join(folder, `ours-${round}`))
      const emptyMs = await timeStart(emptyDir, join(folder, `empty-${round}`))
      if (round === 0) continue // warms the disk's cache
      ours.push(oursMs)
      empty.push(emptyMs)
    }
    return { oursMs: median(ours), emptyMs: median(empty) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The worker's own budgets. */
export async function measureWorker(): Promise<Row[]> {
  const { oursMs, emptyMs } = await measureStartTimes()
  return [
    weightRow('what a cold start of the worker reads, gzipped', coldStartKb(), coldStartBudgetKb),
    weightRow('the worker with all its rooms, gzipped', bundleKb(), bundleBudgetKb),
    {
      what: 'start-up and first request',
      measured: `${oursMs.toFixed()} ms`,
      against: `${emptyMs.toFixed()} ms of an empty worker`,
      ratio: oursMs / emptyMs,
      goal: `≤ ${startUpGoalMs} ms more`,
      isMet: oursMs - emptyMs <= startUpGoalMs,
    },
  ]
}

function weightRow(what: string, kb: number, budgetKb: number): Row {
  const ratio = kb / budgetKb
  return { what, measured: `${kb.toFixed(1)} KB`, against: `${budgetKb} KB`, ratio, goal: '≤ 1.00', isMet: ratio <= 1 }
}

async function timeStart(dir: string, folder: string): Promise<number> {
  const worker = await servePlain({ workerDir: dir, folder, vars })
  try {
    const response = await fetch(`${worker.url}/health`)
    if (!response.ok) throw new Error(`The worker's first answer was ${response.status}: ${await response.text()}`)
    return performance.now() - worker.startedAt
  } finally {
    await worker.stop()
  }
}
