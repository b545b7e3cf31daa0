import { sql } from 'drizzle-orm'
import { createStudy, phaseOf } from '#tests/factories/progress.ts'
import { openStore } from '#tests/factories/store.ts'
import { builtinUrl, expect, expectAccessible, served, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'
import { post } from '#worker/features/reputation/statements.ts'

test('RT-26: a learner sees every receipt, adds them up again, leads the board and leaves it; a visitor sees the same', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const store = openStore(served().store)
  const name = `Rita ${crypto.randomUUID().slice(0, 8)}`
  const user = await signIn(page, builtinUrl(), name)
  await page.goto(`${builtinUrl()}/home/streetcred`)
  await expect(page.getByText('No points yet. The first section that you complete earns some.')).toBeVisible()
  await expectAccessible(page)

  const study = await createStudy(store, { user, roadmap: { ownTitle: 'Shared by its link' } })
  const id = phaseOf(study)
  const earn = (key: string, subject: string) =>
    post(
      store.db,
      { ...{ userId: user.userId, kind: 'section', key, points: 2000 }, subject: { kind: 'phase', id: subject } },
      sql`true`,
    )
  await earn('section:a', id)
  await earn('section:b', crypto.randomUUID())
  await page.reload()
  const receipts = page.getByRole('list', { name: 'Receipts' }).getByRole('listitem')
  await expect(receipts).toHaveCount(2)
  await expect(receipts.first()).toContainText('Its roadmap is gone.')
  await expect(receipts.last().getByRole('link')).toHaveAttribute('href', new RegExp(`/learn/.*/${id}$`))
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('4000.00 for 2 sections')
  await expect(page.locator('.recharts-bar-rectangle path')).toHaveCount(1)

  const formula = page.getByRole('region', { name: 'How it is counted' })
  await formula.getByRole('button', { name: 'Recompute' }).press('Enter')
  await expect(formula.getByRole('status')).toHaveText('Your browser added up 2 receipts: 4000.00. The same as above.')

  const board = page.getByRole('region', { name: 'Leaderboard' })
  await expect(board.getByRole('listitem').filter({ hasText: name })).toContainText('▲ +4000.00')
  await board.getByRole('button', { name: 'All time' }).press('Enter')
  await expect(board.getByRole('link', { name })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hide me' }).click()
  await expect(page.getByRole('button', { name: 'Show me again' })).toBeVisible()
  await expect(board.getByRole('link', { name })).toHaveCount(0)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${builtinUrl()}/profile/${user.userId}`)
  await expect(visitor.getByRole('article').getByText('4000.00')).toBeVisible()
  await visitor.getByRole('link', { name: 'Every receipt' }).click()
  await expect(visitor.getByRole('list', { name: 'Receipts' }).getByRole('listitem')).toHaveCount(2)
  await visitor.reload()
  await expect(visitor.getByRole('link', { name })).toBeVisible()
  await expect(visitor.getByRole('list', { name: 'Receipts' })).toContainText('Its roadmap is private, or gone.')
  await expectAccessible(visitor)
  await visitor.goto(`${builtinUrl()}/profile/${crypto.randomUUID()}/streetcred`)
  await visitor.waitForURL(/\/person-not-found$/)
})
