import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, chromium as playwright } from '@playwright/test'
import { buildIfStale } from '#dev/run/build.ts'
import { launchOptions } from '#dev/run/chromium.ts'
import { freePort } from '#dev/run/free-port.ts'
import { say } from '#dev/run/print.ts'
import { root } from '#dev/run/project.ts'
import { serveWorker } from '#dev/run/serve.ts'
import {
  openApplications,
  openCopilot,
  openDraft,
  openInterview,
  openJob,
  openKept,
  openSummary,
} from '#dev/screens/open-jobs.ts'
import {
  openAssistant,
  openAssistantHistory,
  openCertificate,
  openFirstPhase,
  openFirstRoadmap,
  openProfile,
  openTest,
  openVerify,
  writeRoadmap,
} from '#dev/screens/open-learning.ts'
import {
  openFirstContribution,
  openIssue,
  openMergedWork,
  openPathway,
  openProjects,
} from '#dev/screens/open-projects.ts'
import { startWorld } from '#dev/world.ts'
import { RHYTHMS } from '#worker/schedule.ts'

/** `npm run screenshots`: every screen at three widths, light and dark, into screenshots/; each with the sample data of `npm start`;
 * `npm run screenshots -- learn roadmap` takes only these. */

const WIDTHS = [1280, 900, 390]
const SCHEMES = ['light', 'dark'] as const
const folder = join(root, 'screenshots')

type Screen = {
  name: string
  /** Who is signed in; by scheme where each shot costs a credit. */
  person?: string | { light: string; dark: string }
  open: (page: Page, url: string) => Promise<unknown>
}

const at =
  (path: string) =>
  (page: Page, url: string): Promise<unknown> =>
    page.goto(url + path)

const screens: Screen[] = [
  { name: 'landing', open: at('/') },
  { name: 'login', open: at('/login') },
  { name: 'not-found', open: at('/404') },
  { name: 'no-permission', open: at('/no-permission') },
  { name: 'home', person: 'mari', open: at('/home') },
  { name: 'home-empty', person: 'amara', open: at('/home') },
  { name: 'learn', person: 'mari', open: at('/learn') },
  { name: 'learn-empty', person: 'amara', open: at('/learn') },
  { name: 'learn-failure', person: 'jonas', open: at('/learn') },
  { name: 'roadmap', person: 'mari', open: openFirstRoadmap },
  { name: 'phase', person: 'mari', open: openFirstPhase },
  { name: 'phase-test', person: 'mari', open: openTest },
  { name: 'review', person: 'mari', open: at('/review') },
  { name: 'certificate', person: 'mari', open: openCertificate },
  { name: 'verify', person: 'mari', open: openVerify },
  { name: 'eighty-twenty', open: at('/8020') },
  { name: 'library-path', open: at('/8020/path/react-for-people-who-know-javascript') },
  { name: 'welcome', open: at('/welcome') },
  { name: 'credits', person: 'mari', open: at('/8020/credits') },
  { name: 'pricing', open: at('/pricing') },
  { name: 'bounties', open: at('/challenge') },
  { name: 'bounty', person: 'amara', open: at('/challenge/601') },
  { name: 'bounty-decided', person: 'mari', open: at('/challenge/303') },
  { name: 'bounty-judging', person: 'ada', open: at('/challenge/303/judging') },
  { name: 'bounty-edit', person: 'ada', open: at('/admin/bounties/601') },
  { name: 'admin-bounties', person: 'ada', open: at('/admin/bounties') },
  { name: 'feed', person: 'mari', open: at('/feed') },
  { name: 'projects', open: at('/projects') },
  { name: 'projects-own', person: 'mari', open: openProjects },
  { name: 'pathway', person: 'mari', open: openPathway },
  { name: 'merged-work', person: 'ada', open: openMergedWork },
  { name: 'project-categories', open: at('/project/categories?category=rust') },
  { name: 'project', person: 'mari', open: at('/p/honojs/hono') },
  { name: 'issue', person: 'mari', open: openIssue },
  { name: 'first-contribution', open: openFirstContribution },
  { name: 'jobs', open: at('/playground/jobs') },
  { name: 'job', person: 'mari', open: openJob },
  { name: 'applications', person: 'mari', open: openApplications },
  { name: 'applications-empty', person: 'amara', open: at('/playground/applications') },
  { name: 'applications-table', person: 'mari', open: at('/playground/applications?view=table') },
  { name: 'copilot', person: 'mari', open: openCopilot },
  { name: 'copilot-draft', person: 'mari', open: openDraft },
  { name: 'copilot-kept', person: 'mari', open: openKept },
  { name: 'copilot-summary', person: 'mari', open: openSummary },
  { name: 'copilot-interview', person: 'mari', open: openInterview },
  { name: 'copilot-empty', person: 'amara', open: at('/playground/chats') },
  { name: 'jobs-web', person: 'amara', open: at('/playground/jobs?tab=web&q=java') },
  { name: 'jobs-personal', open: at('/playground/jobs?tab=personal') },
  { name: 'jobs-empty', open: at('/playground/jobs?q=nothinglikethis&salary=50000') },
  { name: 'journal', person: 'mari', open: openJournal },
  { name: 'connections', person: 'mari', open: at('/notifications/connections') },
  { name: 'profile', person: 'mari', open: openProfile },
  { name: 'street-cred', person: 'mari', open: at('/home/streetcred') },
  { name: 'subscription', person: 'mari', open: at('/subscription') },
  { name: 'assistant', person: 'mari', open: openAssistant },
  { name: 'assistant-history', person: 'mari', open: openAssistantHistory },
  { name: 'assistant-page', person: 'amara', open: at('/tublibot') },
  { name: 'roadmap-in-writing', person: { light: 'amara', dark: 'dummy-one' }, open: writeRoadmap },
]

