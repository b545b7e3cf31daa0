import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ReferralRow } from '#client/features/invites/referral-row.tsx'
import { EventSink } from '#client/lib/event-sink.ts'
import { queryClient } from '#client/trpc.ts'
import { answered, buttonOf, clickOn, prepareBrowser, refused, settled, stage } from '#tests/client/roadmaps/stage.tsx'

const LINK = 'https://tubli.test/welcome/abc'
const server = vi.fn<typeof fetch>()
const writeText = vi.fn<(text: string) => Promise<void>>()
const record = vi.fn()
let leave: () => Promise<void>

async function show() {
  const row = (
    <EventSink value={record}>
      <ReferralRow />
    </EventSink>
  )
  leave = (await stage(row)).leave
}

beforeEach(() => {
  prepareBrowser(server)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  writeText.mockResolvedValue()
})
afterEach(async () => {
  await leave()
  document.body.replaceChildren()
  queryClient.clear()
  server.mockReset()
  writeText.mockReset()
  record.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the copy button is disabled until the invite link has loaded, then copies it', async () => {
  const answer = Promise.withResolvers<Response>()
  server.mockReturnValueOnce(answer.promise)
  await show()
  expect(buttonOf('Copy')?.disabled).toBe(true)
  answer.resolve(answered({ inviteLink: LINK }))
  await settled(() => expect(buttonOf('Copy')?.disabled).toBe(false))
  expect(document.body.textContent).toContain(LINK)
  await clickOn('Copy')
  expect(writeText).toHaveBeenCalledWith(LINK)
  expect(record).toHaveBeenCalledWith({ action: 'Copied referral link' })
})

it('reads Link Copied for 3 seconds', async () => {
  server.mockResolvedValueOnce(answered({ inviteLink: LINK }))
  await show()
  await settled(() => expect(buttonOf('Copy')?.disabled).toBe(false))
  vi.useFakeTimers()
  await clickOn('Copy')
  expect(buttonOf('Link Copied')).toBeDefined()
  await vi.advanceTimersByTimeAsync(2900)
  expect(buttonOf('Link Copied')).toBeDefined()
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  await settled(() => expect(buttonOf('Copy')).toBeDefined())
})

it('a link that could not be loaded can be asked for again', async () => {
  server.mockResolvedValueOnce(refused(429, 'too_many', 'Too many calls.'))
  await show()
  await settled(() => expect(buttonOf('Try again')).toBeDefined())
  expect(buttonOf('Copy')).toBeUndefined()
  server.mockResolvedValueOnce(answered({ inviteLink: LINK }))
  await clickOn('Try again')
  await settled(() => expect(buttonOf('Copy')?.disabled).toBe(false))
})
