import { sql } from 'drizzle-orm'
import { createCertificate } from '#tests/factories/certificates.ts'
import { createTaught, linkSection, sums } from '#tests/factories/library.ts'
import { completeSections, createStudy, phaseOf, sectionOf } from '#tests/factories/progress.ts'
import { openStore } from '#tests/factories/store.ts'
import { builtinUrl, expect, expectAccessible, served, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'
import { post } from '#worker/features/reputation/statements.ts'

test('a newcomer is invited to begin, and to nothing else', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, builtinUrl(), 'Newcomer')
  await page.goto(`${builtinUrl()}/home`)
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Newcomer' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['What do you want to learn?'])
  await expect(page.getByText(/\/welcome\/\w+$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Create your first roadmap' }).press('Enter')
  await page.waitForURL(/\/learn$/)
})

test('a learner goes on where they left off and sees what it came to', { tag: '@phone' }, async ({ page }) => {
  const store = openStore(served().store)
  const user = await signIn(page, builtinUrl(), 'Learner')
  const [study, taught] = await Promise.all([createStudy(store, { user }), createTaught(store, sums(5))])
  await createStudy(store, { user, roadmap: { ownTitle: 'Something newer' } })
  const { certificateId } = await createCertificate(store, user, 'Learn TypeScript')
  const section = sectionOf(study)
  await linkSection(store, section, taught)
  await completeSections(store, [section])
  await store.db.execute(sql`insert into phase_progress (phase_id) values (${phaseOf(study)}::uuid)`)
  await store.db.execute(sql`
    update phase_sections set completed_at = now() - interval '1 day' where id = ${section}::uuid`)
  // ahead of whoever else earned something this week
  const subject = { kind: 'phase' as const, id: phaseOf(study) }
  await post(store.db, { userId: user.userId, kind: 'section', subject, key: 'section:a', points: 402 }, sql`true`)

  await page.goto(`${builtinUrl()}/home`)
  const region = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(region('StreetCred')).toContainText('402.00')
  await expect(region('StreetCred').getByRole('link')).toHaveText(['Phase 1', 'All receipts'])
  await expect(region('Certificates').getByRole('link')).toHaveAttribute('href', `/verify/${certificateId}`)
  await expect(region('This week').getByRole('definition').last()).toHaveText('5')
  await expect(region('Your latest roadmaps').getByRole('link', { name: /Something newer/ })).toBeVisible()
  await expectAccessible(page)

  await test.step('one filled button, within the first screen', async () => {
    const filled = page.getByRole('main').locator('[data-variant="filled"]')
    await expect(filled).toHaveText(['Continue “Section 2: State and rendering 2”'])
    await expect(filled).toBeInViewport()
  })
  await test.step('at 400 % nothing scrolls sideways', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    if (size) await page.setViewportSize(size)
  })
  await test.step('RT-25: what happened last, who leads, and what else there is until it is put away', async () => {
    await expect(region('Recent events').getByRole('listitem').first()).toBeVisible()
    await expect(region('Leaders of the week').getByRole('link', { name: 'Learner' }).first()).toBeVisible()
    const features = page.getByRole('list', { name: 'What else there is' })
    await expect(features.getByRole('listitem')).toHaveCount(3)
    await page.getByRole('button', { name: 'Put “Your journal” away' }).click()
    await expect(features.getByRole('listitem')).toHaveCount(2)
    await page.reload()
    await expect(features.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
  })
  await test.step('by keyboard to the section', async () => {
    await page.getByRole('link', { name: /^Continue/ }).press('Enter')
    await page.waitForURL(/section=2/)
  })
})

test('where it can’t be read home says so and tries again', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, builtinUrl(), 'Newcomer')
  await page.route(/progress\.home/, async (route) => {
    const response = await route.fetch()
    const answers: object[] = await response.json()
    const names = new URL(response.url()).pathname.replace('/trpc/', '').split(',')
    answers[names.indexOf('progress.home')] = { error: { message: 'Lost', code: -32603, data: { httpStatus: 500 } } }
    await route.fulfill({ status: 207, json: answers })
  })
  await page.goto(`${builtinUrl()}/home`)
  await expect(page.getByRole('heading', { name: 'Your dashboard could not be loaded' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(/progress\.home/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'What do you want to learn?' })).toBeVisible()
})
