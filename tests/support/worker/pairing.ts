import { eq, sql } from 'drizzle-orm'
import { connections, pairingRequests, users } from '#worker/db/schema/index.ts'
import { callerFor, UNLIMITED } from './app.ts'
import { createIssues, createProject, createUser, database } from './factories.ts'

export type Someone = Awaited<ReturnType<typeof someone>>

/** Somebody with their calls. */
export async function someone(name?: string) {
  const user = await createUser()
  if (name) await database().update(users).set({ name }).where(eq(users.id, user.userId))
  return { ...user, api: (await callerFor(user.token, UNLIMITED)).api }
}

/** A free issue of a project of its own. */
export async function anIssue() {
  const { projectId, name } = await createProject()
  const [issueId = ''] = await createIssues(projectId, [{ title: 'The whistle is silent' }])
  return { projectId, name, issueId }
}

export const connect = (one: Someone, other: Someone) =>
  database()
    .insert(connections)
    .values({ requesterId: one.userId, addresseeId: other.userId, status: 'accepted', answeredAt: sql`now()` })

/** Their time is over. */
export const letPass = (requestId: string) =>
  database()
    .update(pairingRequests)
    .set({ acceptedAt: sql`now() - interval '3 hours'`, chosenSlot: null })
    .where(eq(pairingRequests.id, requestId))

/** Two people who agreed, and whose time is over. @returns the request */
export async function paired(one: Someone, other: Someone): Promise<string> {
  const { issueId } = await anIssue()
  const { requestId } = await one.api.pairing.create({ issueId })
  await other.api.pairing.interested({ requestId })
  await one.api.pairing.accept({ requestId, partnerId: other.userId })
  await letPass(requestId)
  return requestId
}
