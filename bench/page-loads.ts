import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { launchOptions } from '#dev/run/chromium.ts'
import { freePort } from '#dev/run/free-port.ts'
import { serveWorker } from '#dev/run/serve.ts'
import { createLearner, firstPhase } from './create-learner.ts'
import { median } from './median.ts'
import { type Stage, tell } from './stage.ts'
import type { Row } from './table.ts'

const KB = 1024
const rounds = 3
/** Nothing came for so long: the page has loaded. */
const quietMs = 1500
const patienceMs = 25_000

type Line = { name: string; bytesPerSecond: number; latencyMs: number; cpuSlowdown: number }

/** Slow 4G on a phone of the middle, as Lighthouse means it, has the goals; the slower line is only told. */
const slow4g: Line = { name: 'slow 4G', bytesPerSecond: (1.6 * 1000 * 1000) / 8, latencyMs: 150, cpuSlowdown: 4 }
const lines: Line[] = [slow4g, { name: '50 KB/s', bytesPerSecond: 50 * KB, latencyMs: 150, cpuSlowdown: 1 }]

type Loaded = {
  firstPaintMs: number
  largestPaintMs: number
  shift: number
  blockedMs: number
  requests: number
  scriptKb: number
}

/** Goals of issue 13, in ms; the landing page is what strangers see. */
const firstPaintGoalMs = { landing: 1200, other: 1800 }
const largestPaintGoalMs = 3500
const shiftGoal = 0.02
const blockedGoalMs = 200
const requestsGoal = 20
/** All that comes until the page rests, gzipped, without the heads of the answers. */
const scriptGoalKb = { landing: 110, other: 220 }

/** First visits of the main pages over slow lines, in the project's own Chromium; medians of a few. */
export async function measurePageLoads(stage: Stage): Promise<Row[]> {
  const { url, pages, signIn } = await openProduct(stage)
  const browser = await chromium.launch(await launchOptions())
  stage.onClose(() => browser.close())
  const rows: Row[] = []
  for (const line of lines) {
    for (const { name, path, isPublic } of pages) {
      const loads: Loaded[] = []
      for (let round = 0; round < (line === slow4g ? rounds : 1); round += 1) {
        // a phone that was never here
        const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
        if (!isPublic) await signIn(context)
        loads.push(await loadOver(line, await context.newPage(), url + path))
        await context.close()
      }
      const load = medians(loads)
      tell(`${name} over ${line.name}: ${describe(load)}`)
      if (line === slow4g) rows.push(...rowsOf(name, load))
    }
  }
  return rows
}

async function openProduct({ world, folder, onClose }: Stage) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const vars = { ...world.vars, APP_URL: url }
  const worker = await serveWorker({
    port,
    vars,
    persistDir: join(folder, 'pages'),
    logFile: join(folder, 'pages.log'),
  })
  onClose(worker.stop)
  const { userId, token } = await createLearner(world.vars, { roadmaps: 3, credits: 3 })
  const { roadmapId, phaseId } = await firstPhase(world.vars, userId)
  const roadmap = `/learn/${userId}/${roadmapId}`
  const pages = [
    { name: 'landing', path: '/', isPublic: true },
    { name: 'home', path: '/home', isPublic: false },
    { name: 'learn', path: '/learn', isPublic: false },
    { name: 'roadmap', path: roadmap, isPublic: false },
    { name: 'phase', path: `${roadmap}/${phaseId}?section=1`, isPublic: false },
  ]
  // the phase is opened for the first time once only
  const signIn = (context: BrowserContext) =>
    context.addInitScript(
      (stored) => {
        localStorage.setItem('userData.token', stored.token)
        localStorage.setItem('userData.userId', stored.userId)
      },
      { token, userId },
    )
  return { url, pages, signIn }
}

/** One visit with an empty cache, until nothing more is asked for. */
async function loadOver(line: Line, page: Page, address: string): Promise<Loaded> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: line.bytesPerSecond,
    uploadThroughput: line.bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.cpuSlowdown })
  let requests = 0
  let scriptBytes = 0
  let lastSignAt = Date.now()
  const seeSign = () => {
    lastSignAt = Date.now()
  }
  /** The size of each one's head. */
  const scripts = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1
    seeSign()
  })
  session.on('Network.dataReceived', seeSign)
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType === 'text/javascript') scripts.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength - (scripts.get(requestId) ?? 0)
  })
  await page.addInitScript({ content: watchPaints })
  const startedAt = Date.now()
  await page.goto(address)
  // a page that goes on asking how far a roadmap is never rests
  while (Date.now() - lastSignAt < quietMs && Date.now() - startedAt < patienceMs) await page.waitForTimeout(100)
  const seen = await page.evaluate<Omit<Loaded, 'requests' | 'scriptKb'>>(readPaints)
  return {
    ...seen,
    requests,
    scriptKb: scriptBytes / KB,
  }
}

/** Runs in the page. */
const watchPaints = `{
  const seen = (window.seen = { largestPaintMs: NaN, shift: 0 })
  window.longTasks = []
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => { seen.largestPaintMs = startTime })
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value })
  watch('longtask', (task) => window.longTasks.push(task))
}`
/** What of a task goes beyond 50 ms once something is seen keeps the page from answering. */
const readPaints = `(() => {
  const firstPaintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN
  const blockedBy = ({ startTime, duration }) =>
    Math.max(0, startTime + duration - Math.max(startTime, firstPaintMs) - 50)
  const blockedMs = window.longTasks.reduce((sum, task) => sum + blockedBy(task), 0)
  return { ...window.seen, firstPaintMs, blockedMs }
})()`

function medians(loads: Loaded[]): Loaded {
  const of = (name: keyof Loaded) => median(loads.map((load) => load[name]))
  return {
    firstPaintMs: of('firstPaintMs'),
    largestPaintMs: of('largestPaintMs'),
    shift: of('shift'),
    blockedMs: of('blockedMs'),
    requests: of('requests'),
    scriptKb: of('scriptKb'),
  }
}

const describe = ({ firstPaintMs, largestPaintMs, shift, blockedMs, requests, scriptKb }: Loaded): string =>
  `first paint ${firstPaintMs.toFixed()} ms, largest ${largestPaintMs.toFixed()} ms, shift ${shift.toFixed(3)}, blocked ${blockedMs.toFixed()} ms, ${requests} requests, ${scriptKb.toFixed()} KB of script`

function rowsOf(name: string, load: Loaded): Row[] {
  const kind = name === 'landing' ? 'landing' : 'other'
  const row = (what: string, measured: number, goal: number, unit: string): Row => ({
    what: `${what} of ${name}, slow 4G, CPU at a quarter`,
    measured: `${measured < 1 ? measured.toFixed(3) : measured.toFixed()}${unit}`,
    against: `${goal}${unit}`,
    ratio: measured / goal,
    goal: '≤ 1.00',
    isMet: measured <= goal,
  })
  return [
    row('first contentful paint', load.firstPaintMs, firstPaintGoalMs[kind], ' ms'),
    row('largest contentful paint', load.largestPaintMs, largestPaintGoalMs, ' ms'),
    row('layout shift', load.shift, shiftGoal, ''),
    row('blocking time', load.blockedMs, blockedGoalMs, ' ms'),
    row('requests', load.requests, requestsGoal, ''),
    row('JavaScript', load.scriptKb, scriptGoalKb[kind], ' KB'),
  ]
}
