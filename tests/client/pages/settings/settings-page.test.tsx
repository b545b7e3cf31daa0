import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readToken, startSession } from '#client/lib/stored-session.ts'
import { ExportSection } from '#client/pages/settings/export/export-section.tsx'
import { RemovalSection } from '#client/pages/settings/removal/removal-section.tsx'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

const exported = vi.fn()
const preview = vi.fn()
const remove = vi.fn()
const leave = vi.fn()

beforeEach(() => {
  startSession({ token: 'token', userId: 'u' })
  preview.mockReturnValue({ login: 'mari', roadmaps: 2, certificates: 1, credits: 5, isPro: true })
  vi.stubGlobal(
    'fetch',
    serverOf({
      'auth.exportAccount': () => exported(),
      'auth.previewRemoval': () => preview(),
      'auth.removeAccount': (input) => remove(input),
    }),
  )
})
afterEach(() => {
  vi.resetAllMocks()
  startSession({ token: null })
})

describe('the export', () => {
  it('says why where there is none', async () => {
    exported.mockReturnValue(new Refusal(429, 'too_many', 'You have asked for this many times.'))
    await render(<ExportSection />)
    await userEvent.click(screen.getByRole('button', { name: 'Download everything' }))
    expect((await screen.findByRole('alert')).textContent).toBe('You have asked for this many times.')
  })

  it('is one file, named by its day', async () => {
    exported.mockReturnValue({ exportedAt: '2026-11-23T01:02:03.000Z', parts: [] })
    const create = vi.fn((_: Blob) => 'blob:export')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined }))
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      leave(this.download)
    })
    await render(<ExportSection />)
    await userEvent.click(screen.getByRole('button', { name: 'Download everything' }))
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('tubli-export-2026-11-23.html'))
    expect(await create.mock.calls[0]?.[0].text()).toContain('<h1>Your data at Tubli</h1>')
    click.mockRestore()
  })
})

describe('deleting the account', () => {
  const open = async () => {
    await render(<RemovalSection />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account…' }))
    return screen.findByRole('textbox', { name: 'Type mari to confirm' })
  }
  const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete everything' })

  it('says what goes, and waits for the login', async () => {
    const field = await open()
    expect(document.body.textContent).toContain(
      'This takes 2 roadmaps with your notes and answers, 1 certificate, which nobody can verify any more, and 5 credits, which are not paid back. Your Pro plan ends now; nothing more is charged.',
    )
    expect(confirm().disabled).toBe(true)
    await userEvent.type(field, 'somebody')
    expect(confirm().disabled).toBe(true)
    await userEvent.clear(field)
    await userEvent.type(field, '@Mari')
    expect(confirm().disabled).toBe(false)
    expect(remove).not.toHaveBeenCalled()
  })

  it('says so where nothing was deleted, and stays signed in', async () => {
    remove.mockReturnValue(new Error('lost'))
    await userEvent.type(await open(), 'mari{Enter}')
    await screen.findByText('The connection was lost. Nothing was deleted.')
    expect(remove).toHaveBeenCalledExactlyOnceWith({ login: 'mari' })
    expect(readToken()).toBe('token')
  })
})
