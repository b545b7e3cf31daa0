import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recordEvent, sendWaiting } from '#client/features/analytics/record-event.ts'
import { clearEverything, startSession } from '#client/lib/stored-session.ts'
import { LEARN_EVENTS } from '#shared/analytics/texts.ts'

const server = vi.fn<typeof fetch>()
const sent = () => server.mock.calls.flatMap(([, init]) => Object.values<Sent>(JSON.parse(String(init?.body))))
type Sent = { eventId: string; payload: object }

const signIn = () =>
  startSession({
    token: 'a-token',
    provider: 'github',
    providerId: '1',
    userId: 'u-1',
    userAvatar: null,
    showWelcomeMessage: null,
    cohort: null,
    usageIntent: null,
  })

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockImplementation(async () => Response.json([{ result: { data: { status: 'ok' } } }]))
})
afterEach(() => {
  clearEverything()
  server.mockReset()
  vi.unstubAllGlobals()
})

it('sends what a signed-in person did, each event under an id of its own', async () => {
  signIn()
  recordEvent({ action: LEARN_EVENTS.opened, details: { roadmapId: 'r-1' } })
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  recordEvent({ action: LEARN_EVENTS.searched, details: { category: 'roadmap', flag: 'user', topics: [] } })
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  const [opened, searched] = sent()
  expect(opened).toMatchObject({ eventType: '8020', payload: { action: 'Opened roadmap', roadmapId: 'r-1' } })
  expect(searched).toMatchObject({
    eventType: 'eightyTwenty',
    payload: { category: 'roadmap', flag: 'user', topics: [] },
  })
  expect(opened?.eventId).not.toBe(searched?.eventId)
})

it('sends in one request what happens at once, and after the page is left, too', async () => {
  signIn()
  recordEvent({ action: LEARN_EVENTS.pageViewed, details: { page: '/learn' } })
  recordEvent({ action: LEARN_EVENTS.opened, details: { roadmapId: 'r-1' } })
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  expect(server).toHaveBeenCalledTimes(1)
  expect(server.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true })
})

it("keeps a visitor's events until a sign-in says whose they are", async () => {
  recordEvent({ action: LEARN_EVENTS.logInToClone, details: { roadmapId: 'r-1' } })
  sendWaiting()
  expect(server).not.toHaveBeenCalled()
  signIn()
  sendWaiting()
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.payload).toEqual({ action: 'Log In to clone roadmap', roadmapId: 'r-1' })
  sendWaiting()
  expect(server).toHaveBeenCalledTimes(1)
})

it('nothing fails with an event that could not be sent', async () => {
  signIn()
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  recordEvent({ action: LEARN_EVENTS.created })
  await vi.waitFor(() => expect(server).toHaveBeenCalled())
})
