import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AreaFeedbackPopup } from '#client/features/analytics/area-feedback-popup.tsx'
import { PhaseFeedbackPopup } from '#client/features/analytics/phase-feedback-popup.tsx'
import { queryClient } from '#client/trpc.ts'
import {
  answered,
  buttonOf,
  clickOn,
  prepareBrowser,
  refused,
  sentTo,
  settled,
  stage,
  writeIn,
} from '#tests/client/roadmaps/stage.tsx'

const server = vi.fn<typeof fetch>()
const close = vi.fn()
let leave: () => Promise<void>

beforeEach(() => {
  prepareBrowser(server)
  server.mockImplementation(async () => answered({ status: 'ok' }))
})
afterEach(async () => {
  await leave()
  document.body.replaceChildren()
  queryClient.clear()
  server.mockReset()
  close.mockReset()
  vi.unstubAllGlobals()
})

const field = () => document.querySelector('textarea')
const reason = (text: string) =>
  [...document.querySelectorAll('label')].find((label) => label.textContent === text)?.querySelector('input')
const feedback = () => sentTo(server, 'analytics.giveFeedback')

describe('Additional Feedback', () => {
  beforeEach(async () => {
    leave = (await stage(<PhaseFeedbackPopup isOpen course="Basics" onClose={close} />)).leave
  })

  it('has its documented title, placeholder, reasons and buttons', () => {
    expect(document.body.textContent).toContain('Additional Feedback')
    expect(field()?.placeholder).toBe('What do you like about this phase?')
    const reasons = [...document.querySelectorAll('label')].map((label) => label.textContent)
    expect(reasons).toEqual(["Don't like this content", "Don't like the layout", 'Content not correct'])
    expect(buttonOf('Close')).toBeDefined()
  })

  it('sends with at least one reason only, then logs and closes', async () => {
    await writeIn(field(), 'Too short')
    expect(buttonOf('Send Feedback')?.disabled).toBe(true)
    await act(async () => reason('Content not correct')?.click())
    expect(buttonOf('Send Feedback')?.disabled).toBe(false)
    await clickOn('Send Feedback')
    await settled(() => expect(feedback()).toHaveLength(1))
    expect(feedback()[0]).toEqual({
      action: 'feedback',
      reactions: ['Content not correct'],
      message: 'Too short',
      about: 'Basics',
    })
    await settled(() => expect(close).toHaveBeenCalledTimes(1))
    expect(field()?.value).toBe('')
  })

  it('keeps the words that could not be sent, and stays open', async () => {
    server.mockImplementation(async () => refused(500, 'internal', 'Something went wrong.'))
    await writeIn(field(), 'Too short')
    await act(async () => reason('Content not correct')?.click())
    await clickOn('Send Feedback')
    await settled(() => expect(feedback()).toHaveLength(1))
    await settled(() => expect(buttonOf('Send Feedback')?.disabled).toBe(false))
    expect(field()?.value).toBe('Too short')
    expect(reason('Content not correct')?.checked).toBe(true)
    expect(close).not.toHaveBeenCalled()
  })

  it('keeps the words of a popup that was closed', async () => {
    await writeIn(field(), 'Too short')
    await clickOn('Close')
    await settled(() => expect(close).toHaveBeenCalledTimes(1))
    expect(field()?.value).toBe('Too short')
  })

  it('logs and closes by the other button as well', async () => {
    await clickOn('Close')
    await settled(() => expect(feedback()).toHaveLength(1))
    expect(feedback()[0]).toMatchObject({ action: 'feedback closed', reactions: [] })
    expect(close).toHaveBeenCalledTimes(1)
  })
})

it('the simple dialog enables Proceed only with non-empty text', async () => {
  leave = (await stage(<AreaFeedbackPopup isOpen area="8020" onClose={close} />)).leave
  expect(buttonOf('Proceed')?.disabled).toBe(true)
  await writeIn(field(), '   ')
  expect(buttonOf('Proceed')?.disabled).toBe(true)
  await writeIn(field(), 'More drawings, please')
  await clickOn('Proceed')
  await settled(() => expect(feedback()).toHaveLength(1))
  expect(feedback()[0]).toMatchObject({ action: 'feedback', message: 'More drawings, please', about: '8020' })
  await settled(() => expect(close).toHaveBeenCalledTimes(1))
})

it('the simple dialog keeps words that could not be sent, and stays open', async () => {
  server.mockImplementation(async () => refused(500, 'internal', 'Something went wrong.'))
  leave = (await stage(<AreaFeedbackPopup isOpen area="8020" onClose={close} />)).leave
  await writeIn(field(), 'More drawings, please')
  await clickOn('Proceed')
  await settled(() => expect(feedback()).toHaveLength(1))
  await settled(() => expect(buttonOf('Proceed')?.disabled).toBe(false))
  expect(field()?.value).toBe('More drawings, please')
  expect(close).not.toHaveBeenCalled()
})
