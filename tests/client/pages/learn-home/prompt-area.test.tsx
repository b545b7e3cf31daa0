import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PromptArea } from '#client/pages/learn-home/prompt/prompt-area.tsx'
import type { RoadmapPlan } from '#shared/roadmaps/plans.ts'
import type { PlanRoadmapInput } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { UserAccount } from '#shared/users/schemas.ts'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

const account = { credits: 3, skipsPlan: false } as UserAccount
const created = vi.fn()
const asked: PlanRoadmapInput[] = []
const creations: (PlanRoadmapInput & { requestKey: string })[] = []
let answerPlan: (input: PlanRoadmapInput) => unknown
let answerCreation: () => unknown

/** As the worker says it, with the prompt for what is wanted. */
function planFor({ prompt, changes }: PlanRoadmapInput): RoadmapPlan {
  const understood = { knows: ['React'], wants: [prompt], without: [], level: null, hoursPerWeek: null, until: null }
  return {
    heard: `You want to learn ${prompt}.`,
    understood: { ...understood, ...changes },
    phases: [{ title: 'The first phase', minutes: 90, sections: [{ title: 'A section', minutes: 90 }] }],
    hours: 30,
    notHonoured: 'Not covered: Zorblax.',
    others: prompt === 'Rust' ? [{ id: 'rust-tool', title: 'A Rust tool from zero' }] : [],
    author: 'builtin',
  }
}

function Area({ person = account, given = null }: { person?: UserAccount; given?: string | null }) {
  const field = useRef<HTMLTextAreaElement>(null)
  return <PromptArea userId="u-1" account={person} field={field} given={given} bringBack={null} onCreated={created} />
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: ROADMAP_TEXTS.promptPlaceholder })
const write = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Write it for 1 credit/ })

async function plan(prompt: string) {
  fireEvent.change(field(), { target: { value: prompt } })
  await userEvent.click(screen.getByRole('button', { name: 'See the plan' }))
}

beforeEach(() => {
  asked.length = 0
  creations.length = 0
  answerPlan = planFor
  answerCreation = () => ({ id: 'r-1', state: 'incomplete' })
  vi.stubGlobal(
    'fetch',
    serverOf({
      'roadmaps.plan': (input) => {
        asked.push(input as PlanRoadmapInput)
        return answerPlan(input as PlanRoadmapInput)
      },
      'roadmaps.create': (input) => {
        creations.push(input as (typeof creations)[number])
        return answerCreation()
      },
      'roadmaps.list': () => ({ ownerId: 'u-1', roadmaps: [] }),
      'chat.prompts': () => ({ prompts: [], tip: '' }),
      'auth.account': () => account,
    }),
  )
})
afterEach(() => created.mockReset())

