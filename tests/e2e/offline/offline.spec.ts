import type { Page } from '@playwright/test'
import { asc, eq } from 'drizzle-orm'
import { createTaught, linkSection, sums } from '#tests/factories/library.ts'
import { createStudy, phaseOf, sectionOf } from '#tests/factories/progress.ts'
import { openStore } from '#tests/factories/store.ts'
import { type Deployment, startDeployment } from '#tests/support/e2e/deployment.ts'
import { builtinUrl, expect, expectAccessible, openMenu, served, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'
import { sectionNotes, sectionProgress, sectionTries } from '#worker/db/schema/index.ts'
import { serviceWorkerScript } from '#worker/http/service-worker.ts'

test.use({
  serviceWorkers: 'allow',
  // "cross-world": Chromium's remark on a later part that is preloaded and comes from the service worker
  expectedProblems: /net::ERR_|Failed to fetch|Progress could not|Lost piece|load preload assets|cross-world|404/,
})

const quiz = (page: Page) => page.getByRole('region', { name: 'Test your Knowledge' })
const bar = (page: Page) => page.getByText('You are offline.')
const KEPT = 'Kept here, and sent once you are online.'

/** Somebody at a section about which the library asks two questions, which were drawn. */
async function openStudied(page: Page, url = builtinUrl()) {
  const store = openStore(served().store)
  const user = await signIn(page, url, 'Commuter')
  const [study, taught] = await Promise.all([createStudy(store, { user }), createTaught(store, sums(2))])
  const sectionId = sectionOf(study)
  await linkSection(store, sectionId, taught)
  const address = `${url}/learn/${user.userId}/${study.roadmapId}/${phaseOf(study)}`
  await page.goto(address)
  return { user, store, sectionId, address, taught }
}

/** The service worker has taken the page over, and what it shows is kept. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect
    .poll(() => keptReads(page))
    .toEqual(expect.arrayContaining(['auth.account', 'progress.open', 'roadmaps.get']))
}

/** The procedures of which an answer is kept. */
const keptReads = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('userData')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          if (!db.objectStoreNames.contains('reads')) {
            db.close()
            return resolve([])
          }
          const reading = db.transaction('reads').objectStore('reads').getAll()
          reading.onsuccess = () => {
            db.close()
            resolve(reading.result.map(({ queryKey: [path] }) => path.join('.')))
          }
        }
      }),
  )

async function answerQuestion(page: Page): Promise<string> {
  const legend = (await quiz(page).locator('legend').textContent()) ?? ''
  const answer = `${Number(/(\d+) \+ 1/.exec(legend)?.[1]) + 1}`
  await quiz(page).getByRole('textbox').fill(answer)
  await quiz(page).getByRole('button', { name: 'Send' }).click()
  return answer
}

