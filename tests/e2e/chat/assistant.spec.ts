import { openStore } from '#tests/factories/store.ts'
import { createUser } from '#tests/factories/users.ts'
import { builtinUrl, expect, expectAccessible, served, test } from '#tests/support/e2e/person.ts'
import { enter } from '#tests/support/e2e/session.ts'

test('RT-73, R-CHAT-01…15: the assistant says a word, answers from records, and remembers', { tag: '@phone' }, async ({
  page,
}) => {
  const url = builtinUrl()
  const user = await createUser(openStore(served().store), { name: 'Ada Asks' })
  await enter(page, url, user, { isQuiet: false })
  await page.clock.install()
  await page.goto(`${url}/home`)
  const float = page.getByRole('button', { name: 'Open the assistant' })
  await expect(float).toBeVisible()
  await page.clock.runFor(5000)
  await page.getByRole('button', { name: 'Stuck, or looking for the next step?' }).click()
  const panel = page.getByRole('region', { name: 'Assistant', exact: true })
  await expect(panel.getByRole('button', { name: /\?$/ })).toHaveCount(3)
  await expectAccessible(page)

  const field = panel.getByRole('textbox', { name: 'Ask the assistant' })
  await field.fill('a')
  await field.press('Enter')
  await expect(panel.getByText('No query message detected')).toBeVisible()
  await expect(field).toBeFocused()
  await page.clock.runFor(3000)
  await expect(panel.getByText('No query message detected')).toBeHidden()

  await panel.getByRole('button', { name: 'How do I create a pull request?' }).click()
  const log = panel.getByRole('log')
  await expect(log.getByText('A pull request asks a project to take your change.')).toBeVisible()
  await expectAccessible(page)
  // the newest is open, and one at a time
  await field.fill('What are large language models?')
  await field.press('Enter')
  await expect(log.getByText('A large language model is')).toBeVisible()
  await expect(log.getByRole('button', { name: 'See Less' })).toHaveCount(1)
  await log.getByRole('button', { name: 'See more' }).first().click()
  await expect(log.getByRole('button', { name: 'See Less' })).toHaveCount(1)

  // a reload in the middle loses nothing
  await field.fill('A draft that nobody sent')
  await page.reload()
  await float.click()
  await expect(field).toHaveValue('A draft that nobody sent')
  await expect(log.getByText('A large language model is')).toBeVisible()

  await panel.getByRole('button', { name: 'New chat' }).click()
  await expect(panel.getByRole('button', { name: 'How do I start contributing to open-source?' })).toBeVisible()
  await panel.getByRole('button', { name: 'History' }).click()
  await expectAccessible(page)
  await panel
    .getByRole('list', { name: 'Conversations' })
    .getByRole('button', { name: /^How do I create/ })
    .click()
  await expect(log.getByText('A pull request asks a project to take your change.')).toBeVisible()
  await field.press('Escape')
  await expect(panel).toBeHidden()
  await expect(float).toBeFocused()
  await float.press('Enter')
  await log
    .getByRole('link', { name: /^Record 1: / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/open-source\/first/)
  // on a phone it lay over the page
  await expect(panel).toBeVisible({ visible: (page.viewportSize()?.width ?? 0) > 769 })
})

test('R-CHAT-03, R-CHAT-04: its width by pointer and keyboard, and the wide one', async ({ page }) => {
  const url = builtinUrl()
  await enter(page, url, await createUser(openStore(served().store)))
  await page.goto(`${url}/home`)
  await page.getByRole('button', { name: 'Open the assistant' }).click()
  const panel = page.getByRole('region', { name: 'Assistant', exact: true })
  const widthOf = async () => Math.round((await panel.boundingBox())?.width ?? 0)
  expect(await widthOf()).toBe(481)
  const handle = panel.getByRole('separator')
  const box = await handle.boundingBox()
  for (const [to, width] of [
    [0, 800],
    [1270, 388],
  ] as const) {
    const at = (await handle.boundingBox()) ?? box
    await page.mouse.move((at?.x ?? 0) + 4, (at?.y ?? 0) + 200)
    await page.mouse.down()
    await page.mouse.move(to, (at?.y ?? 0) + 200)
    await page.mouse.up()
    expect(await widthOf()).toBe(width)
  }
  await handle.focus()
  await handle.press('ArrowLeft')
  expect(await widthOf()).toBe(404)
  await panel.getByRole('button', { name: 'Wide' }).click()
  for (const [window, width] of [
    [1280, 1023],
    [1000, 885],
    [700, 700],
  ] as const) {
    await page.setViewportSize({ width: window, height: 800 })
    await expect.poll(widthOf).toBe(width)
  }
})

test('RT-30: on a page of its own, for whoever is signed in, with what was said in its address', {
  tag: '@phone',
}, async ({ page }) => {
  const url = builtinUrl()
  await page.goto(`${url}/tublibot`)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await enter(page, url, await createUser(openStore(served().store)))
  await page.goto(`${url}/tublibot`)
  await expect(page.getByRole('heading', { name: 'Assistant' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the assistant' })).toBeHidden()
  await expectAccessible(page)
  const field = page.getByRole('textbox', { name: 'Ask the assistant' })
  await field.fill('What do I have left?\nPlease')
  await field.press('Enter')
  await expect(page.getByRole('log').getByText('What you have left:')).toBeVisible()
  await expect(page).toHaveURL(/conversation=/)
  await page.reload()
  await expect(page.getByRole('log').getByText('What you have left:')).toBeVisible()
  await expectAccessible(page)
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0)
})