describe('a plan comes before a credit', () => {
  it('says what was heard, how long it takes and what it leaves out, and has its price', async () => {
    await render(<Area />)
    await plan('Rust')
    expect((await write()).textContent).toBe('Write it for 1 credit (2 left after)')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      'You want to learn Rust. 1 phase, about 30 hours.',
    )
    expect(screen.getByText('Not covered: Zorblax.')).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'Planned phases' })).getByText('A section')).toBeTruthy()
    expect(creations).toEqual([])
  })

  it('what was changed goes along with the creation, also after a lost answer, under one key', async () => {
    await render(<Area />)
    await plan('Rust')
    await write()
    await userEvent.click(screen.getByRole('button', { name: 'Remove React' }))
    await waitFor(() => expect(asked.at(-1)?.changes).toEqual({ knows: [] }))
    answerCreation = () => new TypeError('Failed to fetch')
    await userEvent.click(await write())
    await screen.findByText(/trying again never makes a second roadmap/)
    answerCreation = () => ({ id: 'r-1', state: 'incomplete' })
    await userEvent.click(await write())
    await waitFor(() => expect(created).toHaveBeenCalledExactlyOnceWith('r-1'))
    expect(creations).toMatchObject([1, 2].map(() => ({ prompt: 'Rust', changes: { knows: [] } })))
    expect(creations[0]?.requestKey).toBe(creations[1]?.requestKey)
    expect(field().value).toBe('')
    expect(screen.queryByRole('region', { name: 'Plan' })).toBeNull()
  })

  it('another change is another request', async () => {
    answerCreation = () => new TypeError('Failed to fetch')
    await render(<Area />)
    await plan('Rust')
    await userEvent.click(await write())
    await screen.findByText(/trying again never makes/)
    await userEvent.click(screen.getByRole('button', { name: 'Remove React' }))
    await waitFor(async () => expect((await write()).disabled).toBe(false))
    await userEvent.click(await write())
    await waitFor(() => expect(creations).toHaveLength(2))
    expect(creations[0]?.requestKey).not.toBe(creations[1]?.requestKey)
  })

  it('the one before stands until the new one is there, and cannot be bought meanwhile', async () => {
    await render(<Area />)
    await plan('Rust')
    await write()
    const next = Promise.withResolvers<RoadmapPlan>()
    answerPlan = () => next.promise
    await plan('Elixir')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('You want to learn Rust')
    expect((await write()).disabled).toBe(true)
    next.resolve(planFor({ prompt: 'Elixir' }))
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('You want to learn Elixir'),
    )
    expect((await write()).disabled).toBe(false)
  })

  it('a reload keeps the prompt and its changes', async () => {
    await render(<Area />)
    await plan('Rust')
    await write()
    await userEvent.click(screen.getByRole('button', { name: 'Any level, change' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Advanced' }))
    await waitFor(() => expect(asked.at(-1)?.changes).toEqual({ level: 'advanced' }))
    cleanup()
    await render(<Area />)
    await write()
    expect(field().value).toBe('Rust')
    expect(screen.getByRole('button', { name: 'Advanced, change' })).toBeTruthy()
  })
})

describe('where there is no plan', () => {
  it('a refusal is said once and keeps the text; what comes nearest is planned at one click', async () => {
    const refusal = new Refusal(400, 'unknown_topic', 'Nobody knows this.', { nearest: [{ id: 'p', title: 'Elixir' }] })
    answerPlan = (input) => (input.prompt === 'Elixir' ? planFor(input) : refusal)
    await render(<Area />)
    await plan('Bees')
    expect(await screen.findAllByText('Nobody knows this.')).toHaveLength(1)
    expect(field().value).toBe('Bees')
    expect(screen.queryByRole('button', { name: /^Write it/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Elixir' }))
    await write()
    expect(field().value).toBe('Elixir')
    expect(creations).toEqual([])
  })

  it('what may have been meant instead is planned at one click', async () => {
    await render(<Area />)
    await plan('Rust')
    await userEvent.click(await screen.findByRole('button', { name: 'A Rust tool from zero' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ prompt: 'A Rust tool from zero' }))
    expect(field().value).toBe('A Rust tool from zero')
    await waitFor(() => expect(screen.queryByText('Not what you meant?')).toBeNull())
  })

  it('a change that leaves no plan can be taken back', async () => {
    answerPlan = (input) =>
      input.changes?.without?.length ? new Refusal(400, 'unknown_topic', 'Nothing is left.') : planFor(input)
    await render(<Area />)
    await plan('Rust')
    await write()
    await userEvent.click(screen.getByRole('button', { name: 'Add what you don’t want' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Not this' }), 'Rust{Enter}')
    await screen.findByText('Nothing is left.')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Rust' }))
    await write()
  })

  it('a lost connection keeps everything, and asks again', async () => {
    answerPlan = () => new TypeError('Failed to fetch')
    await render(<Area />)
    await plan('Rust')
    const again = await screen.findByRole('button', { name: 'Try again' })
    answerPlan = planFor
    await userEvent.click(again)
    await write()
    expect(field().value).toBe('Rust')
  })
})

it('without a credit there is the plan, and a way to credits', async () => {
  await render(<Area person={{ ...account, credits: 0 }} />)
  await plan('Rust')
  const link = await screen.findByRole('link', { name: /Get credits/ })
  expect(link.getAttribute('href')).toBe('/8020/credits')
  expect(screen.queryByRole('button', { name: /^Write it/ })).toBeNull()
})

it.each([
  ['who skips the plan', <Area key="skips" person={{ ...account, skipsPlan: true }} />],
  ['a prompt of the address', <Area key="given" given="Rust" />],
])('%s creates at once, and may see the plan first', async (_who, area) => {
  await render(area)
  fireEvent.change(field(), { target: { value: 'Rust' } })
  expect(screen.getByRole('button', { name: 'See the plan first' })).toBeTruthy()
  fireEvent.keyDown(field(), { key: 'Enter' })
  await waitFor(() => expect(created).toHaveBeenCalledWith('r-1'))
  expect(asked).toEqual([])
})
