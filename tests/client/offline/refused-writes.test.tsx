import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepWrites } from '#client/features/offline/keep-writes.ts'
import type { KeptWrites, Store } from '#client/features/offline/store.ts'
import { readNoteDraft } from '#client/features/progress/notes/note-draft.ts'
import { noteKey, noteOptions } from '#client/features/progress/notes/note-options.ts'
import { readAnswerDraft } from '#client/features/progress/questions/answer-draft.ts'
import { judgeKey, judgeOptions } from '#client/features/progress/questions/judge-options.ts'
import { readToken, startSession } from '#client/lib/stored-session.ts'
import { ErrorDialogOutlet } from '#client/ui/dialog/error-dialog-outlet.tsx'
import { clients, render } from '#tests/support/client/render.tsx'
import { refused } from '#tests/support/client/server.ts'

const TOKEN = 'token-of-this-person'

const waiting = (mutationKey: readonly unknown[], variables: object): KeptWrites[number] => ({
  mutationKey,
  state: {
    ...{ context: undefined, data: undefined, error: null, failureCount: 0, failureReason: null },
    ...{ isPaused: true, status: 'pending', submittedAt: 1, variables },
  },
})

const answer = { phaseId: 'p-1', sectionId: 's-1', questionId: 'q-1', question: '1 + 1?\n\ncode', answer: 'two' }
const note = { phaseId: 'p-1', sectionId: 's-1', text: 'From the tunnel', revision: 3 }

/** What the browser keeps, where there is no IndexedDB: by the tab that it was written in. */
let lists: Map<string, KeptWrites>
const storeOf = () =>
  ({
    get: async (_: string, tab: string) => lists.get(tab),
    put: async (_: string, writes: KeptWrites, tab: string) => void lists.set(tab, writes),
    delete: async (_: string, tab: string) => void lists.delete(tab),
    getAllKeys: async () => [...lists.keys()],
  }) as unknown as Store

const kept = () => [...lists.values()].flat().map(({ state }) => state.variables)

/** A tab that is gone left this; the next one takes it over, and is refused. */
async function sendKept(write: KeptWrites[number], refusal: () => Response): Promise<void> {
  const server = vi.fn<typeof fetch>(async () => refusal())
  vi.stubGlobal('fetch', server)
  lists = new Map([['a tab that is gone', [write]]])
  const { queryClient } = clients
  queryClient.setMutationDefaults(judgeKey(), judgeOptions(clients))
  queryClient.setMutationDefaults(noteKey(), noteOptions(clients))
  await render(<ErrorDialogOutlet />)
  await keepWrites(storeOf(), queryClient, () => readToken() === TOKEN)
  await waitFor(() => expect(server).toHaveBeenCalled())
}

// the dialog's code takes a moment on a busy machine
beforeAll(() => import('#client/ui/dialog/error-popup.tsx'))
beforeEach(() => {
  startSession({ token: TOKEN })
  sessionStorage.clear()
  const request = async (_: string, work: () => Promise<unknown>) => work()
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
})
afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

describe('what was written offline and is refused', () => {
  it('says what is gone, with the text that was typed, and waits no more', async () => {
    await sendKept(waiting(judgeKey('s-1'), answer), () => refused(404, 'not_found', 'There is no such question.'))
    expect(await screen.findByText('There is no such question.')).not.toBeNull()
    expect(screen.queryByText('Your answer is kept. You wrote: two')).not.toBeNull()
    expect(readAnswerDraft('q-1')).toBe('two')
    await waitFor(() => expect(kept()).toEqual([]))
  })

  it('a note that was written elsewhere meanwhile is not overwritten, and what was typed is kept as a draft', async () => {
    await sendKept(waiting(noteKey('s-1'), note), () => refused(409, 'conflict', 'The note was changed elsewhere.'))
    expect(await screen.findByText('The note was changed elsewhere.')).not.toBeNull()
    expect(screen.queryByText('You wrote: From the tunnel')).not.toBeNull()
    expect(readNoteDraft('s-1')).toEqual({ text: 'From the tunnel', revision: 3 })
    await waitFor(() => expect(kept()).toEqual([]))
  })

  it('a session that was refused leaves it to the next one of the same person', async () => {
    await sendKept(waiting(judgeKey('s-1'), answer), () => refused(401, 'unauthorized', 'Please sign in again.'))
    expect(await screen.findByText('Please sign in again.')).not.toBeNull()
    expect(screen.queryByText('Your answer is kept. You wrote: two')).not.toBeNull()
    expect(readToken()).toBeNull()
    expect(kept()).toEqual([answer])
  })
})