async function openJournal(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/feed/journal`)
  await page.getByLabel('Title').fill('Borrowing')
  await page.getByLabel('Text, as Markdown').fill('It took me a day: **one** owner at a time.')
  await page.getByRole('button', { name: 'Write it down' }).click()
  await page.getByRole('table').waitFor()
}

async function signIn(browser: Browser, url: string, login: string): Promise<Record<string, string>> {
  const page = await browser.newPage()
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: 'Continue with Github' }).click()
  await page.locator(`button:has-text("${login}")`).first().click()
  await page.waitForURL(`${url}/home`)
  const stored = await page.evaluate(() => ({ ...localStorage }))
  await page.close()
  return stored as Record<string, string>
}

async function takeAll(browser: Browser, url: string): Promise<void> {
  const sessions = new Map<string, Record<string, string>>()
  for (const { name, person, open } of screens.filter(isAsked)) {
    for (const colorScheme of SCHEMES) {
      const login = typeof person === 'object' ? person[colorScheme] : (person ?? '')
      if (login && !sessions.has(login)) sessions.set(login, await signIn(browser, url, login))
      for (const width of WIDTHS) {
        const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 800 }, colorScheme })
        await context.addInitScript((stored) => {
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
          // its word would come over whichever screen takes longer
          if (location.protocol !== 'about:') sessionStorage.setItem('userData.chat.seen', 'shown')
        }, sessions.get(login) ?? {})
        const page = await context.newPage()
        await open(page, url)
        await settle(page)
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) })
        await context.close()
      }
    }
    say(`${name} ✓`)
  }
}

const MAX_WAIT_MS = 8000

/** Until what the page reads is there, unless it is being written just now, and what fades in has done so. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor()
  const busy = page.locator('[aria-busy=true], .mantine-Skeleton-root')
  await expect(busy)
    .toHaveCount(0, { timeout: MAX_WAIT_MS })
    .catch(() => undefined)
  await page.waitForTimeout(700)
}

/** Those named behind the command, or all. */
const isAsked = ({ name }: Screen) => process.argv.length === 2 || process.argv.includes(name)

const closers: (() => Promise<unknown>)[] = []
try {
  await buildIfStale(new AbortController().signal)
  const dataDir = await mkdtemp(join(tmpdir(), 'tubli-screenshots-'))
  const port = await freePort()
  const world = await startWorld({ dataDir, appPort: port, persist: false, model: 'stand-in' })
  closers.push(world.close)
  // slow enough that a roadmap is caught while it is written
  const vars = { ...world.vars, MODEL_NAME: 'stand-in@120' }
  const logFile = join(dataDir, 'worker.log')
  const worker = await serveWorker({ port, vars, persistDir: join(dataDir, 'worker'), logFile })
  closers.push(worker.stop)
  // what the feed and the jobs have, as `npm start` does at once
  await worker.runScheduled(RHYTHMS['15 minutes'].cron)
  const browser = await playwright.launch(await launchOptions())
  closers.push(() => browser.close())
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await takeAll(browser, worker.url)
} finally {
  for (const close of closers.reverse()) await close()
}
