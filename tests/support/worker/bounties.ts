import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, UNLIMITED } from './app.ts'
import { createUser } from './factories.ts'

/** What somebody calls, as often as a test wants. */
export const apiOf = async ({ token }: TestUser) => (await callerFor(token, UNLIMITED)).api

/** Of an administrator of the test's own. */
export const adminApi = async () => apiOf(await createUser({ isAdmin: true }))

/** Somebody who has agreed to the terms of an open bounty, and started it. */
export async function entrant(challengeId: number) {
  const user = await createUser()
  const api = await apiOf(user)
  await api.challenges.updateLicense({ challengeId, acceptedLicense: true })
  await api.challenges.start({ challengeId })
  return { user, api }
}
