import { describe, expect, it } from 'vitest'
import { callerFor, send, UNLIMITED } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'

const asked = async (count: number) => {
  const user = await createUser()
  for (let n = 0; n < count; n += 1) {
    const { api } = await callerFor((await createUser()).token, UNLIMITED)
    await api.connections.request({ userId: user.userId })
  }
  return user
}

const unread = async (token: string) =>
  (await (await callerFor(token, UNLIMITED)).api.notifications.list()).connectionCount.length

describe('reading notifications (C042, C076, R-COMM-06, R-COMM-07)', () => {
  it('one at a time, those of a type, or all', async () => {
    const user = await asked(3)
    const { api } = await callerFor(user.token, UNLIMITED)
    const [first] = (await api.notifications.list()).notifications
    await api.notifications.markRead({ notificationIds: [first?.notificationId ?? ''] })
    expect(await unread(user.token)).toBe(2)
    const update = (body: object) => send('/ft/notifications/update', { token: user.token, body, env: UNLIMITED })
    expect(await (await update({ type: 'PairingRequest' })).json()).toEqual({ status: 'ok' })
    expect(await unread(user.token)).toBe(2)
    expect((await update({ type: 'ConnectionRequest' })).status).toBe(200)
    expect(await unread(user.token)).toBe(0)
    expect((await update({ type: 'Other' })).status).toBe(400)
    const again = await asked(2)
    await (await callerFor(again.token, UNLIMITED)).api.notifications.markRead({})
    expect(await unread(again.token)).toBe(0)
  })

  it('C076 reads those about connections', async () => {
    const user = await asked(1)
    const body = { userId: user.userId }
    const response = await send('/ft/user/connection/update/read', { token: user.token, body, env: UNLIMITED })
    expect(await response.json()).toEqual({ status: 'ok' })
    expect(await unread(user.token)).toBe(0)
  })

  it('nobody reads another’s', async () => {
    const [user, other] = [await asked(1), await asked(1)]
    const { api } = await callerFor(user.token, UNLIMITED)
    const [{ notificationId } = { notificationId: '' }] = (await api.notifications.list()).notifications
    const { api: others } = await callerFor(other.token, UNLIMITED)
    await expect(others.notifications.markRead({ notificationIds: [notificationId] })).rejects.toThrow('does not exist')
    // beside one's own it stays unread as well
    const own = (await others.notifications.list()).notifications.map((one) => one.notificationId)
    await others.notifications.markRead({ notificationIds: [...own, notificationId] })
    expect([await unread(other.token), await unread(user.token)]).toEqual([0, 1])
    await others.notifications.markRead({})
    expect(await unread(user.token)).toBe(1)
  })
})
