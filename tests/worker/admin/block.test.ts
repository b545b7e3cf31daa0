import { expect, it } from 'vitest'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { newBrowser } from '#tests/support/worker/browser.ts'
import { createUser } from '#tests/support/worker/factories.ts'

const admin = async () => (await callerFor((await createUser({ isAdmin: true })).token)).api
const statusOf = async (token: string) => (await send('/auth/user', { token })).status
const reason = 'They sent spam to everybody'

it('who is blocked is out everywhere at once, and comes back when the block is taken back', async () => {
  const { login } = await newBrowser().signIn('github', 'blocked')
  const api = await admin()
  await Promise.all([1, 2].map(() => api.admin.changeBlock({ userId: login.userId, isBlocked: true, reason })))
  expect(await statusOf(login.jwt)).toBe(401)
  const refused = await newBrowser().signIn('github', 'blocked')
  expect(refused).toMatchObject({ status: 403, login: { error: expect.stringMatching(/^This account is blocked\./) } })
  expect((await api.admin.person({ userId: login.userId })).blockedAt).not.toBeNull()
  await api.admin.changeBlock({ userId: login.userId, isBlocked: false, reason })
  // what was ended stays ended
  expect(await statusOf(login.jwt)).toBe(401)
  const back = await newBrowser().signIn('github', 'blocked')
  expect([back.status, back.login.userId]).toEqual([200, login.userId])
  const { lines } = await api.audit.list({ personId: login.userId })
  expect(lines.map(({ action, details, reason }) => [action, details, reason])).toEqual([
    ['admin.changeBlock', 'in', reason],
    ['admin.changeBlock', 'out', reason],
  ])
})

it('no session that was opened at the same moment outlives it', async () => {
  const { login } = await newBrowser().signIn('github', 'blocked-racing')
  const api = await admin()
  const [, ...signedIn] = await Promise.all([
    api.admin.changeBlock({ userId: login.userId, isBlocked: true, reason }),
    newBrowser().signIn('github', 'blocked-racing'),
    newBrowser().signIn('github', 'blocked-racing'),
  ])
  for (const { login } of signedIn) if (login.jwt) expect(await statusOf(login.jwt)).toBe(401)
})

it('never an administrator, and nobody who is not there; why has to be said', async () => {
  const api = await admin()
  const other = await createUser({ isAdmin: true })
  const block = (userId: string, why = reason) => api.admin.changeBlock({ userId, isBlocked: true, reason: why })
  await expect(block(other.userId)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await statusOf(other.token)).toBe(200)
  await expect(block(crypto.randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(block((await createUser()).userId, ' ')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
