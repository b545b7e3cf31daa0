import { sql } from 'drizzle-orm'
import { WEB_API_KEY } from '#shared/product.ts'
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
  await page.getByRole('button', { name: 'Not this kind: people who do the same' }).click()
  await expect(page.getByText(`Also in ${role}`)).toBeHidden()
  await page.getByRole('button', { name: 'Recommend people who do the same again' }).click()
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

test('an open page hears that somebody asks, without being loaded again', async ({ page, request }) => {
  const url = builtinUrl()
  const store = openStore(served().store)
  const [ana, ben] = await Promise.all([createUser(store, { name: 'Ana Asks' }), createUser(store)])
  await enter(page, url, ben)
  await page.clock.install()
  await page.goto(`${url}/notifications`)
  await expect(page.getByRole('heading', { name: 'Nothing happened yet' })).toBeVisible()
  const listening = page.waitForResponse(/notifications\/live/)
  await page.clock.runFor(5000)
  await listening
  const asked = await request.post(`${url}/trpc/connections.request`, {
    headers: { authorization: `Bearer ${ana.token}`, 'x-api-key': WEB_API_KEY },
    data: { userId: ben.userId },
  })
  expect(asked.status()).toBe(200)
  await expect(page.getByRole('link', { name: /Ana Asks wants to connect with you/ })).toBeVisible()
  await page.getByRole('link', { name: 'Connections' }).click()
  await expect(page.getByRole('region', { name: 'Requests for you' }).getByText('Ana Asks')).toBeVisible()
})

test('from a profile one connects with somebody, reports them, and an administrator looks at it', async ({ page }) => {
  const url = builtinUrl()
  const store = openStore(served().store)
  const [ana, odd, admin] = await Promise.all([
    createUser(store, { name: 'Ana Reads' }),
    createUser(store, { name: 'Odd Stranger' }),
    createUser(store, { isAdmin: true }),
  ])
  await enter(page, url, ana)
  await page.goto(`${url}/profile/${odd.userId}`)
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByRole('button', { name: 'Withdraw your request' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report Odd Stranger' })
  await expect(dialog.getByRole('button', { name: 'Send the report' })).toBeDisabled()
  await dialog.getByLabel('Spam or advertising').check()
  await dialog.getByLabel(/What should we look at/).fill('Sells watches')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByText('Only we see what you wrote.')).toBeVisible()
  await page.getByRole('button', { name: 'Block' }).click()
  await expect(page.getByRole('button', { name: 'Blocked' })).toBeVisible()
  await page.goto(`${url}/notifications/connections`)
  await page.getByRole('button', { name: 'Unblock Odd Stranger' }).click()
  await expect(page.getByRole('region', { name: 'People you blocked' })).toBeHidden()

  await enter(page, url, admin)
  await page.goto(`${url}/admin/reports`)
  await expect(page.getByText('Sells watches')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Settle the report of Odd Stranger' }).click()
  await page.getByLabel('Why?').fill('Asked them to stop')
  await page.getByRole('button', { name: 'Settle', exact: true }).click()
  await expect(page.getByText('Sells watches')).toBeHidden()
})

test('a visitor signs in first', async ({ page }) => {
  await page.goto(`${builtinUrl()}/notifications/connections`)
  await page.waitForURL(/\/login/)
  await signIn(page, builtinUrl(), 'Somebody New')
  await page.goto(`${builtinUrl()}/notifications/connections`)
  await expect(page.getByText('You are connected with nobody yet.')).toBeVisible()
})
