import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { openStore } from '#tests/factories/store.ts'
import { createUser, openSession, type TestUser } from '#tests/factories/users.ts'
import { users } from '#worker/db/schema/index.ts'
import { comeFromElsewhere, served } from './person.ts'

/** Signs somebody new in, with what the first sign-in gives; the way through GitHub is for the tests that are about it. */
export async function signIn(page: Page, url: string, name: string): Promise<TestUser> {
  const user = await createUser(openStore(served().store), { name })
  await enter(page, url, user)
  return user
}

/**
 * The same, with a roadmap that the built-in author has written, and the browser on its page. The way there, by a prompt and
 * its plan, is for the tests that are about it.
 * @returns its address
 */
export async function signInWithRoadmap(page: Page, url: string, name: string, prompt: string): Promise<string> {
  const { userId, token } = await signIn(page, url, name)
  const response = await fetch(`${url}/gpt/pathway/learning/background/roadmap`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ objective: prompt }),
  })
  const { roadmapId } = (await response.json()) as { roadmapId: string }
  const address = `${url}/learn/${userId}/${roadmapId}`
  await page.goto(address)
  return address
}

/** Signs in one of the cast, who have used the product before. */
export async function signInAs(page: Page, url: string, login: string): Promise<void> {
  const store = openStore(served().store)
  const [user] = await store.db
    .select({ userId: users.id })
    .from(users)
    .where(eq(users.email, `${login}@tubli.test`))
  if (!user) throw new Error(`Nobody is called ${login}.`)
  await enter(page, url, { ...user, token: await openSession(store, user.userId) })
}

/** The assistant has said its word in this session already, which otherwise comes while a test is at something else. */
const quietAssistant = () => {
  if (location.protocol !== 'about:') sessionStorage.setItem('userData.chat.seen', 'shown')
}

/** The browser as a finished sign-in leaves it (client/lib/stored-session.ts). */
export async function enter(
  page: Page,
  url: string,
  { userId, token }: { userId: string; token: string },
  { isQuiet = true } = {},
): Promise<void> {
  await comeFromElsewhere(page)
  if (isQuiet) await page.context().addInitScript(quietAssistant)
  const stored = { token, userId, provider: 'github', providerId: userId }
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name: `userData.${name}`, value }))
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] })
}

/** The browser as somebody else finds it. The page is left first: what it still asks would be refused without its session. */
export async function forget(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().setStorageState({ cookies: [], origins: [] })
}
