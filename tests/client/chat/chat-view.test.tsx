import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ChatView } from '#client/features/chat/conversation/chat-view.tsx'
import type { ChatRun } from '#shared/chat/schemas.ts'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, sentTo, serverOf } from '#tests/support/client/server.ts'

const run = (changes: Partial<ChatRun> = {}): ChatRun => ({
  ...{
    runId: 'r1',
    parentId: null,
    query: 'What now?',
    about: null,
    status: 'done',
    answer: 'This [1].',
    isFallback: false,
  },
  citations: [{ kind: 'yours', label: 'Ownership', path: '/here' }],
  createdAt: '2026-11-28T10:00:00.000Z',
  ...changes,
})
const [ask, conversation, stop] = [vi.fn(), vi.fn(), vi.fn()]
const events = () => {
  const stream = new TransformStream<string, string>()
  const writer = stream.writable.getWriter()
  const say = (word: object) => writer.write(`data: ${JSON.stringify(word)}\n\n`)
  return { body: stream.readable.pipeThrough(new TextEncoderStream()), say }
}
let live = events()
const server = vi.fn<typeof fetch>()

beforeEach(() => {
  for (const call of [ask, conversation, stop]) call.mockReset()
  live = events()
  const answers = serverOf({ 'chat.ask': ask, 'chat.conversation': conversation, 'chat.stop': stop })
  server.mockReset()
  server.mockImplementation(async (...call) =>
    String(call[0]).startsWith('/ft/chat/live/') ? new Response(live.body) : answers(...call),
  )
  vi.stubGlobal('fetch', server)
})

function Page({ first = null }: { first?: string | null }) {
  const [conversationId, setConversationId] = useState(first)
  const [draft, setDraft] = useState('')
  return <ChatView {...{ conversationId, onBegun: setConversationId, draft, onDraft: setDraft }} />
}
const send = async (text: string) => userEvent.type(screen.getByRole('textbox'), `${text}{Enter}`)

it('R-CHAT-09: a question stands there at once, its answer behind it, with a way to each record', async () => {
  ask.mockReturnValue({ conversationId: 'c1', run: run() })
  conversation.mockReturnValue({ conversationId: 'c1', title: 'What now?', runs: [run()] })
  await render(<Page />, '/', ['/here'])
  await send('What now?')
  const log = await screen.findByRole('log')
  expect(await within(log).findByText('What now?')).toBeTruthy()
  const chip = await within(log).findByRole('link', { name: 'Record 1: Ownership' })
  expect(chip.getAttribute('href')).toBe('/here')
  expect(sentTo(server, 'chat.ask')).toMatchObject([{ query: 'What now?', conversationId: null, about: null }])
})

it('R-CHAT-10: what failed says so, and is asked again as the same', async () => {
  ask.mockReturnValueOnce(new Refusal(500, 'internal', 'Something broke.'))
  ask.mockReturnValue({ conversationId: 'c1', run: run() })
  conversation.mockReturnValue({ conversationId: 'c1', title: 'What now?', runs: [run()] })
  await render(<Page />, '/', ['/here'])
  await send('What now?')
  expect(await screen.findByText('Oops! Something went wrong. Please try again.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Record 1: Ownership' })).toBeTruthy()
  const [first, second] = sentTo(server, 'chat.ask') as { key: string }[]
  expect(second?.key).toBe(first?.key)
})

