import type { Page } from '@playwright/test'
import { builtinUrl, expect, expectAccessible, openMenu, stripeUrl, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'
import { answerForStripe, CARDS, typeCard } from '#tests/support/e2e/stripe-js.ts'

test.beforeEach(({ page }) => answerForStripe(page, stripeUrl()))

const purchase = (page: Page) => page.getByRole('button', { name: 'Purchase 5 credits for $5.00' })
const pay = (page: Page, cost: string) => page.getByRole('button', { name: `Pay ${cost}` })
const balance = (page: Page) => page.getByRole('region', { name: 'Credit Balance' })

/** Opens the overlay for five credits on the credits page. */
async function openPurchase(page: Page): Promise<void> {
  await page.goto(`${builtinUrl()}/8020/credits`)
  await purchase(page).click()
  await expect(pay(page, '$5.00')).toBeEnabled()
}

async function upgrade(page: Page): Promise<void> {
  await page.goto(`${builtinUrl()}/pricing`)
  await page.getByRole('button', { name: 'Upgrade to Pro for $12.00' }).click()
  await typeCard(page, CARDS.good)
  await pay(page, '$12.00').click()
  await page.waitForURL(/\/payment/)
  await expect(page.getByText('Your payment went through successfully.')).toBeVisible()
  await page.getByRole('button', { name: 'Proceed' }).click()
}

test('credits are bought once, however often the page is loaded', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, builtinUrl(), 'Buyer')
  await page.goto(`${builtinUrl()}/8020/credits/`)
  await expect(balance(page)).toContainText('3')
  await expect(purchase(page)).toBeVisible()
  await expectAccessible(page)
  await test.step('Escape closes the overlay, in the card form too, and gives the focus back', async () => {
    await purchase(page).click()
    await expect(page.getByRole('dialog')).toContainText('You will have 8 credits.')
    await expect(pay(page, '$5.00')).toBeEnabled()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(purchase(page)).toBeFocused()
    await purchase(page).click()
    await page.getByLabel('Card number').press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('an unfinished card asks the server for nothing', async () => {
    const prepared: string[] = []
    page.on('request', (request) => request.url().includes('createPayment') && prepared.push(request.url()))
    await purchase(page).click()
    await typeCard(page, '4242')
    await pay(page, '$5.00').click()
    await expect(pay(page, '$5.00')).toBeEnabled()
    expect(prepared).toEqual([])
  })
  await test.step('paid', async () => {
    await typeCard(page, CARDS.good)
    await pay(page, '$5.00').dblclick()
    await page.waitForURL(/\/learn/)
    await expect(page.getByText('Your credit purchase was successful')).toBeVisible()
    await expect(page).toHaveURL(`${builtinUrl()}/learn`)
    await expect(page.getByRole('dialog')).toContainText('5 credits added, you have 8.')
    await expect(page.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', /\/receipts\/ch_/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Proceed' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('You have 8 credits left')).toBeVisible()
  })
  await test.step('a reload says nothing twice and brings nothing twice', async () => {
    await page.reload()
    await expect(page.getByText('You have 8 credits left')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('history and statement', async () => {
    await page.goto(`${builtinUrl()}/8020/credits`)
    const history = page.getByRole('region', { name: 'Payment History' })
    await history.scrollIntoViewIfNeeded()
    await expect(history.getByRole('row', { name: /5 credits Paid \$5\.00/ })).toHaveCount(1)
    const statement = page.getByRole('region', { name: 'Statement' })
    await statement.scrollIntoViewIfNeeded()
    await expect(statement.getByRole('row', { name: /Bought \$5\.00 \+5 8/ })).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'View payment history' }).click()
    await page.waitForURL(/\/8020\/credits\/history/)
    await expect(page.getByRole('row', { name: /5 credits Paid/ })).toHaveCount(1)
    await page.getByRole('button', { name: 'Back' }).click()
    await page.waitForURL(/\/8020\/credits$/)
  })
})

test('the payment history is asked for once half of it is in sight', async ({ page }) => {
  await signIn(page, builtinUrl(), 'Scroller')
  await page.setViewportSize({ width: 390, height: 500 })
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('billing.payments') && asked.push(request.url()))
  await page.goto(`${builtinUrl()}/8020/credits`)
  await expect(purchase(page)).toBeVisible()
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  await page.getByRole('link', { name: 'View payment history' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
  await expect(page.getByText('No payment history found')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test.describe('from India', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'IN' } })

  test('prices are in rupees', async ({ page }) => {
    await page.goto(`${builtinUrl()}/pricing`)
    await expect(page.getByText('₹999.00')).toBeVisible()
    await page.getByText('Annually').click()
    await expect(page.getByText('₹832.50')).toBeVisible()
    await expect(page.getByText('₹9,990.00 billed once a year')).toBeVisible()
  })
})

test.describe('when the packages cannot be read', () => {
  test.use({ expectedProblems: /status of 500/ })

  test('No payment packages found', async ({ page }) => {
    await signIn(page, builtinUrl(), 'Scroller')
    await page.route(/\/trpc\/[^?]*billing\.packages/, (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto(`${builtinUrl()}/8020/credits`)
    await expect(page.getByText('No payment packages found')).toBeVisible()
  })
})

test.describe('a declined card', () => {
  test.use({ expectedProblems: /status of 402/ })

  test('closes the overlay, takes nothing, and can be followed by a good one', async ({ page }) => {
    await signIn(page, builtinUrl(), 'Declined')
    await openPurchase(page)
    await typeCard(page, CARDS.declined)
    await pay(page, '$5.00').click()
    await expect(page.getByText('Error encountered, please try again.')).toBeVisible()
    await expect(page.getByText('Your card was declined.')).toBeVisible()
    await expect(pay(page, '$5.00')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(purchase(page)).toBeFocused()
    await expect(balance(page)).toContainText('3')
    await purchase(page).click()
    await typeCard(page, CARDS.good)
    await pay(page, '$5.00').click()
    await page.waitForURL(/\/learn/)
    await expect(page.getByText('Payment Successful')).toBeVisible()
  })
})

test.describe('a bank that asks', () => {
  // the pages of the stand-in have no icon
  test.use({ expectedProblems: /status of 404/ })

  test('brings nothing when it is refused, and leads back to the credits', async ({ page }) => {
    await signIn(page, builtinUrl(), 'Asked')
    await openPurchase(page)
    await typeCard(page, CARDS.asks)
    await pay(page, '$5.00').click()
    await page.getByRole('button', { name: 'Fail' }).click()
    await page.waitForURL(/\/learn/)
    await expect(page.getByText('Error encountered! Please try again.')).toBeVisible()
    await expect(page).toHaveURL(`${builtinUrl()}/learn`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL(/\/8020\/credits$/)
    await expect(balance(page)).toContainText('3')
    await purchase(page).click()
    await typeCard(page, CARDS.asks)
    await pay(page, '$5.00').click()
    await page.getByRole('button', { name: 'Complete' }).click()
    await page.waitForURL(/\/learn/)
    await expect(page.getByText('Your credit purchase was successful')).toBeVisible()
  })
})

test('Pro: upgrade, badge, annual billing, cancel and resume', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${builtinUrl()}/pricing`)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/login?redirect=%2Fpricing')
  await signIn(page, builtinUrl(), 'Subscriber')
  await upgrade(page)
  await page.waitForLoadState()
  await test.step('badge and quota', async () => {
    await page.goto(`${builtinUrl()}/home`)
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
    await openMenu(page)
    await expect(page.getByRole('link', { name: 'Pro: manage your plan' })).toBeVisible()
    await expect(page.getByText('You have 500 API quota left')).toBeVisible()
    await page.getByRole('link', { name: 'Pro: manage your plan' }).click()
    await page.waitForURL(/\/subscription$/)
    await expect(page.getByText(/^Renews on .* for \$12\.00\.$/)).toBeVisible()
    await expect(page.getByText('Paid with Visa ending in 4242')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('a change shows its price first', async () => {
    await page.getByRole('button', { name: 'Change Plan' }).click()
    await expect(page.getByText('From monthly to annual billing: $120.00 a year.')).toBeVisible()
    await page.getByRole('button', { name: 'Change for $108.00' }).click()
    await expect(page.getByText('Your plan was changed')).toBeVisible()
    await expect(page.getByText(/^Renews on .* for \$120\.00\.$/)).toBeVisible()
  })
  await test.step('cancel and resume', async () => {
    await page.getByRole('button', { name: 'Cancel plan' }).click()
    const question = page.getByRole('dialog')
    await question.getByLabel('Too expensive').check()
    await question.getByRole('button', { name: 'Cancel plan' }).click()
    await expect(page.getByText(/^Cancelled: Pro is yours until/)).toBeVisible()
    await page.getByRole('button', { name: 'Resume plan' }).click()
    await expect(page.getByText(/^Renews on/)).toBeVisible()
  })
  await test.step('invoices as files', async () => {
    await expect(page.getByRole('link', { name: /^PDF of the invoice/ })).toHaveCount(2)
  })
})