test('a roadmap that was opened is read without a connection, and what is written then is sent once', {
  tag: '@phone',
}, async ({ page }) => {
  const { store, sectionId, taught } = await openStudied(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(quiz(page).getByRole('textbox')).toBeVisible()
  await waitUntilKept(page)

  await page.context().setOffline(true)
  await expect(bar(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: taught.title })).toBeVisible()
  await expect(bar(page)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('checkbox').first().press('Space')
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Your note, as Markdown' }).fill('From the tunnel')
  await expect(page.getByText('Kept here until you are online again.')).toBeVisible()
  const first = await answerQuestion(page)
  await expect(quiz(page).getByText(KEPT)).toBeVisible()
  await quiz(page).getByRole('button', { name: 'Another question' }).click()
  await expect(quiz(page).getByText(KEPT)).toHaveCount(0)
  const second = await answerQuestion(page)
  await expect(quiz(page).getByText(KEPT)).toBeVisible()
  await expect(page.getByText('4 changes wait to be sent.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('4 changes wait to be sent.')).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await expect(page.getByText('From the tunnel')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the roadmap' }).click()
  await expect(page.getByRole('list', { name: 'Phases' })).toBeVisible()

  await page.context().setOffline(false)
  await expect(bar(page)).toHaveCount(0)
  const tries = () =>
    store.db
      .select({ answer: sectionTries.answer })
      .from(sectionTries)
      .where(eq(sectionTries.sectionId, sectionId))
      .orderBy(asc(sectionTries.createdAt))
  await expect.poll(tries).toEqual([{ answer: first }, { answer: second }])
  const note = () =>
    store.db
      .select({ text: sectionNotes.text, revision: sectionNotes.revision })
      .from(sectionNotes)
      .where(eq(sectionNotes.sectionId, sectionId))
  await expect.poll(note).toEqual([{ text: 'From the tunnel', revision: 1 }])
  const [progress] = await store.db
    .select({ ticked: sectionProgress.tickedObjectives })
    .from(sectionProgress)
    .where(eq(sectionProgress.sectionId, sectionId))
  expect(progress?.ticked).toHaveLength(1)
  await page.goBack()
  await expect(page.getByText('Section completed').first()).toBeVisible()
})

test('what a closed tab left waiting is sent by the next one, once', async ({ page, context }) => {
  const { store, sectionId, address } = await openStudied(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(quiz(page).getByRole('textbox')).toBeVisible()
  await waitUntilKept(page)
  const other = await context.newPage()
  await other.goto(address)
  await waitUntilKept(other)
  await context.setOffline(true)
  await expect(bar(page)).toBeVisible()
  await expect(bar(other)).toBeVisible()
  const answer = await answerQuestion(page)
  await expect(quiz(page).getByText(KEPT)).toBeVisible()
  await page.close()
  await context.setOffline(false)
  await expect(other.getByText('1 of 2 right answers').first()).toBeVisible()
  const tries = await store.db
    .select({ answer: sectionTries.answer })
    .from(sectionTries)
    .where(eq(sectionTries.sectionId, sectionId))
  expect(tries).toEqual([{ answer }])
})

test('home that was opened is read without a connection', async ({ page }) => {
  await openStudied(page)
  await page.goto(`${builtinUrl()}/home`)
  const week = page.getByRole('heading', { name: 'This week' })
  await expect(week).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => keptReads(page)).toEqual(expect.arrayContaining(['auth.account', 'progress.home']))
  await page.context().setOffline(true)
  await expect(bar(page)).toBeVisible()
  await page.reload()
  await expect(week).toBeVisible()
})

test('signing out leaves nothing of a person behind, in no tab', async ({ page, context }) => {
  const { address } = await openStudied(page)
  await waitUntilKept(page)
  const other = await context.newPage()
  await other.goto(address)
  await waitUntilKept(other)
  await openMenu(page)
  await page.getByRole('button', { name: /Commuter/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/login/)
  await expect(
    other
      .getByRole('link', { name: 'Sign in' })
      .or(other.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible()
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([])
})

test.describe('a deployment', () => {
  let deployment: Deployment
  test.beforeEach(async () => {
    deployment = await startDeployment(builtinUrl())
  })
  test.afterEach(() => deployment.close())

  const buildOf = (page: Page) => page.locator('html').getAttribute('data-build')

  test('is never hidden by what an older one left, and replaces it', async ({ page, context }) => {
    await openStudied(page, deployment.url)
    await waitUntilKept(page)
    const newer = (html: string) => html.replace('<html', '<html data-build="2"')
    for (const path of ['/404', new URL(page.url()).pathname]) deployment.change(path, newer)
    deployment.change('/offline-worker.js', (code) => code.replace(/"version":"\w+"/, '"version":"two"'))
    await page.reload()
    expect(await buildOf(page)).toBe('2')
    const hasReplaced = () =>
      page.evaluate(async () => {
        const isKept = (await caches.match('/404', { cacheName: 'build two' })) !== undefined
        const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
        const isSettled = !installing && !waiting && active?.state === 'activated'
        return isKept && isSettled && navigator.serviceWorker.controller === active
      })
    await expect.poll(hasReplaced).toBe(true)
    await context.setOffline(true)
    await page.reload()
    expect(await buildOf(page)).toBe('2')
    await expect(bar(page)).toBeVisible()
  })

  test('with the switch off takes the service worker and all it kept out of the browser', async ({ page, context }) => {
    await openStudied(page, deployment.url)
    await waitUntilKept(page)
    deployment.change('/service-worker.js', () => serviceWorkerScript(false))
    await page.reload()
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(registrations).toBe(0)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await context.setOffline(true)
    await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  })
})

test('every address gives our page without a connection, and what was never opened says so', {
  tag: '@phone',
}, async ({ page }) => {
  await openStudied(page)
  await waitUntilKept(page)
  await page.context().setOffline(true)
  for (const path of ['/8020', '/pricing', '/', '/subscription']) {
    await page.goto(`${builtinUrl()}${path}`)
    await expect(page.getByText(/was not (kept|opened before) on this device/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry', exact: true })).toBeVisible()
  }
  await page.goto(`${builtinUrl()}/learn`)
  await expect(page.getByText('this was not opened before on this device').first()).toBeVisible()
  const { height = 0 } = (await page.getByText('You are offline.').locator('..').boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(24)
  await page.context().setOffline(false)
  await expect(bar(page)).toHaveCount(0)
})

test('a server that is down is told from a refusal: reading and writing go on, and it is sent once it is back', async ({
  page,
}) => {
  const deployment = await startDeployment(builtinUrl())
  const { store, sectionId } = await openStudied(page, deployment.url)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(quiz(page).getByRole('textbox')).toBeVisible()
  await waitUntilKept(page)
  deployment.setAway(true)
  const answer = await answerQuestion(page)
  await expect(bar(page)).toBeVisible()
  await expect(quiz(page).getByText(KEPT)).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 change waits to be sent.')).toBeVisible()
  await expect(quiz(page)).toBeVisible()
  deployment.setAway(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByText('1 of 2 right answers').first()).toBeVisible()
  const tries = await store.db
    .select({ answer: sectionTries.answer })
    .from(sectionTries)
    .where(eq(sectionTries.sectionId, sectionId))
  expect(tries).toEqual([{ answer }])
  deployment.close()
})
