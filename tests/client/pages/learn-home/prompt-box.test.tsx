import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PromptBox } from '#client/pages/learn-home/prompt/prompt-box.tsx'
import { usePromptDraft } from '#client/pages/learn-home/prompt/use-prompt-draft.ts'
import { ErrorDialogOutlet } from '#client/ui/dialog/error-dialog-outlet.tsx'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { render } from '#tests/support/client/render.tsx'
import { answered, refused } from '#tests/support/client/server.ts'

const created = vi.fn()
const server = vi.fn<typeof fetch>()

function Search({ credits }: { credits: number }) {
  const [prompt, setPrompt] = usePromptDraft('u-1')
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <PromptBox
      userId="u-1"
      credits={credits}
      prompt={prompt}
      field={field}
      isDirect
      planned={null}
      onPlan={() => undefined}
      onChange={setPrompt}
      onCreated={created}
    />
  )
}

async function show(credits = 2) {
  await render(
    <>
      <Search credits={credits} />
      <ErrorDialogOutlet />
    </>,
  )
}

function field(): HTMLTextAreaElement {
  const found = screen.getByRole<HTMLTextAreaElement>('textbox', { name: ROADMAP_TEXTS.promptPlaceholder })
  if (!found) throw new Error('no prompt field')
  return found
}

