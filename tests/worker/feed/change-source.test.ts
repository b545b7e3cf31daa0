import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { callerFor, systemContext, UNLIMITED } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { auditLog, users } from '#worker/db/schema/index.ts'
import { refreshFeeds } from '#worker/features/feed/jobs.ts'

it('an administrator sees how sources go, turns one off and on again, and each is noted once', async () => {
  await refreshFeeds(systemContext())
  const admin = await createUser()
  const [isAdmin, isThis] = [{ isAdmin: true }, eq(users.id, admin.userId)]
  await database().update(users).set(isAdmin).where(isThis)
  const { api } = await callerFor(admin.token, UNLIMITED)
  const stateOf = async () => (await api.feed.sources()).sources.find(({ code }) => code === 'infoq')
  expect(await stateOf()).toMatchObject({ name: 'InfoQ', isEnabled: true, failures: 0, everyMinutes: 360 })
  expect((await stateOf())?.items).toBeGreaterThan(0)
  for (const isEnabled of [false, false, true]) {
    await api.feed.changeSource({ code: 'infoq', isEnabled })
    expect(await stateOf()).toMatchObject({ isEnabled })
  }
  const noted = await database()
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.adminId, admin.userId), eq(auditLog.action, 'sources.change')))
    .orderBy(auditLog.id)
  expect(noted.map(({ details }) => details)).toEqual(['infoq: off', 'infoq: on'])
  await expect(api.feed.changeSource({ code: 'nobody', isEnabled: false })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
