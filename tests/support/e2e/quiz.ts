import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { type Item, isRightOption, linesOf, optionText } from '#shared/progress/items.ts'
import { openStore } from '#tests/factories/store.ts'
import { expect, served } from './person.ts'

const test = (page: Page) => page.getByRole('region', { name: 'Test your Knowledge' })

/** The question on the page, as the database has it: of like ones the latest that was drawn. */
async function itemOn(page: Page): Promise<Item> {
  const group = test(page).locator('fieldset')
  const ask = (await group.locator('legend').evaluate((legend) => legend.firstChild?.textContent)) ?? ''
  const { rows } = await openStore(served().store).db.execute<{ item: Item }>(sql`
    select item from section_questions where shown ->> 'ask' = ${ask} order by created_at desc`)
  const text = (await group.textContent()) ?? ''
  const found = rows.find(({ item }) => linesOf(item.code ?? '').every((line) => text.includes(line.trim())))
  if (!found) throw new Error(`Nobody asks: ${ask}`)
  return found.item
}

/** Answers the question on the page by its own means and waits for what is said of it. */
export async function answerOne(page: Page, isRight = true): Promise<void> {
  const item = await itemOn(page)
  const group = test(page).locator('fieldset')
  switch (item.kind) {
    case 'one':
    case 'many':
      for (const option of item.options.filter((each) => isRightOption(each) === isRight).slice(0, isRight ? 9 : 1)) {
        await group.getByText(optionText(option), { exact: true }).click()
      }
      break
    case 'order':
      for (const step of isRight ? item.steps.toReversed() : item.steps.slice(0, 1)) {
        for (let n = 0; n < item.steps.length; n += 1)
          await group.getByRole('button', { name: `Move up: ${step}` }).press('ArrowUp')
        if (!isRight) await group.getByRole('button', { name: `Move up: ${step}` }).press('ArrowDown')
      }
      break
    case 'fault':
      await group
        .getByRole('radio')
        .nth(item.line - 1 + (isRight ? 0 : item.line > 1 ? -1 : 1))
        .press('Space')
      break
    default:
      await group.getByRole('textbox').fill(isRight ? `${item.answer}` : '-987654')
  }
  await test(page).getByRole('button', { name: 'Send' }).click()
  await expect(
    test(page)
      .getByText(isRight ? 'Right' : 'Not right', { exact: true })
      .first(),
  ).toBeVisible()
}

/** Answers two questions of the section that is open. */
export async function completeSection(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await answerOne(page)
  await page.getByRole('button', { name: 'Next question' }).click()
  await answerOne(page)
  await expect(page.getByText('Section completed').first()).toBeVisible()
}