/** What stays beneath the field. */
const problem = () =>
  document.getElementById(field().getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent

const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

/** Whether the browser would have gone on to write a new line. */
const press = (key: string, options: KeyboardEventInit = {}) => fireEvent.keyDown(field(), { key, ...options })

const granted = (roadmapId: string) => answered({ id: roadmapId, state: 'incomplete' })
const keyOfCall = (index: number) => JSON.parse(String(server.mock.calls[index]?.[1]?.body))[0].requestKey

describe('PromptBox', () => {
  beforeEach(() => {
    // whoever looks whether the server is there finds it
    vi.stubGlobal('fetch', (...sent: Parameters<typeof fetch>) =>
      sent[1]?.method === 'HEAD' ? Promise.resolve(new Response()) : server(...sent),
    )
  })
  afterEach(async () => {
    server.mockReset()
    created.mockReset()
  })

  it('says what is wrong with an empty and with a short prompt, and asks nobody', async () => {
    await show()
    await press('Enter')
    expect(problem()).toBe('Learning objective not found')
    type('ab')
    expect(problem()).toBe('')
    await press('Enter')
    expect(problem()).toBe('Search query should be more than two characters long!')
    expect(field().value).toBe('ab')
    expect(server).not.toHaveBeenCalled()
  })

  it('offers what comes nearest, and one click asks for it', async () => {
    const title = 'A first API in C#'
    server.mockImplementationOnce(async () =>
      refused(400, 'unknown_topic', 'Our library has nothing about COBOL yet.', { nearest: [{ id: 'p', title }] }),
    )
    server.mockImplementationOnce(async () => granted('r-7'))
    await show()
    type('cobol')
    press('Enter')
    fireEvent.click(await screen.findByRole('button', { name: title }))
    await waitFor(() => expect(created).toHaveBeenCalledWith('r-7'))
    expect(JSON.parse(String(server.mock.calls[1]?.[1]?.body))[0]).toMatchObject({ prompt: title })
    expect(screen.queryByRole('button', { name: title })).toBeNull()
  })

  it('leaves Shift+Enter and an input method alone, and lets go on Escape', async () => {
    await show()
    type('Learn Go')
    expect(await press('Enter', { shiftKey: true })).toBe(true)
    expect(await press('Enter', { isComposing: true })).toBe(true)
    // Safari's Enter at the end of a composition
    expect(await press('Enter', { keyCode: 229 })).toBe(true)
    field().focus()
    await press('Escape')
    expect(document.activeElement).toBe(document.body)
    expect(server).not.toHaveBeenCalled()
  })

  it('repeats a submit that got no answer under the same key', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    server.mockResolvedValueOnce(granted('r-1'))
    await show()
    type('Learn Go')
    await press('Enter')
    await waitFor(() => expect(problem()).toContain(ROADMAP_TEXTS.creationFailed))
    expect(field().value).toBe('Learn Go')
    await press('Enter')
    await waitFor(() => expect(created).toHaveBeenCalledExactlyOnceWith('r-1'))
    expect(keyOfCall(0)).toBe(keyOfCall(1))
  })

  it('keeps the key over a reload, and tells a deleted roadmap once', async () => {
    const deleted = 'This roadmap was deleted. Please ask for a new one.'
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    server.mockResolvedValueOnce(refused(409, 'conflict', deleted))
    server.mockResolvedValueOnce(granted('r-2'))
    await show()
    type('Learn Go')
    await press('Enter')
    await waitFor(() => expect(problem()).toContain(ROADMAP_TEXTS.creationFailed))
    cleanup()
    await show()
    expect(field().value).toBe('Learn Go')
    await press('Enter')
    await waitFor(() => expect(problem()).toBe(deleted))
    await press('Enter')
    await waitFor(() => expect(created).toHaveBeenCalledExactlyOnceWith('r-2'))
    expect(keyOfCall(1)).toBe(keyOfCall(0))
    expect(keyOfCall(2)).not.toBe(keyOfCall(1))
  })

  it('sends nothing twice for whoever leaves while it is created, and has no draft left afterwards', async () => {
    const pending = Promise.withResolvers<Response>()
    server.mockReturnValueOnce(pending.promise)
    await show()
    type('Learn Go')
    await press('Enter')
    await waitFor(() => expect(server).toHaveBeenCalledTimes(1))
    cleanup()
    await show()
    expect(field().readOnly).toBe(true)
    await press('Enter')
    pending.resolve(granted('r-1'))
    await waitFor(() => expect(field().value).toBe(''))
    expect(server).toHaveBeenCalledTimes(1)
    expect(sessionStorage.length).toBe(0)
  })

  it('sends one call while one is under way, and another prompt under another key', async () => {
    const first = Promise.withResolvers<Response>()
    server.mockReturnValueOnce(first.promise)
    server.mockResolvedValueOnce(refused(402, 'no_credits', ROADMAP_TEXTS.noCredits))
    await show()
    type('Learn Go')
    await press('Enter')
    await waitFor(() => expect(server).toHaveBeenCalledTimes(1))
    await press('Enter')
    first.resolve(refused(402, 'no_credits', ROADMAP_TEXTS.noCredits))
    await waitFor(() => expect(problem()).toBe(ROADMAP_TEXTS.noCredits))
    expect(server).toHaveBeenCalledTimes(1)
    type('Learn Rust')
    await press('Enter')
    await waitFor(() => expect(server).toHaveBeenCalledTimes(2))
    expect(keyOfCall(0)).not.toBe(keyOfCall(1))
  })

  it('tells a refusal beneath the field and keeps the text', async () => {
    server.mockResolvedValueOnce(refused(400, 'unknown_topic', 'Our library has nothing about this topic yet.'))
    await show()
    type('Knitting')
    await press('Enter')
    await waitFor(() => expect(problem()).toBe('Our library has nothing about this topic yet.'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field().value).toBe('Knitting')
    expect(created).not.toHaveBeenCalled()
  })

  it('tells a refusal in the error dialog once the page was left', async () => {
    const answer = Promise.withResolvers<Response>()
    server.mockReturnValueOnce(answer.promise)
    await show()
    type('Knitting')
    await press('Enter')
    await waitFor(() => expect(server).toHaveBeenCalledOnce())
    cleanup()
    await render(<ErrorDialogOutlet />)
    answer.resolve(refused(400, 'unknown_topic', 'Our library has nothing about this topic yet.'))
    const dialog = await screen.findByRole('dialog', { name: 'Our library has nothing about this topic yet.' })
    expect(dialog.textContent).toContain('what you asked for is kept')
  })

  it('says the documented sentence for an inappropriate prompt', async () => {
    server.mockResolvedValueOnce(refused(400, 'inappropriate', 'whatever the server says'))
    await show()
    type('something bad')
    await press('Enter')
    await waitFor(() => expect(problem()).toBe(ROADMAP_TEXTS.inappropriate))
  })

  it('explains itself without credits', async () => {
    await show(0)
    expect(document.body.textContent).toContain(ROADMAP_TEXTS.noCredits)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Create/ }).disabled).toBe(true)
  })
})
