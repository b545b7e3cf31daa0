import { createChallenge, createEntry, createJudge, createScore, endChallenge } from '#tests/factories/challenges.ts'
import { openStore } from '#tests/factories/store.ts'
import { createUser } from '#tests/factories/users.ts'
import { builtinUrl, expect, expectAccessible, served, test } from '#tests/support/e2e/person.ts'
import { enter, forget } from '#tests/support/e2e/session.ts'
import { decideChallenge } from '#worker/features/challenges/judging/decide-challenge.ts'

const store = () => openStore(served().store)

test('entries are judged without names, decided in the open, and what was won can be shown', async ({ page }) => {
  const url = builtinUrl()
  const title = `A bot for the harbour ${crypto.randomUUID().slice(0, 4)}`
  const challengeId = await createChallenge(store(), { content: { title, linkRule: 'githubRepo' }, isListed: false })
  const link = 'https://github.com/jonas/tram-times'
  const winner = await createEntry(store(), challengeId, { link, name: 'Wanda Wins' })
  const second = await createEntry(store(), challengeId, {
    ...{ link: 'https://github.com/amara/algorithms-diary', name: 'Sven Second' },
  })
  const [judge, admin] = [
    await createJudge(store(), challengeId, 'Judy Judge'),
    await createUser(store(), { isAdmin: true }),
  ]
  await endChallenge(store(), challengeId)

  await test.step('a judge sees numbers, takes the files, and gives points with a reason', async () => {
    await enter(page, url, judge)
    await page.goto(`${url}/challenge/${challengeId}`)
    await page.getByRole('link', { name: 'Judge the entries' }).click()
    await page.waitForURL(/\/judging$/)
    await page.reload()
    const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem')
    await expect(entries).toHaveCount(2)
    await expect(page.getByText(/Wanda|Sven|jonas|amara/)).toHaveCount(0)
    const download = page.waitForEvent('download')
    await entries.first().getByRole('button', { name: 'Download its files' }).click()
    expect((await download).suggestedFilename()).toBe('entry-1.tar.gz')
    // judges know an entry by its id, in whose order they come
    const isFirst = winner.entryId < second.entryId
    for (const at of [0, 1]) {
      const entry = entries.nth(at)
      await entry.getByLabel('Refuses').fill('61')
      await expect(entry.getByText('A whole number from 0 to 60.')).toBeVisible()
      const isBest = isFirst === (at === 0)
      await entry.getByLabel('Refuses').fill(isBest ? '55' : '20')
      await entry.getByLabel('Is kind').fill('30')
      await entry
        .getByLabel(/^Why, for whoever made it/)
        .fill(isBest ? 'Says no like a lighthouse.' : 'Says yes too often.')
      await entry.getByRole('button', { name: 'Keep' }).click()
      await expect(entry.getByText('1 of 1 judge gave points.')).toBeVisible()
    }
    await expectAccessible(page)
  })

  await test.step('an administrator decides', async () => {
    await enter(page, url, admin)
    await page.goto(`${url}/admin/bounties`)
    await page.getByRole('button', { name: `Decide ${title}` }).click()
    await page.getByLabel('Why?').fill('All are judged')
    await page.getByRole('dialog').getByRole('button', { name: 'Decide', exact: true }).click()
    await expect(page.getByRole('row', { name: new RegExp(`${title}.*Decided`) })).toBeVisible()
    await page.getByRole('button', { name: `Prizes of ${title}` }).click()
    await page.getByLabel('How').fill('Bank transfer')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Note it' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('everybody reads who won and why, and a stranger sees the receipt', async () => {
    await page.goto(`${url}/challenge/${challengeId}`)
    const winners = page.getByRole('region', { name: 'Winners' })
    await expect(winners.getByRole('link', { name: 'Wanda Wins' })).toBeVisible()
    await expect(winners.getByText('Says no like a lighthouse.')).toBeVisible()
    await expect(winners.getByText(/85 of 100 points\. \$100 cash, paid .*: Bank transfer/)).toBeVisible()
    await expect(winners.getByText(/promised and not paid yet/)).toBeVisible()
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
})

test('what was won stands on its receipt for a stranger, and the winner is told and certified', async ({ page }) => {
  const url = builtinUrl()
  const title = `A bot for the ferry ${crypto.randomUUID().slice(0, 4)}`
  const challengeId = await createChallenge(store(), { content: { title }, isListed: false })
  const winner = await createEntry(store(), challengeId, { name: 'Wanda Wins' })
  const judge = await createJudge(store(), challengeId)
  await endChallenge(store(), challengeId)
  await createScore(store(), { challengeId, entryId: winner.entryId, judge, total: 60 })
  await decideChallenge({ db: store().db, actor: judge }, { challengeId, reason: 'All are judged' })

  await test.step('a stranger opens the receipt', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await forget(page)
    await page.goto(`${url}/profile/${winner.user.userId}/streetcred`)
    await expect(page.getByText('First prize of a bounty')).toBeVisible()
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('region', { name: 'Winners' })).toBeVisible()
  })

  await test.step('the winner is told, has the points with their receipt, and a certificate', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await enter(page, url, winner.user)
    await page.goto(`${url}/notifications`)
    await page.getByRole('link', { name: new RegExp(`It is decided.*${title}`) }).click()
    await page.waitForURL(`${url}/challenge/${challengeId}`)
    await expect(page.getByRole('region', { name: 'Take part' }).getByText('1st place, 60 of 100 points')).toBeVisible()
    await page.goto(`${url}/home/streetcred`)
    await expect(page.getByText('First prize of a bounty')).toBeVisible()
    await page.goto(`${url}/home`)
    const card = page.getByRole('region', { name: 'Certificates' })
    await expect(card.getByText(/First prize/)).toBeVisible()
    await card.getByRole('link', { name: title }).click()
    await expect(page.getByText('has won the first prize of the bounty')).toBeVisible()
    await expect(page.getByText(/It says that .?Wanda Wins.? won the first prize of the bounty/).first()).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    expect((await download).suggestedFilename()).toMatch(/^certificate-TB-\w{16}\.pdf$/)
    await expectAccessible(page)
  })
})

