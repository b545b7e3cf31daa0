import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { JoinButton } from '#client/features/waitlist/join-button.tsx'
import { originOf } from '#client/features/waitlist/origin.ts'
import { WaitlistForm } from '#client/features/waitlist/waitlist-form.tsx'
import { render } from '#tests/support/client/render.tsx'

const answer = vi.fn<(url: string, body: Record<string, unknown>) => Response>()

beforeEach(() => {
  answer.mockReset().mockImplementation(() => Response.json({ place: 7, statusPath: '/waitlist/x' }))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => answer(url, JSON.parse(String(init.body))))
})

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const join = () => userEvent.click(screen.getByRole('button', { name: 'Join Waitlist' }))
const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(new RegExp(`^${name}`)), { target: { value } })
}

describe('the join form (1§2, 1§5)', () => {
  it('R-WAIT-01, R-WAIT-02, R-WAIT-03, R-WAIT-04, R-WAIT-06, R-WAIT-11: sends nothing while a field has a problem, says it on each change, and both are required', async () => {
    await render(<WaitlistForm waitlist="os" />)
    await join()
    expect(answer).not.toHaveBeenCalled()
    expect(document.body.textContent).toContain('Name is required')
    expect(document.body.textContent).toContain('Email is required')
    expect([field(/^Name/).required, field(/^Email/).required]).toEqual([true, true])
    await fill({ Name: ' a ', Email: 'a@b.c' })
    expect(document.body.textContent).toContain('Name must be at least 2 characters')
    expect(document.body.textContent).toContain('Invalid email address')
    await fill({ Name: 'Jane', Email: 'a@b.co' })
    expect(document.body.textContent).not.toContain('Invalid email address')
    expect(document.body.textContent).toContain('Where we write to once')
  })

  it('R-WAIT-07, R-WAIT-09, R-WAIT-12, RT-74: joins: popup with the literal words, place and link; the form is empty again', async () => {
    await render(<WaitlistForm waitlist="agencer" />)
    await fill({ Name: 'Jane', Email: 'jane@b.co' })
    await join()
    expect(await screen.findByText('Your are in!')).toBeDefined()
    expect(document.body.textContent).toContain('Your place on the list: 7.')
    expect(screen.getByRole('link', { name: /how to leave/ }).getAttribute('href')).toBe('/waitlist/x')
    expect(answer).toHaveBeenCalledWith('/ft/contactUs', expect.objectContaining({ waitlist: 'agencer', trap: '' }))
    expect([field(/^Name/).value, field(/^Email/).value]).toEqual(['', ''])
  })

  it('R-WAIT-08, R-WAIT-13: an error field is told below the literal words, and what was typed can be sent again', async () => {
    answer.mockImplementationOnce(() => Response.json({ error: 'Too full.' }, { status: 400 }))
    await render(<WaitlistForm waitlist="os" />)
    await fill({ Name: 'Jane', Email: 'jane@b.co' })
    await join()
    expect(await screen.findByText('Oops somthing went wrong')).toBeDefined()
    expect(screen.getByText('Too full.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('Your are in!')).toBeDefined()
    expect(answer.mock.calls[1]?.[1]).toMatchObject({ name: 'Jane', email: 'jane@b.co' })
  })

  it('a lost connection is caught', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')))
    await render(<WaitlistForm waitlist="os" />)
    await fill({ Name: 'Jane', Email: 'jane@b.co' })
    await join()
    expect(await screen.findByText(/could not reach the server/)).toBeDefined()
  })

  it('R-WAIT-05, R-WAIT-14: a plan’s asks for the company too and has the words of 3§4.2', async () => {
    await render(<WaitlistForm waitlist="customers" plan="Trial" />)
    await fill({ Name: 'Jane', Email: 'jane@b.co' })
    await join()
    expect(document.body.textContent).toContain('Company name is required')
    await fill({ 'Company name': 'Doe' })
    answer.mockImplementationOnce(() => Response.json({ error: 'No.' }))
    await join()
    expect(await screen.findByText('Error')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('Successfully joined waitlist')).toBeDefined()
    expect(answer).toHaveBeenCalledWith(
      '/ft/stripe/addToWaitList',
      expect.objectContaining({ companyName: 'Doe', plan: 'Trial' }),
    )
  })
})

it('R-WAIT-10, R-WAIT-15: the join dialog closes with Escape, and is empty when it opens again (3§4.2)', async () => {
  await render(<JoinButton waitlist="customers" />)
  await join()
  await screen.findByRole('dialog')
  fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: 'Jane' } })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await join()
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })).value).toBe('')
})

it('3§2.7: reference and campaign come from the page’s address', () => {
  expect(originOf('?ref=meetup&utm_source=letter')).toEqual({
    reference: 'meetup',
    utm: { source: 'letter', medium: undefined, campaign: undefined },
  })
  expect(originOf('').reference).toBeUndefined()
})
