import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyChange } from '#client/features/progress/apply-change.ts'
import { progressKey } from '#client/features/progress/progress-options.ts'
import { useChangeProgress } from '#client/features/progress/use-change-progress.ts'
import { usePhaseProgress } from '#client/features/progress/use-phase-progress.ts'
import { ErrorDialogOutlet } from '#client/ui/dialog/error-dialog-outlet.tsx'
import { ToastOutlet } from '#client/ui/toast/toast-outlet.tsx'
import type { PhaseProgress } from '#shared/progress/schemas.ts'
import { progress, section } from '#tests/client/progress/progress.ts'
import { clients, render } from '#tests/support/client/render.tsx'
import { answered, refused } from '#tests/support/client/server.ts'

type Call = { path: string; input: Record<string, unknown> }

const calls: Call[] = []
const update = vi.fn<(input: Record<string, unknown>) => Response | Promise<Response>>()
let stored: PhaseProgress

function Page() {
  const { data } = usePhaseProgress('p-1', 'r-1', '1')
  const change = useChangeProgress('p-1', 'r-1')
  const cards = data?.sections[0]?.cards ?? []
  return (
    <>
      <p>{cards.map(({ id, isCompleted }) => `${id}:${isCompleted ? 'complete' : 'incomplete'}`).join(' ')}</p>
      {[0, 1].map((place) => (
        <button
          key={place}
          type="button"
          onClick={() => change({ kind: 'mark', sectionId: 's-1', cardId: cards[place]?.id ?? '', isCompleted: true })}
        >
          {`mark-${place}`}
        </button>
      ))}
      <button
        type="button"
        onClick={() => change({ kind: 'swap', sectionId: 's-1', cardId: 's-1-c0', bonusCardId: 's-1-b0' })}
      >
        refresh
      </button>
    </>
  )
}

const WithErrors = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <ErrorDialogOutlet />
    <ToastOutlet />
  </>
)
const dialog = () => screen.queryByRole('dialog')
const shown = () => screen.queryByRole('paragraph')?.textContent
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const callsOf = (path: string) => calls.filter((call) => call.path === path)
const ticked = (...done: string[]) => {
  const plain = section('s-1')
  return { ...plain, cards: plain.cards.map((card) => ({ ...card, isCompleted: done.includes(card.id) })) }
}

/** What the worker does: refuses a stale version, else merges item by item. */
function merge(input: Record<string, unknown>): Response {
  if (input.version !== stored.version) return refused(409, 'conflict', 'Changed in another tab.')
  const marks = input.marks as { cardId: string; isCompleted: boolean }[]
  const sections = stored.sections.map((section) => ({
    ...section,
    cards: section.cards.map((card) => ({ ...card, ...marks.find(({ cardId }) => cardId === card.id) })),
  }))
  stored = { ...stored, version: stored.version + 1, sections }
  return answered({ version: stored.version })
}

let goElsewhere: () => Promise<void>

// the dialog's code takes a moment on a busy machine
beforeAll(() => import('#client/ui/dialog/popup.tsx'))
beforeEach(async () => {
  stored = progress({ version: 7 })
  update.mockImplementation(merge)
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const paths = String(url)
      .replace(/^.*\/trpc\/|\?.*$/g, '')
      .split(',')
    const inputs = JSON.parse(String(init?.body)) as Record<string, Record<string, unknown>>
    const answers = paths.map(async (path, index) => {
      const input = inputs[index] ?? {}
      calls.push({ path, input })
      const [result] = (await (path === 'progress.open' ? answered(stored) : await update(input)).json()) as [unknown]
      return result
    })
    return Response.json(await Promise.all(answers))
  })
  const { rerender } = await render(
    <WithErrors>
      <Page />
    </WithErrors>,
  )
  goElsewhere = () => rerender(<WithErrors>Another page</WithErrors>)
  await waitFor(() => expect(shown()).toContain('s-1-c0:incomplete'))
})
afterEach(() => {
  calls.length = 0
  update.mockReset()
})