test.describe('with a form that is sent too early', () => {
  test.use({ expectedProblems: /status of 400/ })

  test('an administrator makes a bounty, with its terms, and opens it', async ({ page }) => {
    const url = builtinUrl()
    const [admin, judge] = [
      await createUser(store(), { isAdmin: true }),
      await createUser(store(), { name: 'Named Judge' }),
    ]
    await enter(page, url, admin)
    await page.goto(`${url}/admin/bounties`)
    await page.getByRole('link', { name: 'New bounty' }).click()
    const form = page.getByRole('form', { name: 'Bounty' })
    await form.getByLabel('Title', { exact: true }).fill('A lint rule that teaches')
    await form.getByLabel('Why?').fill('Our first of our own')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Part 1, text: This is required.')).toBeVisible()
    await form.getByLabel('One or two sentences for its card').fill('Write a rule whose message explains the mistake.')
    for (const [place, prize] of [
      ['First', '$90'],
      ['Second', '$60'],
      ['Third', '$30'],
    ])
      await form.getByLabel(`${place} prize`, { exact: true }).fill(`${prize} cash`)
    await form.getByLabel('Prompt for a learning plan').fill('writing lint rules with an AST')
    await form.getByRole('group', { name: 'Part 1' }).getByLabel('Text').fill('A rule, its tests and its page.')
    await form.getByRole('group', { name: 'Line 1' }).getByLabel('What it means').fill('It finds the mistake.')
    await form.getByLabel('Ends').fill('2099-05-01T12:00')
    await form.getByLabel('Decision by').fill('2099-05-08T12:00')
    await form.getByLabel('Sponsor', { exact: true }).fill('Lint & Sons')
    await form.getByLabel(/^Judges, by/).fill(`${judge.username}@example.com`)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(/\/challenge\/\d{4,}$/)
    await expect(page.getByText('Coming Soon')).toBeVisible()
    const terms = page.getByRole('region', { name: 'Before you start' })
    await expect(terms.getByText('Lint & Sons')).toBeVisible()
    await expect(terms.getByRole('link', { name: 'Named Judge' })).toBeVisible()
    await page.goto(`${url}/admin/bounties`)
    await page.getByRole('button', { name: 'Change A lint rule that teaches' }).click()
    await page.getByLabel('Status').selectOption('Open')
    await page.getByLabel('Why?').fill('It begins')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(page.getByRole('row', { name: /A lint rule that teaches.*Open/ })).toBeVisible()
    await page.getByRole('link', { name: 'Edit A lint rule that teaches' }).click()
    await expect(form.getByLabel('Sponsor', { exact: true })).toHaveValue('Lint & Sons')
    await form.getByLabel('Third prize').fill('$40 cash')
    await form.getByLabel('Why?').fill('A bit more')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('list', { name: 'Prizes' }).getByText('$40 cash')).toBeVisible()
    await expect(page.getByText(/^Ends May 1, 2099/).first()).toBeVisible()
  })
})
