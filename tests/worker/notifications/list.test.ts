import { expect, it } from 'vitest'
import { send } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'

it('the notifications of somebody whom nobody has notified are three empty lists (C041)', async () => {
  const { token } = await createUser()
  const response = await send('/ft/notifications', { token })
  const answer = { notifications: [], pairRequestCount: [], connectionCount: [] }
  expect([response.status, await response.json()]).toEqual([200, answer])
  expect((await send('/ft/notifications')).status).toBe(401)
})
