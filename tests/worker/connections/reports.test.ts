import { expect, it } from 'vitest'
import { callerFor, UNLIMITED } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'

const apiOf = async ({ token }: { token: string }) => (await callerFor(token, UNLIMITED)).api
const admin = async () => apiOf(await createUser({ isAdmin: true }))
const reason = 'Looked at it, nothing to do'

/** The open reports of somebody, by whom and why. */
async function openOf(personId: string) {
  const { reports } = await (await admin()).connections.reports({})
  return reports.filter(({ person }) => person.userId === personId)
}

it('a report stands once until somebody looked at it, however often it is sent at once', async () => {
  const [one, other] = [await createUser({ name: 'Reports' }), await createUser({ name: 'Reported' })]
  const api = await apiOf(one)
  const report = () => api.connections.report({ userId: other.userId, reason: 'spam', words: ' Sells watches ' })
  await Promise.all([report(), report(), report()])
  const open = await openOf(other.userId)
  expect(open).toMatchObject([
    {
      reason: 'spam',
      words: 'Sells watches',
      person: { userId: other.userId, name: 'Reported' },
      reporter: { userId: one.userId, name: 'Reports' },
    },
  ])
  const [{ id = '' } = {}] = open
  const settling = await admin()
  const settled = await Promise.allSettled([1, 2].map(() => settling.connections.settleReport({ id, reason })))
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await openOf(other.userId)).toEqual([])
  const { lines } = await settling.audit.list({ personId: other.userId })
  expect(lines.map((line) => [line.action, line.reason])).toEqual([['connections.settleReport', reason]])
  // what comes again after that is looked at again
  await report()
  expect(await openOf(other.userId)).toHaveLength(1)
})

it('nobody is told of a report, not even in their own data', async () => {
  const [one, other] = [await createUser(), await createUser()]
  const words = `Told by nobody ${crypto.randomUUID()}`
  const teller = await apiOf(one)
  await teller.connections.report({ userId: other.userId, reason: 'other', words })
  expect(JSON.stringify(await teller.auth.exportAccount())).toContain(words)
  const api = await apiOf(other)
  expect((await api.notifications.list()).notifications).toEqual([])
  expect(JSON.stringify(await api.auth.exportAccount())).not.toContain(words)
  await expect(api.connections.reports({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

it('nobody reports themselves or who is not there, and a reason is one of the list', async () => {
  const one = await createUser()
  const api = await apiOf(one)
  const report = (userId: string, why = 'spam') => api.connections.report({ userId, reason: why as 'spam' })
  await expect(report(one.userId)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(report(crypto.randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(report('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(report((await createUser()).userId, 'dislike')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

it('settling takes a report that is open and a reason that can be read', async () => {
  const other = await createUser()
  await (await apiOf(await createUser())).connections.report({ userId: other.userId, reason: 'harassment' })
  const [{ id = '' } = {}] = await openOf(other.userId)
  const api = await admin()
  await expect(api.connections.settleReport({ id, reason: 'ok' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(api.connections.settleReport({ id: crypto.randomUUID(), reason })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await openOf(other.userId)).toHaveLength(1)
})