describe('marking a card', () => {
  it('sends the roadmap, the version it was made from and the card alone (R-PHS-11)', async () => {
    await click('mark-0')
    await waitFor(() => expect(callsOf('progress.update')).toHaveLength(1))
    expect(callsOf('progress.update')[0]?.input).toEqual({
      phaseId: 'p-1',
      roadmapId: 'r-1',
      version: 7,
      marks: [{ cardId: 's-1-c0', isCompleted: true }],
    })
    await waitFor(() => expect(clients.queryClient.getQueryData<PhaseProgress>(progressKey('p-1'))?.version).toBe(8))
  })

  it('shows at once, and goes back when the worker fails (2§4)', async () => {
    const answered = Promise.withResolvers<Response>()
    update.mockReturnValueOnce(answered.promise)
    await click('mark-0')
    await waitFor(() => expect(shown()).toContain('s-1-c0:complete'))
    expect(dialog()).toBeNull()
    answered.resolve(refused(500, 'internal', 'Something went wrong.'))
    await waitFor(() => expect(dialog()?.textContent).toContain('Error encountered while marking complete'))
    await waitFor(() => expect(shown()).toContain('s-1-c0:incomplete'))
  })

  it('that fails is told also where its cards are no longer on the page', async () => {
    const answered = Promise.withResolvers<Response>()
    update.mockReturnValueOnce(answered.promise)
    await click('mark-0')
    await waitFor(() => expect(callsOf('progress.update')).toHaveLength(1))
    await goElsewhere()
    answered.resolve(refused(500, 'internal', 'Something went wrong.'))
    await waitFor(() => expect(dialog()?.textContent).toContain('Error encountered while marking complete'))
  })

  it('takes back only itself while another change is on its way', async () => {
    const first = Promise.withResolvers<Response>()
    update.mockReturnValueOnce(first.promise)
    await click('mark-0')
    await click('mark-1')
    await waitFor(() => expect(shown()).toContain('s-1-c0:complete s-1-c1:complete'))
    // one after the other: the second waits for the version that the first leaves
    expect(callsOf('progress.update')).toHaveLength(1)
    first.resolve(refused(500, 'internal', 'Something went wrong.'))
    await waitFor(() => expect(shown()).toContain('s-1-c0:incomplete s-1-c1:complete'))
    await waitFor(() => expect(stored.sections[0]?.cards[1]?.isCompleted).toBe(true))
  })

  it('reads the phase again after a conflict and applies its change to that: nothing of the other tab is lost', async () => {
    stored = { ...stored, version: 9, sections: [ticked('s-1-c2'), ...stored.sections.slice(1)] }
    await click('mark-0')
    await waitFor(() => expect(stored.version).toBe(10))
    expect(stored.sections[0]?.cards.map(({ isCompleted }) => isCompleted)).toEqual([true, false, true])
    await waitFor(() => expect(shown()).toBe('s-1-c0:complete s-1-c1:incomplete s-1-c2:complete'))
    expect(dialog()).toBeNull()
  })

  it('gives up after five more tries, and says so once', async () => {
    update.mockImplementation(() => refused(409, 'conflict', 'Changed in another tab.'))
    await click('mark-0')
    await waitFor(() => expect(dialog()?.textContent).toContain('Error encountered while marking complete'))
    expect(callsOf('progress.update')).toHaveLength(6)
    await waitFor(() => expect(shown()).toContain('s-1-c0:incomplete'))
  })
})

describe('refreshing a card', () => {
  const swapped = ({ cardId, bonusCardId }: Record<string, unknown>) => {
    const change = { kind: 'swap', sectionId: 's-1', cardId: String(cardId), bonusCardId: String(bonusCardId) } as const
    stored = { ...applyChange(stored, change), version: stored.version + 1 }
    return answered(stored)
  }

  it('can be undone: the very same card comes back, and of that no further toast is made', async () => {
    update.mockImplementation(swapped)
    await click('refresh')
    await screen.findByText('Another card is here now')
    expect(shown()).toContain('s-1-b0:incomplete')
    await click('Undo')
    await waitFor(() => expect(shown()).toContain('s-1-c0:incomplete'))
    expect(callsOf('progress.swapContent').map(({ input }) => input)).toEqual([
      { phaseId: 'p-1', cardId: 's-1-c0', bonusCardId: 's-1-b0' },
      { phaseId: 'p-1', cardId: 's-1-b0', bonusCardId: 's-1-c0' },
    ])
    await waitFor(() => expect(screen.queryByText('Another card is here now')).toBeNull())
  })

  it('that another tab completed meanwhile is refused at once, and the completion shows', async () => {
    update.mockImplementation(() => refused(409, 'conflict', 'You have completed this card, so it stays.'))
    stored = { ...stored, version: 8, sections: [ticked('s-1-c0'), ...stored.sections.slice(1)] }
    await click('refresh')
    await waitFor(() => expect(dialog()?.textContent).toContain('The card could not be replaced'))
    expect(callsOf('progress.swapContent')).toHaveLength(1)
    await waitFor(() => expect(shown()).toContain('s-1-c0:complete'))
  })
})
