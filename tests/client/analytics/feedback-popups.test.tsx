import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AreaFeedbackPopup } from '#client/features/analytics/area-feedback-popup.tsx'
import { PhaseFeedbackPopup } from '#client/features/analytics/phase-feedback-popup.tsx'
import { render } from '#tests/support/client/render.tsx'
import { answered, refused, sentTo } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()
const close = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockImplementation(async () => answered({ status: 'ok' }))
})
afterEach(() => {
  server.mockReset()
  close.mockReset()
})

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const reason = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const feedback = () => sentTo(server, 'analytics.giveFeedback')

describe('Additional Feedback', () => {
  beforeEach(async () => {
    await render(<PhaseFeedbackPopup isOpen course="Basics" onClose={close} />)
  })

  it('R-RMV-14: has its documented title, placeholder, reasons and buttons', () => {
    expect(document.body.textContent).toContain('Additional Feedback')
    expect(field().placeholder).toBe('What do you like about this phase?')
    const reasons = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ labels }) => labels?.[0]?.textContent)
    expect(reasons).toEqual(["Don't like this content", "Don't like the layout", 'Content not correct'])
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  })

  it('sends with at least one reason only, then logs and closes', async () => {
    await userEvent.type(field(), 'Too short')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Feedback' }).disabled).toBe(true)
    await userEvent.click(reason('Content not correct'))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Feedback' }).disabled).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Send Feedback' }))
    await waitFor(() => expect(feedback()).toHaveLength(1))
    expect(feedback()[0]).toEqual({
      action: 'feedback',
      reactions: ['Content not correct'],
      message: 'Too short',
      about: 'Basics',
    })
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
    expect(field().value).toBe('')
  })

  it('keeps the words that could not be sent, and stays open', async () => {
    server.mockImplementation(async () => refused(500, 'internal', 'Something went wrong.'))
    await userEvent.type(field(), 'Too short')
    await userEvent.click(reason('Content not correct'))
    await userEvent.click(screen.getByRole('button', { name: 'Send Feedback' }))
    await waitFor(() => expect(feedback()).toHaveLength(1))
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Feedback' }).disabled).toBe(false),
    )
    expect(screen.getByRole('alert').textContent).toContain('could not be sent')
    expect(field().value).toBe('Too short')
    expect(reason('Content not correct').checked).toBe(true)
    expect(close).not.toHaveBeenCalled()
  })

  it('keeps the words of a popup that was closed', async () => {
    await userEvent.type(field(), 'Too short')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
    expect(field().value).toBe('Too short')
  })

  it('logs and closes by the other button as well', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(feedback()).toHaveLength(1))
    expect(feedback()[0]).toMatchObject({ action: 'feedback closed', reactions: [] })
    expect(close).toHaveBeenCalledTimes(1)
  })
})

it('R-RMV-16: the simple dialog enables Proceed only with non-empty text', async () => {
  await render(<AreaFeedbackPopup isOpen area="8020" onClose={close} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Proceed' }).disabled).toBe(true)
  await userEvent.type(field(), '   ')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Proceed' }).disabled).toBe(true)
  await userEvent.clear(field())
  await userEvent.type(field(), 'More drawings, please')
  await userEvent.click(screen.getByRole('button', { name: 'Proceed' }))
  await waitFor(() => expect(feedback()).toHaveLength(1))
  expect(feedback()[0]).toMatchObject({ action: 'feedback', message: 'More drawings, please', about: '8020' })
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
})

it('the simple dialog keeps words that could not be sent, and stays open', async () => {
  server.mockImplementation(async () => refused(500, 'internal', 'Something went wrong.'))
  await render(<AreaFeedbackPopup isOpen area="8020" onClose={close} />)
  await userEvent.type(field(), 'More drawings, please')
  await userEvent.click(screen.getByRole('button', { name: 'Proceed' }))
  await waitFor(() => expect(feedback()).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Proceed' }).disabled).toBe(false))
  expect(screen.getByRole('alert').textContent).toContain('could not be sent')
  expect(field().value).toBe('More drawings, please')
  expect(close).not.toHaveBeenCalled()
})
