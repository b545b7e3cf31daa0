import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ReferralRow } from '#client/features/invites/referral-row.tsx'
import { EventSink } from '#client/lib/event-sink.ts'
import { render } from '#tests/support/client/render.tsx'
import { answered, refused } from '#tests/support/client/server.ts'

const LINK = 'https://tubli.test/welcome/abc'
const server = vi.fn<typeof fetch>()
const writeText = vi.fn<(text: string) => Promise<void>>()
const record = vi.fn()

async function show() {
  const row = (
    <EventSink value={record}>
      <ReferralRow />
    </EventSink>
  )
  await render(row)
}

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  writeText.mockResolvedValue()
})
afterEach(() => {
  server.mockReset()
  writeText.mockReset()
  record.mockReset()
  vi.useRealTimers()
})

it('the copy button is disabled until the invite link has loaded, then copies it', async () => {
  const answer = Promise.withResolvers<Response>()
  server.mockReturnValueOnce(answer.promise)
  await show()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy' }).disabled).toBe(true)
  answer.resolve(answered({ inviteLink: LINK }))
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy' }).disabled).toBe(false))
  expect(document.body.textContent).toContain(LINK)
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
  expect(writeText).toHaveBeenCalledWith(LINK)
  expect(record).toHaveBeenCalledWith({ action: 'Copied referral link' })
})

it('reads Link Copied for 3 seconds', async () => {
  server.mockResolvedValueOnce(answered({ inviteLink: LINK }))
  await show()
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy' }).disabled).toBe(false))
  vi.useFakeTimers()
  await act(async () => screen.getByRole('button', { name: 'Copy' }).click())
  expect(screen.getByRole('button', { name: 'Link Copied' })).toBeTruthy()
  await vi.advanceTimersByTimeAsync(2900)
  expect(screen.getByRole('button', { name: 'Link Copied' })).toBeTruthy()
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  await screen.findByRole('button', { name: 'Copy' })
})

it('a link that could not be loaded can be asked for again', async () => {
  server.mockResolvedValueOnce(refused(429, 'too_many', 'Too many calls.'))
  await show()
  await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
  server.mockResolvedValueOnce(answered({ inviteLink: LINK }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy' }).disabled).toBe(false))
})
