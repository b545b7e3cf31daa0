import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SharePopup } from '#client/features/roadmaps/share/share-popup.tsx'
import { queryClient } from '#client/trpc.ts'
import type { RoadmapDetail } from '#shared/roadmaps/schemas.ts'
import { answered, buttonOf, clickOn, prepareBrowser, sentTo, settled, stage, written } from './stage.tsx'

const server = vi.fn<typeof fetch>()
const writeText = vi.fn<(text: string) => Promise<void>>()
let leave: () => Promise<void>

async function show(more: Partial<RoadmapDetail>) {
  leave = (await stage(<SharePopup roadmap={{ ...written('r-1'), ...more }} isOpen onClose={() => {}} />)).leave
}
const switches = () => [...document.querySelectorAll<HTMLInputElement>('[role=switch]')]

beforeEach(() => {
  prepareBrowser(server)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  writeText.mockResolvedValue()
  server.mockImplementation(async () => answered({ isLinkShared: false, isListed: false }))
})
afterEach(async () => {
  await leave()
  document.body.replaceChildren()
  queryClient.clear()
  server.mockReset()
  writeText.mockReset()
  vi.unstubAllGlobals()
})

it('copies the link to the roadmap', async () => {
  await show({ isOwner: false })
  await clickOn('Copy link')
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/learn/u-1/r-1`)
  expect(switches()).toEqual([])
})

it('its owner takes the link back, and with it the listing', async () => {
  await show({ isListed: true })
  expect(switches().map(({ checked }) => checked)).toEqual([true, true])
  await act(async () => switches()[0]?.click())
  await settled(() =>
    expect(sentTo(server, 'roadmaps.share')).toEqual([{ id: 'r-1', isLinkShared: false, isListed: false }]),
  )
})

it('what is not shared can be neither listed nor copied', async () => {
  await show({ isLinkShared: false })
  expect(switches()[1]?.disabled).toBe(true)
  expect(buttonOf('Copy link')).toBeUndefined()
})

it('a switch that waits keeps the focus and takes nothing meanwhile', async () => {
  const held = Promise.withResolvers<Response>()
  server.mockReturnValue(held.promise)
  await show({})
  const list = switches()[1]
  list?.focus()
  await act(async () => list?.click())
  await settled(() => expect(list?.getAttribute('aria-disabled')).toBe('true'))
  expect([list?.disabled, document.activeElement === list]).toEqual([false, true])
  await act(async () => list?.click())
  expect(sentTo(server, 'roadmaps.share')).toEqual([{ id: 'r-1', isListed: true }])
  held.resolve(answered({ isLinkShared: true, isListed: true }))
})
