import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSession } from '#client/features/auth/use-session.ts'
import { useHasNews } from '#client/features/notifications/use-has-news.ts'
import { readStored, store } from '#client/lib/stored-session.ts'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

function Here() {
  const { status } = useSession()
  return <p>{`${status}, ${useHasNews(status === 'user') ? 'news' : 'nothing new'}`}</p>
}

const account = vi.fn()
const list = vi.fn(() => ({ pairRequestCount: [], connectionCount: [{}] }))

it('R-AUTH-09: whose token holds is here, and what waits for them is asked for', async () => {
  account.mockReturnValue({ userId: 'u1' })
  vi.stubGlobal('fetch', serverOf({ 'auth.account': account, 'notifications.list': list }))
  store({ token: 'good' })
  await render(<Here />)
  expect(await screen.findByText('user, news')).toBeTruthy()
  expect(list).toHaveBeenCalledOnce()
})

it('an open page hears within a minute of what happens', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  account.mockReturnValue({ userId: 'u1' })
  const news = vi.fn(() => ({ pairRequestCount: [], connectionCount: [] as object[] }))
  vi.stubGlobal('fetch', serverOf({ 'auth.account': account, 'notifications.list': news }))
  store({ token: 'good' })
  await render(<Here />)
  expect(await screen.findByText('user, nothing new')).toBeTruthy()
  await waitFor(() => expect(news).toHaveBeenCalledOnce())
  news.mockReturnValue({ pairRequestCount: [], connectionCount: [{}] })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await screen.findByText('user, news')).toBeTruthy()
  vi.useRealTimers()
})

it('hears at once of what happens, and asks for nothing that it knows', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  account.mockReturnValue({ userId: 'u1' })
  const known = { createdAt: '2026-11-01T10:00:00.000Z' }
  const news = vi.fn(() => ({ notifications: [known], pairRequestCount: [], connectionCount: [] as object[] }))
  const events = new TransformStream<string, string>()
  const writer = events.writable.getWriter()
  const server = serverOf({ 'auth.account': account, 'notifications.list': news })
  const live = new Response(events.readable.pipeThrough(new TextEncoderStream()))
  const asked = vi.fn((url: unknown) => url === '/ft/notifications/live')
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => (asked(call[0]) ? live : server(...call)))
  store({ token: 'good' })
  await render(<Here />)
  expect(await screen.findByText('user, nothing new')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(5000)
  await writer.write(`data: ${known.createdAt}\n\n`)
  await vi.advanceTimersByTimeAsync(100)
  expect(news).toHaveBeenCalledOnce()
  news.mockReturnValue({ notifications: [], pairRequestCount: [], connectionCount: [{}] })
  await writer.write('data: 2026-11-02T10:00:00.000Z\n\n')
  expect(await screen.findByText('user, news')).toBeTruthy()
  expect(news).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

it('R-AUTH-09: a token that no longer holds is cleared', async () => {
  account.mockReturnValue(new Refusal(401, 'UNAUTHORIZED', 'Please sign in.'))
  list.mockClear()
  vi.stubGlobal('fetch', serverOf({ 'auth.account': account, 'notifications.list': list }))
  store({ token: 'bad', userId: 'u1' })
  await render(<Here />)
  expect(await screen.findByText('visitor, nothing new')).toBeTruthy()
  await waitFor(() => expect([readStored('token'), readStored('userId')]).toEqual([null, null]))
  expect(list).not.toHaveBeenCalled()
})
