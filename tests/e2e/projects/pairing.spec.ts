import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { createIssues, createProject } from '#tests/factories/projects.ts'
import { openStore } from '#tests/factories/store.ts'
import { builtinUrl, expect, expectAccessible, served, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'
import { pairingRequests } from '#worker/db/schema/index.ts'

const store = () => openStore(served().store)

/** 'YYYY-MM-DDTHH:MM', as the field takes it, so many days from now. */
const inDays = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T10:00`

test('R-COMM-05, R-OSS-11, RT-27: two people in two time zones pair on an issue, from the request to the receipt', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const url = builtinUrl()
  const { projectId } = await createProject(store())
  const [issueId = ''] = await createIssues(store(), projectId, [{ title: 'The whistle is silent', score: 100 }])
  const issue = `${url}/project/${projectId}/${issueId}`

  // one asks in the browser's zone
  await signIn(page, url, 'Ida Berg')
  await page.goto(issue)
  await page.getByRole('button', { name: 'Find somebody to pair with' }).click()
  await page.getByLabel('What you want to do together').fill('Understand the engine')
  await page.getByLabel('How long').selectOption('90 minutes')
  await page.getByLabel('Time 1').fill(inDays(3))
  await page.getByLabel('Time 2').fill(inDays(4))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Look for a partner' }).click()
  const own = page.getByRole('list', { name: 'Requests to pair' })
  await expect(own).toContainText('90 minutes, nobody has answered yet')
  await expect(own.getByRole('list', { name: 'Times offered' }).getByRole('listitem')).toHaveCount(2)

  // the other one is elsewhere
  const elsewhere = await browser.newContext({ timezoneId: 'Asia/Kathmandu', serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  await signIn(other, url, 'Noor Aziz')
  await other.goto(issue)
  const request = other.getByRole('list', { name: 'Requests to pair' })
  await expect(request).toContainText('Understand the engine')
  await expect(request.getByRole('radio').first()).toBeVisible()
  await expect(request).toContainText(/GMT\+5:45 \(there: /)
  await request.getByRole('radio').nth(1).check()
  await expectAccessible(other)
  await request.getByRole('button', { name: 'I am interested' }).click()
  await expect(request).toContainText('Ida Berg decides.')

  // who asked is told, and accepts where pair requests stand
  await page.goto(`${url}/notifications`)
  await expect(page.getByText('Noor Aziz would pair with you: The whistle is silent.')).toBeVisible()
  const requests = page.getByRole('list', { name: 'Pair requests' })
  await expectAccessible(page)
  await requests.getByRole('button', { name: 'Accept Noor Aziz' }).click()
  await expect(requests).toContainText('You pair with Noor Aziz')
  await requests.getByText('Agenda of 90 minutes').click()
  await expect(requests.getByText('Say hello, and read the issue together')).toBeVisible()
  await expect(requests.getByRole('button', { name: 'We paired' })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await requests.getByRole('button', { name: 'Put it into my calendar' }).click()
  const calendar = await readFile(await (await download).path(), 'utf8')
  expect(calendar).toContain('BEGIN:VEVENT')
  expect(calendar).toMatch(new RegExp(`DTSTART:${inDays(4).slice(0, 10).replaceAll('-', '')}T\\d{6}Z`))

  // nobody says so before; its time passes, and both say that it happened
  await store()
    .db.update(pairingRequests)
    .set({ chosenSlot: sql`now() - interval '3 hours'` })
    .where(eq(pairingRequests.issueId, issueId))
  await page.reload()
  await requests.getByRole('button', { name: 'We paired' }).click()
  await expect(page.getByText('It is noted.')).toBeVisible()
  await other.reload()
  await request.getByRole('button', { name: 'We paired' }).click()
  await expect(request).toContainText('Both of you said that it happened.')
  await other.goto(`${url}/home/streetcred`)
  await expect(other.getByRole('link', { name: 'The whistle is silent' })).toBeVisible()
  await expectAccessible(other)
  await elsewhere.close()
})
