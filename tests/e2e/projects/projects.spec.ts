import { createIssues, createProject } from '#tests/factories/projects.ts'
import { openStore } from '#tests/factories/store.ts'
import { builtinUrl, expect, expectAccessible, served, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'

/** A word that only this test's projects have. */
const ownWord = () => `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}x`
const store = () => openStore(served().store)

async function createWork(word: string) {
  const project = await createProject(store(), {
    ...{
      name: `someone/${word}`,
      topics: [word],
      languages: ['Rust'],
      health: 71,
      description: 'W'.repeat(300),
      weeklyActivity: 4.5,
      stars: 1200,
    },
    ...{ readmeSummary: 'It turns words into trains.', keyPoints: ['One change in one pull request.'] },
    aiPolicy: { quote: 'AI is welcome where it is disclosed.', url: 'https://github.com/someone/guide' },
  })
  const [free = '', taken = ''] = await createIssues(store(), project.projectId, [
    {
      ...{ title: 'The whistle is silent', labels: ['good first issue'], authorRole: 'MEMBER', score: 100 },
      body: '## Where\n\nIn the engine. <img src=x onerror=alert(1)> ![x](https://evil.test/x.png)\n\n- [ ] Find it',
    },
    { title: 'The brakes squeal', assignees: 1, score: 0, authorRole: 'CONTRIBUTOR' },
  ])
  return { ...project, free, taken }
}

test('RT-43, RT-45, RT-46, RT-47, R-OSS-01, R-OSS-02, R-OSS-04, R-OSS-05, R-OSS-09, G-OSS-01: a visitor searches, reads a project and an issue, and Back does not lead to /p', {
  tag: '@phone',
}, async ({ page }) => {
  const [url, word] = [builtinUrl(), ownWord()]
  const { projectId, name } = await createWork(word)
  const asked: string[] = []
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
  await page.goto(`${url}/projects`)
  await expect(page.getByRole('heading', { level: 1, name: 'Open Source' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Popular projects' }).getByRole('listitem')).toHaveCount(5)
  // R-OSS-09
  expect(asked.join()).toMatch(/"categories":\["frontend","backend","library","framework"\]/)
  await expect(page.getByRole('heading', { name: 'In JavaScript or Python' })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Search projects').fill(word)
  await page.getByRole('list', { name: 'Projects found' }).getByRole('link', { name }).click()
  await expect(page).toHaveURL(`${url}/project/${projectId}`)
  const about = page.getByRole('complementary', { name: 'About the project' })
  await expect(about.getByText('Health 71: good')).toBeVisible()
  await expect(about.getByText('4.5 commits/wk')).toBeVisible()
  const issues = page
    .getByRole('list', { name: 'Issues' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(issues).toHaveCount(2)
  await expect(issues.nth(0)).toContainText('Created by: Member')
  await expect(issues.nth(1)).toContainText('Not free. Somebody is assigned.')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'The whistle is silent' }).click()
  await expect(page.getByRole('complementary', { name: 'Can it be taken?' })).toContainText('Nobody is assigned')
  await expect(page.getByRole('heading', { name: 'Where' })).toBeVisible()
  await expect(page.locator('main img[src*="evil"]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Sign in to take it' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${url}/pricing`)
  await page.goto(`${url}/p/someone/${word}`)
  await expect(page).toHaveURL(`${url}/project/${projectId}`)
  await page.goBack()
  await expect(page).toHaveURL(`${url}/pricing`)
  for (const path of [`/project/${projectId}`, '/projects', '/project/categories', '/open-source/first']) {
    await page.goto(`${url}${path}`)
    await page.getByRole('main').getByRole('listitem').getByRole('heading').first().waitFor()
    for (const width of [1280, 900, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})

test.describe('a repository that nobody has', () => {
  test.use({ expectedProblems: /status of 404/ })

  test('G-OSS-02: leads to /404', async ({ page }) => {
    await page.goto(`${builtinUrl()}/p/nobody/${ownWord()}`)
    await expect(page).toHaveURL(`${builtinUrl()}/404`)
  })
})

test('RT-44, RT-48, RT-49, R-OSS-03, R-OSS-07, R-OSS-10: fourteen categories, five cards first; a project without issues shows related ones; the steps of a first contribution', async ({
  page,
}) => {
  const [url, word] = [builtinUrl(), ownWord()]
  const { projectId: like } = await createProject(store(), { languages: [word], isBeginner: true, stars: 5_000_000 })
  await createIssues(store(), like, [{ title: 'A related one' }])
  const { projectId } = await createProject(store(), { languages: [word], setup: null, health: 70 })
  await page.goto(`${url}/project/categories`)
  const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
  await expect(categories).toHaveCount(14)
  await categories.getByText('rust', { exact: true }).click()
  const list = page.getByRole('list', { name: 'Projects: rust' }).getByRole('listitem')
  await expect(list).toHaveCount(5)
  await page.getByRole('button', { name: 'Show more: Projects: rust' }).click()
  await expect(list).toHaveCount(10)
  await expectAccessible(page)

  await page.goto(`${url}/project/${projectId}`)
  await expect(
    page.getByRole('list', { name: 'Related issues' }).getByRole('link', { name: 'A related one' }),
  ).toBeVisible()
  await expect(page.getByText('Not able to get setup information...')).toBeVisible()
  await expect(page.getByText('Health 70: bad')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${url}/open-source/first`)
  await page.getByRole('list', { name: 'Projects for a first contribution' }).getByRole('link').first().click()
  await expect(page).toHaveURL(`${url}/open-source/first/${like}`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6)
  await expect(page.getByRole('link', { name: 'A related one' })).toBeVisible()
  await expectAccessible(page)
})

test('a person takes an issue, finds it among their work, and leaves it; what they follow brings one a day', {
  tag: '@phone',
}, async ({ page }) => {
  const [url, word] = [builtinUrl(), ownWord()]
  const { projectId, free, name } = await createWork(word)
  await signIn(page, url, 'Ida Berg')
  await page.goto(`${url}/project/${projectId}/${free}`)
  await page.getByRole('button', { name: 'I take this issue' }).click()
  await expect(page.getByText(/^It is yours until/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Yours for now' })).toBeVisible()
  await page.getByRole('button', { name: 'Sum it up' }).click()
  await expect(page.getByRole('heading', { name: 'In short' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Leave it to others' }).click()
  await expect(page.getByRole('button', { name: 'I take this issue' })).toBeVisible()
  await page.getByRole('button', { name: 'I take this issue' }).click()
  await page.goto(`${url}/project/${projectId}`)
  await page.getByRole('button', { name: 'Follow its free issues' }).click()
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible()
  await page.goto(`${url}/projects`)
  await expect(page.getByRole('list', { name: 'Projects that you looked at last' })).toContainText(name)
  const work = page.getByRole('complementary', { name: 'Your work and categories' })
  await expect(work.getByRole('link', { name: 'The whistle is silent' })).toBeVisible()
  await expect(work.getByText('Nothing is free there today.')).toBeVisible()
  await expectAccessible(page)
})
