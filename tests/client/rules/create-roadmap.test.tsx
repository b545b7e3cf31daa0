import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InternshipBanner } from '#client/pages/learn-home/internship/internship-banner.tsx'
import { PromptBox } from '#client/pages/learn-home/prompt/prompt-box.tsx'
import { SuggestionPills } from '#client/pages/learn-home/prompt/suggestion-pills.tsx'
import { usePromptDraft } from '#client/pages/learn-home/prompt/use-prompt-draft.ts'
import { listed } from '#tests/client/roadmaps/roadmap.ts'
import { clients, render } from '#tests/support/client/render.tsx'
import { answered, refused, sentTo } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()
const created = vi.fn()

function Search() {
  const [prompt, setPrompt] = usePromptDraft('u-1')
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <PromptBox
      userId="u-1"
      credits={2}
      field={field}
      isDirect
      planned={null}
      onPlan={() => undefined}
      onCreated={created}
      prompt={prompt}
      onChange={setPrompt}
    />
  )
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const told = () => document.getElementById(field().getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent
const built = () => sentTo(server, 'roadmaps.create')

async function search(text: string) {
  await render(<Search />)
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.keyDown(field(), { key: 'Enter' })
}

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockImplementation(async () => answered({ id: 'r-1', state: 'incomplete' }))
})
afterEach(() => {
  server.mockReset()
  created.mockReset()
})

describe('2§5: Roadmap search: at least 3 characters, otherwise Search query should be more than two characters long!', () => {
  it('two, and space around them, are told and not sent', async () => {
    await search(' ab ')
    expect(told()).toBe('Search query should be more than two characters long!')
    expect(server).not.toHaveBeenCalled()
  })
  it('three are sent', async () => {
    await search('SQL')
    await waitFor(() => expect(created).toHaveBeenCalledWith('r-1'))
    expect(built()).toMatchObject([{ prompt: 'SQL' }])
  })
})

describe('2§5: Max 1024.', () => {
  it('the field takes no more', async () => {
    await search('x'.repeat(1024))
    expect(field().maxLength).toBe(1024)
    await waitFor(() => expect(created).toHaveBeenCalledWith('r-1'))
    expect(built()).toHaveLength(1)
  })
  it('what comes into it another way is cut', async () => {
    await search('x'.repeat(1025))
    await waitFor(() => expect(created).toHaveBeenCalledWith('r-1'))
    expect(built()).toMatchObject([{ prompt: 'x'.repeat(1024) }])
  })
})

it('2§5: An empty learning objective gives Learning objective not found.', async () => {
  await search('   ')
  expect(told()).toBe('Learning objective not found')
  expect(server).not.toHaveBeenCalled()
})

describe('2§8: Inappropriate query (server message, case-insensitive): Inappropriate query: we are sorry but we cannot handle your query, please try another.', () => {
  const TEXT = 'Inappropriate query: we are sorry but we cannot handle your query, please try another.'

  it.each(['Inappropriate query', 'INAPPROPRIATE QUERY', 'inappropriate query: no'])(
    'refused with %j',
    async (words) => {
      server.mockResolvedValue(refused(400, 'inappropriate', words))
      await search('something bad')
      await waitFor(() => expect(told()).toBe(TEXT))
      expect(field().value).toBe('something bad')
    },
  )
})

describe('2§8: Any other error status, or missing roadmapId on creation: Error encountered! Please try again.', () => {
  it.each([
    ['a failing server', () => refused(500, 'internal', 'Something went wrong on our side.')],
    ['a missing roadmapId', () => answered({ id: '', state: 'incomplete' })],
    ['the status error', () => answered({ id: 'r-1', state: 'failure' })],
  ])('%s', async (_what, answer) => {
    server.mockImplementation(async () => answer())
    await search('Learn Go')
    await waitFor(() => expect(told()).toContain('Error encountered! Please try again.'))
    expect(created).not.toHaveBeenCalled()
    expect(field().value).toBe('Learn Go')
  })
})

it('2§5: Internship language: python or javascript (default python); generation runs only once a language is chosen.', async () => {
  await render(<InternshipBanner userId="u-1" credits={2} onCreated={created} />)
  const languages = screen.getAllByRole<HTMLInputElement>('radio')
  expect(languages.map(({ value, checked }) => [value, checked])).toEqual([
    ['python', true],
    ['javascript', false],
  ])
  await userEvent.click(screen.getByRole('radio', { name: /javascript/i }))
  // choosing alone generates nothing
  expect(server).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Generate for 1 credit' }))
  await waitFor(() => expect(built()).toMatchObject([{ internshipLanguage: 'javascript' }]))
})

describe('2§9: Suggestion pills: 3 at first, steps of 3 (2 initially for ai).', () => {
  const pills = () => screen.queryAllByRole('button', { name: /^Wish number/ }).length

  it.each([
    ['user', [3, 6, 8]],
    ['ai', [2, 5, 8]],
  ] as const)('%s', async (promptedBy, steps) => {
    const roadmaps = [{ ...listed('r-1'), ...(promptedBy === 'ai' && { promptedBy }) }]
    clients.queryClient.setQueryData(clients.trpc.roadmaps.list.queryKey(), { ownerId: 'u-1', roadmaps, next: null })
    const prompts = Array.from({ length: 8 }, (_, n) => `Wish number ${n}`)
    server.mockImplementation(async () => answered({ prompts, tip: '' }))
    await render(<SuggestionPills typed="" picked={null} onPick={() => undefined} />)
    await waitFor(() => expect(pills()).toBe(steps[0]))
    for (const more of steps.slice(1)) {
      await userEvent.click(screen.getByRole('button', { name: 'Show More' }))
      expect(pills()).toBe(more)
    }
    expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull()
  })
})

it('2§9: Sample prompts max 3.', async () => {
  await render(<Search />)
  const samples = within(screen.getByRole('list', { name: 'Try asking' })).getAllByRole('button')
  expect(samples.map(({ textContent }) => textContent)).toEqual([
    'Javascript project that consist of typescript',
    'Python projects with numpy',
    'Projects using GPT',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Python projects with numpy' }))
  expect(field().value).toBe('Python projects with numpy')
})
