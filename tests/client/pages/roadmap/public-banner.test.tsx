import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EventSink } from '#client/lib/event-sink.ts'
import { PublicBanner } from '#client/pages/roadmap/public-banner.tsx'
import { written } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'
import { answered, sentTo } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()
const cloned = vi.fn()
const record = vi.fn()

async function show(isSignedIn: boolean, credits?: number) {
  const roadmap = { ...written('r-1'), isOwner: false }
  await render(
    <EventSink value={record}>
      <PublicBanner roadmap={roadmap} isSignedIn={isSignedIn} credits={credits} onCloned={cloned} />
    </EventSink>,
  )
}
const create = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Create' })

beforeEach(() => vi.stubGlobal('fetch', server))
afterEach(() => {
  server.mockReset()
  cloned.mockReset()
  record.mockReset()
})

it("a visitor's Create leads to the sign-in with the prompt, logged as Log In to clone roadmap", async () => {
  await show(false)
  expect(document.body.textContent).toContain('Like the prompt? Create your own roadmap')
  const href = new URL(create().href)
  expect(href.pathname).toBe('/welcome')
  expect(href.searchParams.get('prompt')).toBe('Wish r-1')
  await userEvent.click(create())
  expect(record).toHaveBeenCalledWith({ action: 'Log In to clone roadmap', details: { roadmapId: 'r-1' } })
})

it('a visitor is told that it can be copied, for what, and comes back for it after the sign-in', async () => {
  await show(false)
  expect(document.body.textContent).toContain('Or copy this one, as it is. Each costs 1 credit; a new account has 3.')
  const href = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Copy this roadmap' }).href)
  expect([href.pathname, href.searchParams.get('redirect')]).toEqual(['/welcome', location.pathname])
})

it('2§4: A signed-in Create runs a new search with the same prompt.', async () => {
  server.mockImplementation(async () => answered({ id: 'r-3', state: 'incomplete' }))
  await show(true, 2)
  expect(document.body.textContent).toContain('A roadmap costs 1 credit. You have 2 credits left')
  const button = screen.getByRole('button', { name: 'Create for 1 credit' })
  expect(button.textContent).toBe('Create')
  await userEvent.click(button)
  await waitFor(() => expect(cloned).toHaveBeenCalledWith('r-3'))
  expect(sentTo(server, 'roadmaps.create')).toEqual([{ prompt: 'Wish r-1', requestKey: expect.any(String) }])
})

it('a copy that got no answer is asked for under the same key after a reload', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  await show(true, 2)
  await userEvent.click(screen.getByRole('button', { name: 'Copy this roadmap for 1 credit' }))
  await waitFor(() => expect(sentTo(server, 'roadmaps.clone')).toHaveLength(1))
  cleanup()
  await show(true, 2)
  await userEvent.click(screen.getByRole('button', { name: 'Copy this roadmap for 1 credit' }))
  await waitFor(() => expect(sentTo(server, 'roadmaps.clone')).toHaveLength(2))
  const [first, second] = sentTo(server, 'roadmaps.clone')
  expect(second).toEqual(first)
})

it('a copy says its price and the balance, and leads to itself', async () => {
  server.mockImplementation(async () => answered({ id: 'r-2', state: 'incomplete' }))
  await show(true, 2)
  expect(document.body.textContent).toContain('You have 2 credits left')
  await userEvent.click(screen.getByRole('button', { name: 'Copy this roadmap for 1 credit' }))
  await waitFor(() => expect(cloned).toHaveBeenCalledWith('r-2'))
  expect(sentTo(server, 'roadmaps.clone')).toEqual([{ id: 'r-1', requestKey: expect.any(String) }])
  expect(record).toHaveBeenCalledWith({ action: 'Cloned roadmap', details: { roadmapId: 'r-1' } })
})

it('nobody without credits can copy', async () => {
  await show(true, 0)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy this roadmap for 1 credit' }).disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create for 1 credit' }).disabled).toBe(true)
  expect(document.body.textContent).toContain('You do not have enough credits to create a roadmap.')
})
