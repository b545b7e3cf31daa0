import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { readNoteDraft, writeNoteDraft } from '#client/features/progress/notes/note-draft.ts'
import { OwnNote } from '#client/pages/phase/notes/own-note.tsx'
import { section } from '#tests/client/progress/progress.ts'
import { render } from '#tests/support/client/render.tsx'
import { answered, refused, sentTo } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()
const text = () => document.body.textContent ?? ''
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your note, as Markdown' })

/** The worker with this note, which takes what it is sent or answers otherwise. */
const keeps = (note: { text: string; revision: number }, onSave = () => answered({ revision: note.revision + 1 })) =>
  server.mockImplementation(async (url) => (String(url).includes('saveNote') ? onSave() : answered(note)))

const show = (hasNote: boolean) => render(<OwnNote phaseId="p-1" section={section('s-1', { hasNote })} />)

// lazy parts take a moment on a busy machine
beforeAll(async () => {
  await import('#client/pages/phase/notes/section-note.tsx')
  await import('#client/ui/text/markdown-text.tsx')
})
beforeEach(() => vi.stubGlobal('fetch', server))
afterEach(() => {
  server.mockReset()
  writeNoteDraft('s-1', null)
})

// the first of this file: later ones have the code already
it('keeps what is typed before its code has come', async () => {
  keeps({ text: '', revision: 0 })
  await show(false)
  fireEvent.click(screen.getByRole('button', { name: 'Add a note' }))
  const early = screen.getByRole('textbox')
  expect(document.activeElement).toBe(early)
  fireEvent.change(early, { target: { value: 'Lay' } })
  await waitFor(() => expect(screen.getByRole('textbox')).not.toBe(early))
  await userEvent.keyboard('ers')
  await waitFor(() => expect(text()).toContain('Saved. Only you see it.'), { timeout: 3000 })
  expect(sentTo(server, 'progress.saveNote')).toEqual([{ sectionId: 's-1', text: 'Layers', revision: 0 }])
})

it('asks for nothing until there is a note, and saves by itself what was typed', async () => {
  keeps({ text: '', revision: 0 })
  await show(false)
  expect(server).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Add a note' }))
  const writing = await field()
  expect(document.activeElement).toBe(writing)
  await userEvent.type(await field(), 'Layers')
  expect(text()).toContain('Saving…')
  expect(readNoteDraft('s-1')).toEqual({ text: 'Layers', revision: 0 })
  await waitFor(() => expect(text()).toContain('Saved. Only you see it.'), { timeout: 3000 })
  expect(sentTo(server, 'progress.saveNote')).toEqual([{ sectionId: 's-1', text: 'Layers', revision: 0 }])
  expect(readNoteDraft('s-1')).toBeNull()
})

it('shows Markdown without HTML, pictures and scripts', async () => {
  keeps({
    text: '# Top\n\n**bold** ![x](https://evil.example/x.png) <script>1</script> [a](javascript:b)',
    revision: 2,
  })
  await show(true)
  expect((await screen.findByRole('heading', { name: 'Top' })).tagName).toBe('H4')
  expect(document.querySelectorAll('img, script')).toHaveLength(0)
  expect(screen.getByText('a').getAttribute('href')).toBe('')
})

it('what another tab wrote is not overwritten unasked', async () => {
  keeps({ text: 'old', revision: 1 }, () => refused(409, 'conflict', 'This note was changed in another tab.'))
  await show(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await userEvent.type(await field(), ' mine')
  await waitFor(() => expect(text()).toContain('This note was changed in another tab.'), { timeout: 3000 })
  keeps({ text: 'theirs', revision: 4 })
  await userEvent.click(screen.getByRole('button', { name: 'Keep this one' }))
  await waitFor(() => expect(text()).toContain('Saved. Only you see it.'))
  expect(sentTo(server, 'progress.saveNote').at(-1)).toEqual({ sectionId: 's-1', text: 'old mine', revision: 4 })
})

it('what an earlier visit could not send is sent, unless the note has changed since', async () => {
  writeNoteDraft('s-1', { text: 'left over', revision: 1 })
  keeps({ text: 'newer', revision: 2 })
  await show(true)
  await waitFor(() => expect(text()).toContain('This note was changed in another tab.'))
  await userEvent.click(screen.getByRole('button', { name: 'Take that one' }))
  await waitFor(() => expect(text()).toContain('newer'))
  expect(sentTo(server, 'progress.saveNote')).toEqual([])
})