it('says when new calls come, where none is left', async () => {
  const usage = { remaining: 0, resetAt: '2026-12-01T00:00:00.000Z' }
  ask.mockReturnValue(new Refusal(429, 'too_many', 'API quota exceeded', { usage }))
  await render(<Page />, '/', ['/here'])
  await send('What now?')
  expect(await screen.findByText('API quota exceeded. New ones on December 1.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  // nothing that was typed is lost
  expect(await screen.findByDisplayValue('What now?')).toBeTruthy()
})

it('hears an answer that is being written, and stops it', async () => {
  const writing = run({ status: 'writing', answer: '' })
  conversation.mockReturnValue({ conversationId: 'c1', title: 'What now?', runs: [writing] })
  stop.mockImplementation(() => {
    conversation.mockReturnValue({
      conversationId: 'c1',
      title: '',
      runs: [run({ status: 'stopped', answer: 'Go on' })],
    })
    return null
  })
  await render(<Page first="c1" />, '/', ['/here'])
  expect(await screen.findByRole('status', { name: 'The assistant is writing …' })).toBeTruthy()
  await vi.waitFor(() => expect(server.mock.calls.some(([url]) => url === '/ft/chat/live/r1')).toBe(true))
  await live.say({ at: 0, text: 'Go', status: 'writing' })
  await live.say({ at: 2, text: ' on', status: 'writing' })
  expect(await screen.findByText('Go on')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('Stopped')).toBeTruthy()
  expect(sentTo(server, 'chat.stop')).toEqual([{ runId: 'r1' }])
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
})

it('a mark that leads nowhere is no chip, and what somebody named with brackets stays a word', async () => {
  const answer = 'A \\[1\\] title [1], and [4] not.'
  conversation.mockReturnValue({ conversationId: 'c1', title: '', runs: [run({ answer })] })
  await render(<Page first="c1" />, '/', ['/here'])
  expect(await screen.findAllByRole('link')).toHaveLength(1)
  expect(screen.getByText(/A \[1\] title/)).toBeTruthy()
})

it('what is asked anew becomes a branch, and each of them is a step away', async () => {
  const first = run({ answer: 'The first.' })
  const again = run({ runId: 'r2', answer: 'The second.' })
  conversation.mockReturnValue({ conversationId: 'c1', title: '', runs: [first] })
  ask.mockImplementation(() => {
    conversation.mockReturnValue({ conversationId: 'c1', title: '', runs: [first, again] })
    return { conversationId: 'c1', run: again }
  })
  await render(<Page first="c1" />, '/', ['/here'])
  const log = within(await screen.findByRole('log'))
  await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }))
  expect(await log.findByText('The second.')).toBeTruthy()
  expect(log.queryByText('The first.')).toBeNull()
  expect(sentTo(server, 'chat.ask')).toMatchObject([{ query: 'What now?', parentId: null }])
  expect(screen.getByText('2/2')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Branch before' }))
  expect(log.getByText('The first.')).toBeTruthy()
  expect(screen.getByText('1/2')).toBeTruthy()
  // what follows now follows the first
  await send('And then?')
  expect(sentTo(server, 'chat.ask').at(-1)).toMatchObject({ query: 'And then?', parentId: 'r1' })
})

it('what was said stays where it is asked again in vain', async () => {
  conversation.mockReturnValue({ conversationId: 'c1', title: '', runs: [run({ answer: 'The first.' })] })
  ask.mockReturnValue(new Refusal(500, 'internal', 'Something broke.'))
  await render(<Page first="c1" />, '/', ['/here'])
  await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }))
  expect(await screen.findByText('Oops! Something went wrong. Please try again.')).toBeTruthy()
  expect(within(screen.getByRole('log')).getByText('The first.')).toBeTruthy()
})

it('a question is asked otherwise in its place, and Escape leaves it as it was', async () => {
  ask.mockReturnValue({ conversationId: 'c1', run: run({ runId: 'r2' }) })
  conversation.mockReturnValue({ conversationId: 'c1', title: '', runs: [run()] })
  await render(<Page first="c1" />, '/', ['/here'])
  await userEvent.click(await screen.findByRole('button', { name: 'Change the question' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), ' Or not{Escape}')
  expect(screen.getByRole('article', { name: 'You' }).textContent).toBe('What now?')
  await userEvent.click(screen.getByRole('button', { name: 'Change the question' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), ' Or not{Enter}')
  expect(sentTo(server, 'chat.ask')).toMatchObject([{ query: 'What now? Or not', parentId: null }])
})

it('an answer has tables, code with its language that is copied, no pictures and no addresses of its own', async () => {
  const answer = [
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '```rust\nfn main() {}\n```',
    '![x](https://tracker.test/a.png) [docs](https://made-up.test) https://bare.test <b>bold</b>',
  ].join('\n\n')
  conversation.mockReturnValue({ conversationId: 'c1', title: '', runs: [run({ answer, citations: [] })] })
  await render(<Page first="c1" />, '/', ['/here'])
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(screen.getByText('rust')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await userEvent.click(screen.getByRole('button', { name: 'Copy the code' }))
  expect(writeText).toHaveBeenCalledWith('fn main() {}')
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  // coloured once what colours it has come
  await vi.waitFor(() => expect(document.querySelector('.hljs-keyword')?.textContent).toBe('fn'))
})

it('what is not closed yet is drawn as if it were', async () => {
  const writing = run({ status: 'writing', answer: 'It is **bold and [a li' })
  conversation.mockReturnValue({ conversationId: 'c1', title: '', runs: [writing] })
  await render(<Page first="c1" />, '/', ['/here'])
  expect((await screen.findByText(/^bold and/)).tagName).toBe('STRONG')
})
