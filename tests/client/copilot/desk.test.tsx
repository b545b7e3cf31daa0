import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '#client/lib/stored-session.ts'
import type { Draft } from '#shared/copilot/schemas.ts'
import { Refusal, sentTo, serverOf } from '#tests/support/client/server.ts'
import { visit } from '#tests/support/client/visit.tsx'

/** RT-42: /playground/chats, a job and what is written for it. */

const JOB = {
  jobId: 'j1',
  listingId: null,
  title: 'Platform Engineer',
  company: 'Harbor Bank',
  url: '',
  createdAt: '2026-11-27T10:00:00Z',
}
const LETTER: Draft = {
  ...{
    textId: 't1',
    kind: 'coverLetter',
    question: '',
    cut: 1,
    author: 'stand-in',
    isStopped: false,
    createdAt: '2026-11-27T10:00:00Z',
  },
  facts: [{ id: 'f1', kind: 'certificate', label: 'Rust in practice', path: '/verify/1' }],
  pieces: [
    { text: 'I hold a certificate.', begins: 'paragraph', factIds: ['f1'], unknown: [] },
    { text: 'I know Kafka.', begins: 'sentence', factIds: [], unknown: [{ kind: 'skill', words: 'Kafka' }] },
  ],
}

const server = vi.fn<typeof fetch>()
let drafts: Draft[] = []
let writing: () => unknown = () => LETTER

beforeEach(() => {
  startSession({ token: 'token', userId: 'u1' })
  drafts = []
  writing = () => {
    drafts = [LETTER]
    return LETTER
  }
  const later = () => new Refusal(503, 'UNAVAILABLE', 'Later.')
  server.mockReset().mockImplementation(
    serverOf({
      'auth.account': later,
      'quotas.check': later,
      'copilot.jobs': () => ({ jobs: [{ ...JOB, excerpt: 'You know Go.', written: {} }] }),
      'copilot.job': () => ({ ...JOB, description: 'You know Go.', drafts, answers: [], canHear: false }),
      'copilot.writeCoverLetter': () => writing(),
      'copilot.keepText': () => {
        drafts = [{ ...LETTER, textId: 't2', author: 'you', pieces: LETTER.pieces.slice(0, 1) }, ...drafts]
        return drafts[0]
      },
    }),
  )
  vi.stubGlobal('fetch', server)
})

const openLetter = async () => {
  await visit('/playground/chats?job=j1&kind=coverLetter')
  return screen.findByRole('button', { name: 'Write it' })
}

describe('the desk', () => {
  it('shows what a draft rests on and asks about what rests on nothing; what is ticked becomes one’s own', async () => {
    const user = userEvent.setup()
    await user.click(await openLetter())
    const draft = await screen.findByRole('region', { name: 'Draft' })
    expect(draft.textContent).toContain('One sentence was left out')
    const [rests, asked] = within(draft).getAllByRole<HTMLInputElement>('checkbox')
    expect([rests?.checked, asked?.checked]).toEqual([true, false])
    expect(draft.textContent).toContain('You said nothing about Kafka: add or drop?')
    expect(within(draft).getByRole('link', { name: 'Rust in practice' }).getAttribute('href')).toBe('/verify/1')
    await user.click(within(draft).getByRole('button', { name: 'Keep what is ticked' }))
    const own = await screen.findByRole('region', { name: 'Your version' })
    expect(own.textContent).toContain('I hold a certificate.')
    expect(own.textContent).not.toContain('Kafka')
    expect(sentTo(server, 'copilot.keepText')).toMatchObject([{ text: 'I hold a certificate.', kind: 'coverLetter' }])
  })

  it('keeps what was typed where a call is refused, and says until when', async () => {
    writing = () =>
      new Refusal(429, 'too_many', 'API quota exceeded', {
        usage: { remaining: 0, resetAt: '2026-12-01T00:00:00.000Z' },
      })
    const user = userEvent.setup()
    const write = await openLetter()
    await user.click(screen.getByText('Say something that your records don’t'))
    await user.type(screen.getByLabelText('In the first person, a sentence a line'), 'I swim.')
    await user.click(write)
    expect((await screen.findByRole('alert')).textContent).toContain('API quota exceeded. New ones come on ')
    expect(screen.getByLabelText<HTMLTextAreaElement>('In the first person, a sentence a line').value).toBe('I swim.')
  })

  it('says so where the network fails twice (R-API-02)', async () => {
    writing = () => new TypeError('Failed to fetch')
    const user = userEvent.setup()
    await user.click(await openLetter())
    expect((await screen.findByRole('alert')).textContent).toContain('API call failed after 2 retries')
    await waitFor(() => expect(sentTo(server, 'copilot.writeCoverLetter')).toHaveLength(2))
  })

  it('says of a stream, too, that no call is left, and when new ones come', async () => {
    const known = server.getMockImplementation() ?? fetch
    const body = { error: 'API quota exceeded', usage: { remaining: 0, resetAt: '2026-12-01T00:00:00.000Z' } }
    server.mockImplementation(async (url, init) =>
      String(url).startsWith('/gpt/') ? Response.json(body, { status: 429 }) : known(url, init),
    )
    const user = userEvent.setup()
    await visit('/playground/chats?job=j1&kind=summary')
    await user.click(await screen.findByRole('button', { name: 'Write it' }))
    const told = (await screen.findByRole('alert')).textContent
    expect(told).toContain('API quota exceeded. New ones come on ')
    expect(told).not.toContain('kept')
  })
})
