import { describe, expect, it } from 'vitest'
import { callerFor, send, sendStreaming } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'
import { hasten } from '#tests/support/worker/hasten.ts'

const LIVE = '/ft/notifications/live'

/** Hears the events of an open page, one after the other; null is their end. */
async function hear(token: string) {
  const response = await sendStreaming(LIVE, { token })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return { next: async () => (await reader?.read())?.value ?? null, leave: () => reader?.cancel() }
}

describe('an open page', () => {
  it('hears when its owner is told something, and of nothing that they do not want to be told', async () => {
    hasten()
    const [user, other, third] = await Promise.all([createUser(), createUser(), createUser()])
    const { api } = await callerFor(user.token)
    const ask = async ({ token }: typeof user) =>
      (await callerFor(token)).api.connections.request({ userId: user.userId })
    const page = await hear(user.token)
    expect(await page.next()).toBe('data: \n\n')
    await ask(other)
    const [told] = (await api.notifications.list()).notifications
    expect(await page.next()).toBe(`data: ${told?.createdAt}\n\n`)
    const muted = { kind: 'connectionRequested', channel: 'page' } as const
    await api.notifications.saveSetting({ ...muted, isWanted: false })
    expect(await page.next()).toBe('data: \n\n')
    await ask(third)
    await api.notifications.saveSetting({ ...muted, isWanted: true })
    const [latest] = (await api.notifications.list()).notifications
    expect(await page.next()).toBe(`data: ${latest?.createdAt}\n\n`)
    await page.leave()
  })

  it('hears nothing more once its session has ended', async () => {
    hasten()
    const user = await createUser()
    const page = await hear(user.token)
    expect(await page.next()).toBe('data: \n\n')
    await (await callerFor(user.token)).api.auth.signOut()
    expect(await page.next()).toBeNull()
    expect((await send(LIVE, { token: user.token })).status).toBe(401)
  })

  it('is nobody without a session', async () => {
    expect((await send(LIVE)).status).toBe(401)
  })
})
