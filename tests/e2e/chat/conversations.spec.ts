import { readFile } from 'node:fs/promises'
import { openStore } from '#tests/factories/store.ts'
import { createUser } from '#tests/factories/users.ts'
import { builtinUrl, expect, expectAccessible, served, test } from '#tests/support/e2e/person.ts'
import { enter } from '#tests/support/e2e/session.ts'
import { chatConversations, chatRuns } from '#worker/db/schema/index.ts'

const ANSWER = `A **future** does nothing until it is polled [1]. Compare:

| kind | begins | costs |
|---|---|---:|
| future | when awaited, by whatever executor polls it next and never before that moment | a state machine |

\`\`\`rust
async fn greet(name: &str) -> String {
    tokio::time::sleep(Duration::from_millis(50)).await; // a very long line that does not fit in the panel at all
}
\`\`\`

- [x] polled
- [ ] dropped`

test('a conversation has branches, a name and a pin, is found, taken along and deleted', { tag: '@phone' }, async ({
  page,
}) => {
  const url = builtinUrl()
  await enter(page, url, await createUser(openStore(served().store)))
  await page.goto(`${url}/home`)
  await page.getByRole('button', { name: 'Open the assistant' }).click()
  const panel = page.getByRole('region', { name: 'Assistant', exact: true })
  const log = panel.getByRole('log')
  const field = panel.getByRole('textbox', { name: 'Ask the assistant' })
  await field.fill('What do I have left?')
  await field.press('Enter')
  await expect(log.getByText('What you have left:')).toBeVisible()

  await log.getByRole('button', { name: 'Change the question' }).click()
  const question = log.getByRole('textbox', { name: 'Your question' })
  await expect(question).toBeFocused()
  await question.fill('Which are my certificates?')
  await question.press('Enter')
  await expect(log.getByText('You have no certificate yet.')).toBeVisible()
  await expect(log.getByText('2/2')).toBeVisible()
  await expectAccessible(page)
  await log.getByRole('button', { name: 'Branch before' }).press('Enter')
  await expect(log.getByText('What you have left:')).toBeVisible()
  await expect(log.getByText('1/2')).toBeVisible()
  // what was asked last is there after a reload, with its branch
  await page.reload()
  await page.getByRole('button', { name: 'Open the assistant' }).click()
  await expect(log.getByText('2/2')).toBeVisible()

  await panel.getByRole('button', { name: 'New chat' }).click()
  await field.fill('How do I create a pull request?')
  await field.press('Enter')
  await expect(log.getByText('A pull request asks a project to take your change.')).toBeVisible()
  await panel.getByRole('button', { name: 'History' }).click()
  const list = panel.getByRole('list', { name: 'Conversations' })
  await list.getByRole('button', { name: 'More about “What do I have left?”' }).click()
  await expectAccessible(page)
  await list.getByRole('button', { name: 'Pin' }).click()
  await expect(list.getByRole('listitem').first()).toContainText('Pinned')
  await list.getByRole('button', { name: 'Rename' }).click()
  await list.getByRole('textbox', { name: 'Name of the conversation' }).fill('My balance')
  await list.getByRole('textbox', { name: 'Name of the conversation' }).press('Enter')
  await expect(list.getByRole('listitem').first()).toContainText('My balance')
  await list.getByRole('button', { name: 'More about “My balance”' }).click()
  const download = page.waitForEvent('download')
  await list.getByRole('button', { name: 'Export' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('My-balance.md')
  expect(await readFile(await file.path(), 'utf8')).toContain('# My balance\n\n## Which are my certificates?\n\n')

  await panel.getByRole('searchbox', { name: 'Search conversations' }).fill('certificates')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('button', { name: 'Delete' }).click()
  await list.getByRole('button', { name: 'Keep' }).click()
  await list.getByRole('button', { name: 'Delete' }).click()
  await list.getByRole('button', { name: 'Delete' }).click()
  await expect(panel.getByText('Nothing you asked has “certificates”.')).toBeVisible()
})

test('it keeps in mind what one writes down, and nothing of a temporary chat', { tag: '@phone' }, async ({ page }) => {
  const url = builtinUrl()
  await enter(page, url, await createUser(openStore(served().store)))
  await page.goto(`${url}/tublibot`)
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1024
  const showHistory = async () => {
    if (isNarrow) await page.getByRole('button', { name: 'History' }).click()
  }
  await page.getByRole('button', { name: 'Temporary chat' }).click()
  await expect(page.getByText('nothing of it is kept')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Ask the assistant' })
  await field.fill('What do you know about me?')
  await field.press('Enter')
  const log = page.getByRole('log')
  await expect(log.getByText('I keep nothing in mind about you.')).toBeVisible()
  await log.getByRole('button', { name: 'Ask again' }).click()
  await expect(log.getByText('2/2')).toBeVisible()
  await showHistory()
  await expect(page.getByText('Nothing was asked yet.')).toBeVisible()

  await page.getByText('What I keep in mind (0)').click()
  await page.getByRole('textbox', { name: 'Keep in mind' }).fill('I write Go at work')
  await page.getByRole('textbox', { name: 'Keep in mind' }).press('Enter')
  await expect(page.getByText('What I keep in mind (1)')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New chat' }).click()
  await expect(page.getByText('nothing of it is kept')).toBeHidden()
  await field.fill('What do you know about me?')
  await field.press('Enter')
  await expect(log.getByText('I write Go at work')).toBeVisible()
  await showHistory()
  await page.getByRole('button', { name: 'Forget “I write Go at work”' }).click()
  await expect(page.getByText('What I keep in mind (0)')).toBeVisible()
})

test('tables and code stay within an answer, which is read from its end on', { tag: '@phone' }, async ({ page }) => {
  const store = openStore(served().store)
  const { userId, ...session } = await createUser(store)
  const [talk] = await store.db.insert(chatConversations).values({ userId, title: 'Futures' }).returning()
  const conversationId = talk?.id ?? ''
  const answer = {
    conversationId,
    userId,
    query: 'What is a future?',
    quotaPeriod: '2026-11-01',
    status: 'done' as const,
  }
  const citations = [{ kind: 'library' as const, label: 'Async Rust', path: '/8020' }]
  for (const key of [crypto.randomUUID(), crypto.randomUUID()])
    await store.db.insert(chatRuns).values({ ...answer, key, citations, answer: ANSWER })
  await enter(page, builtinUrl(), { userId, ...session })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${builtinUrl()}/tublibot?conversation=${conversationId}`)
    await expect(page.locator('.hljs-keyword').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change the question' }).last()).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeHidden()
    await expectAccessible(page)
  }
  const said = page.getByRole('region', { name: 'What was said' })
  const [inner, outer] = await said.evaluate((box) => [box.scrollWidth, box.clientWidth])
  expect(inner).toBeLessThanOrEqual(outer ?? 0)
})
