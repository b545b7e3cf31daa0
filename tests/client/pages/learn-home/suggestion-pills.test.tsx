import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SuggestionPills } from '#client/pages/learn-home/prompt/suggestion-pills.tsx'
import { listed } from '#tests/client/roadmaps/roadmap.ts'
import { clients, render } from '#tests/support/client/render.tsx'
import { answered } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()
const pick = vi.fn()
let rerender: Awaited<ReturnType<typeof render>>['rerender']

const pills = () =>
  screen
    .queryAllByRole('listitem')
    .map((pill) => pill.textContent)
    .filter((text) => text !== 'Show More')
/** What suggestions were asked for; whatever another file's page still asks goes to this server, too. */
const contexts = () =>
  server.mock.calls
    .map(([url]) => new URL(String(url), location.href))
    .filter(({ pathname }) => pathname === '/trpc/chat.prompts')
    .map(({ searchParams }) => JSON.parse(searchParams.get('input') ?? '')[0])
const part = (typed: string, picked: string | null = null) => (
  <SuggestionPills typed={typed} picked={picked} onPick={pick} />
)
/** Until the hand has rested, and a little longer. */
const rest = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 700)))

async function show(promptedBy: 'user' | 'ai', prompts: string[]) {
  const roadmaps = [{ ...listed('r-1'), ...(promptedBy === 'ai' && { promptedBy }) }]
  clients.queryClient.setQueryData(clients.trpc.roadmaps.list.queryKey(), { ownerId: 'u-1', roadmaps, next: null })
  server.mockImplementation(async () => answered({ prompts, tip: 'A tip.' }))
  ;({ rerender } = await render(part('')))
}

beforeEach(() => vi.stubGlobal('fetch', server))
afterEach(() => {
  server.mockReset()
})

it('pills show 3 at first and more in steps of 3', async () => {
  await show('user', ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7'])
  await waitFor(() => expect(pills()).toHaveLength(3))
  expect(document.body.textContent).toContain('suggests for your goal')
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }))
  expect(pills()).toHaveLength(6)
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }))
  expect(pills()).toHaveLength(7)
  await userEvent.click(screen.getByRole('button', { name: 'b2' }))
  expect(pick).toHaveBeenCalledWith('b2')
})

it('2 initially for the ai type', async () => {
  await show('ai', ['a1', 'b2', 'c3'])
  await waitFor(() => expect(pills()).toHaveLength(2))
})

it("the goal is what is typed, else the latest roadmap's; a picked suggestion is no new goal", async () => {
  await show('user', ['a1', 'b2'])
  await waitFor(() => expect(contexts()).toEqual([{ context: 'Wish r-1' }]))
  await rerender(part('Learn Go'))
  await rest()
  await waitFor(() => expect(contexts()).toEqual([{ context: 'Wish r-1' }, { context: 'Learn Go' }]))
  await rerender(part('a1', 'a1'))
  await rest()
  expect(contexts()).toHaveLength(2)
})

it('nothing is shown where nothing is suggested', async () => {
  await show('user', [])
  await waitFor(() => expect(server).toHaveBeenCalled())
  expect(document.body.textContent).not.toContain('suggests')
})
