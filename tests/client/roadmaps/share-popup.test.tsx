import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SharePopup } from '#client/features/roadmaps/share/share-popup.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { written } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'
import { answered, refused, sentTo } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()
const writeText = vi.fn<(text: string) => Promise<void>>()

async function show(more: Partial<Roadmap>) {
  await render(<SharePopup roadmap={{ ...written('r-1'), ...more }} isOpen onClose={() => {}} />)
}
const switches = () => screen.queryAllByRole<HTMLInputElement>('switch')
const linkSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: /link/i })
const listSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: /^List/ })

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  writeText.mockResolvedValue()
  server.mockImplementation(async () => answered({ isLinkShared: false, isListed: false }))
})
afterEach(() => {
  server.mockReset()
  writeText.mockReset()
})

it('copies the link to the roadmap', async () => {
  await show({ isOwner: false })
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/learn/u-1/r-1`)
  expect(switches()).toEqual([])
})

it('its owner takes the link back, and with it the listing', async () => {
  await show({ isListed: true })
  expect(switches().map(({ checked }) => checked)).toEqual([true, true])
  await userEvent.click(linkSwitch())
  await waitFor(() =>
    expect(sentTo(server, 'roadmaps.share')).toEqual([{ id: 'r-1', isLinkShared: false, isListed: false }]),
  )
})

it('what is not shared can be neither listed nor copied', async () => {
  await show({ isLinkShared: false })
  expect(listSwitch().disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
})

it('a switch that waits keeps the focus and takes nothing meanwhile', async () => {
  const pending = Promise.withResolvers<Response>()
  server.mockReturnValue(pending.promise)
  await show({})
  const list = listSwitch()
  list.focus()
  await userEvent.click(list)
  await waitFor(() => expect(list.getAttribute('aria-disabled')).toBe('true'))
  expect([list.disabled, document.activeElement === list]).toEqual([false, true])
  await userEvent.click(list)
  expect(sentTo(server, 'roadmaps.share')).toEqual([{ id: 'r-1', isListed: true }])
  pending.resolve(answered({ isLinkShared: true, isListed: true }))
})

it('a refusal is said beside the switches, which show what is so', async () => {
  server.mockImplementation(async () => refused(500, 'internal', 'Something went wrong on our side.'))
  await show({})
  await userEvent.click(listSwitch())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('It could not be changed.'))
  expect(listSwitch().checked).toBe(false)
})
