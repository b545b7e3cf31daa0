import { globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { distDir } from '#dev/run/project.ts'
import { newCertificateKeys } from '#dev/world/secrets.ts'
import { gzippedKb } from './gzipped-size.ts'
import { median } from './median.ts'
import { servePlain } from './plain-workerd.ts'
import type { Row } from './table.ts'

/** Beside Cloudflare's own limit of 3 MB (compressed) and of a second to start. */
export const bundleBudgetKb = 490
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

/** @returns KB of the gzipped modules that a deployment uploads */
export function bundleKb(): number {
  return gzippedKb(globSync('**/*.{js,mjs,wasm}', { cwd: workerDir }).map((file) => join(workerDir, file)))
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
      goal: `≤ ${startUpGoalMs} ms more`,
      isMet: oursMs - emptyMs <= startUpGoalMs,
    },
  ]
}

async function timeStart(dir: string, folder: string): Promise<number> {
  const startedAt = performance.now()
  const worker = await servePlain({ workerDir: dir, folder, vars })
  try {
    const response = await fetch(`${worker.url}/health`)
    if (!response.ok) throw new Error(`The worker's first answer was ${response.status}: ${await response.text()}`)
    return performance.now() - startedAt
  } finally {
    await worker.stop()
  }
}
