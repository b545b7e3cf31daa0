import { sql } from 'drizzle-orm'
import { openStore } from '#tests/factories/store.ts'
import { createUser } from '#tests/factories/users.ts'
import { builtinUrl, expect, expectAccessible, served, test } from '#tests/support/e2e/person.ts'
import { enter, signIn } from '#tests/support/e2e/session.ts'

test('two people meet: one asks, the other is told, accepts, and both see each other (RT-29, R-SHELL-08)', {
  tag: '@phone',
}, async ({ page }) => {
  const url = builtinUrl()
  const store = openStore(served().store)
  // a role of their own brings these two together, whoever else is there
  const role = `Role ${crypto.randomUUID()}`
  const [ana, ben] = await Promise.all([
    createUser(store, { name: 'Ana Asks' }),
    createUser(store, { name: 'Ben Belongs' }),
  ])
  for (const { userId } of [ana, ben])
    await store.db.execute(sql`update users set roles = array[${role}]::text[] where id = ${userId}::uuid`)

  await enter(page, url, ana)
  await page.goto(`${url}/notifications`)
  await expect(page.getByRole('heading', { name: 'Nothing happened yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Find people' }).click()
  await expect(page.getByText(`Also in ${role}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Connect with Ben Belongs' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Withdraw the request to Ben Belongs' })).toBeVisible()
  await expectAccessible(page)

  await enter(page, url, ben)
  await page.goto(`${url}/notifications`)
  await page.getByRole('link', { name: /Ana Asks wants to connect with you/ }).click()
  const asking = page.getByRole('region', { name: 'Requests for you' })
  await expect(asking.getByText('Ana Asks')).toBeVisible()
  await expectAccessible(page)
  await asking.getByRole('button', { name: 'Accept Ana Asks' }).click()
  const connected = page.getByRole('region', { name: 'Your connections' })
  await expect(connected.getByText('Ana Asks')).toBeVisible()
  for (const width of [1280, 900, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

  await enter(page, url, ana)
  await page.goto(`${url}/notifications/connections`)
  await expect(connected.getByText('Ben Belongs')).toBeVisible()
  await page.goto(`${url}/notifications`)
  await expect(page.getByText('Ben Belongs accepted: you are connected.')).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('New', { exact: true })).toBeHidden()

  await page.getByRole('link', { name: 'Activities' }).click()
  await expect(page.getByRole('list', { name: 'Activities' }).getByRole('link', { name: 'Ben Belongs' })).toBeVisible()
  await expectAccessible(page)
})

test('a visitor signs in first', async ({ page }) => {
  await page.goto(`${builtinUrl()}/notifications/connections`)
  await page.waitForURL(/\/login/)
  await signIn(page, builtinUrl(), 'Somebody New')
  await page.goto(`${builtinUrl()}/notifications/connections`)
  await expect(page.getByText('You are connected with nobody yet.')).toBeVisible()
})
