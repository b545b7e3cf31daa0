import { expect, it } from 'vitest'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'

it('what somebody does not want to be told is left out, there and nowhere else, until they want it again', async () => {
  const [user, other] = await Promise.all([createUser(), createUser({ name: 'Ana Asks' })])
  const { api } = await callerFor(user.token)
  await (await callerFor(other.token)).api.connections.request({ userId: user.userId })
  const { address } = await api.users.createAddress({ kind: 'notifications' })
  const atom = async () => (await (await send(new URL(address).pathname)).text()).includes('Ana Asks')
  const page = async () => {
    const { notifications, connectionCount } = await api.notifications.list()
    expect(connectionCount).toHaveLength(notifications.length)
    return notifications.length === 1
  }
  const save = (channel: 'page' | 'atom', isWanted: boolean) =>
    api.notifications.saveSetting({ kind: 'connectionRequested', channel, isWanted })
  expect([await page(), await atom()]).toEqual([true, true])
  await Promise.all([save('atom', false), save('atom', false)])
  expect([await page(), await atom()]).toEqual([true, false])
  await save('atom', true)
  await save('page', false)
  expect([await page(), await atom()]).toEqual([false, true])
  expect(await api.notifications.settings()).toEqual({ muted: [{ kind: 'connectionRequested', channel: 'page' }] })
  // the request itself stands where it is answered
  expect((await api.connections.requests()).received).toMatchObject([{ name: 'Ana Asks' }])
  await save('page', true)
  expect(await page()).toBe(true)
})
