import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '#dev/run/chromium.ts'
import { freePort } from '#dev/run/free-port.ts'
import { serveWorker } from '#dev/run/serve.ts'
import { createLearner, firstPhase } from './create-learner.ts'
import { p95 } from './p95.ts'
import { type Stage, tell } from './stage.ts'
import type { Row } from './table.ts'

/** Added to every call to the database. */
const addedMs = 100
/** A write waits for the session, then for its work. */
const idealMs = 2 * addedMs
const clicks = 40
const goal = 2

/** From a click on Mark as complete to the drawn answer that it is stored, in a real browser with a slow database. */
export async function measureMarking(stage: Stage): Promise<Row[]> {
  const page = await openSection(stage)
  stage.world.neon.setLatency(addedMs)
  const times: number[] = []
  for (let click = 0; click < clicks; click += 1) times.push(await timeClick(page))
  stage.world.neon.setLatency(0)
  const slow = p95(times)
  tell(`mark complete: ${times.map((ms) => ms.toFixed()).join(' ')} ms`)
  return [
    {
      what: `p95 from marking a card to its confirmation, ${addedMs} ms a database call`,
      measured: `${slow.toFixed()} ms`,
      against: `${idealMs} ms for two calls`,
      ratio: slow / idealMs,
      goal: `< ${goal.toFixed(2)}`,
      isMet: slow / idealMs < goal,
    },
  ]
}

/** Marks the first card, complete and incomplete in turns, until the page has the answer and has drawn it. */
async function timeClick(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: /^Mark as (in)?complete/ }).first()
  const answer = page.waitForResponse((response) => response.url().includes('/trpc/progress.update'))
  const startedAt = performance.now()
  await button.click()
  const response = await answer
  if (!response.ok()) throw new Error(`Marking was answered with ${response.status()}`)
  await response.finished()
  await page.evaluate('new Promise(requestAnimationFrame)')
  return performance.now() - startedAt
}

/** A signed-in learner on the page of a section with content. */
async function openSection({ world, folder, onClose }: Stage): Promise<Page> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const worker = await serveWorker({
    port,
    vars: { ...world.vars, APP_URL: url },
    persistDir: join(folder, 'product'),
    logFile: join(folder, 'product.log'),
  })
  onClose(worker.stop)
  const learner = await createLearner(world.vars, { roadmaps: 1, credits: 0 })
  const { roadmapId, phaseId } = await firstPhase(world.vars, learner.userId)
  const browser = await chromium.launch(await launchOptions())
  onClose(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript(
    ({ token, userId }) => {
      localStorage.setItem('userData.token', token)
      localStorage.setItem('userData.userId', userId)
    },
    { token: learner.token, userId: learner.userId },
  )
  await page.goto(`${url}/learn/${learner.userId}/${roadmapId}/${phaseId}?section=1`)
  await page
    .getByRole('button', { name: /^Mark as complete/ })
    .first()
    .waitFor()
  return page
}
