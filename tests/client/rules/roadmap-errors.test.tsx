import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RemoveRoadmapPopup } from '#client/features/roadmaps/remove/remove-roadmap-popup.tsx'
import { parseSearch, stringifySearch } from '#client/lib/search-text.ts'
import { RoadmapList } from '#client/pages/learn-home/list/roadmap-list.tsx'
import { SectionDeepDive } from '#client/pages/phase/deep-dive/section-deep-dive.tsx'
import { PhasePage } from '#client/pages/phase/phase-page.tsx'
import { RoadmapPage } from '#client/pages/roadmap/roadmap-page.tsx'
import { ErrorDialogOutlet } from '#client/ui/dialog/error-dialog-outlet.tsx'
import { ToastOutlet } from '#client/ui/toast/toast-outlet.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { inWriting, listed, phaseOf, written } from '#tests/client/roadmaps/roadmap.ts'
import { clients, render } from '#tests/support/client/render.tsx'
import { answered, refused, sentTo } from '#tests/support/client/server.ts'

const answers = new Map<string, () => Response>()
const server = vi.fn<typeof fetch>(async (url) => {
  const procedures = /trpc\/([^?]+)/.exec(String(url))?.[1]?.split(',') ?? []
  const parts = procedures.map(async (name) => {
    const answer = answers.get(name) ?? (() => refused(500, 'internal', 'Something went wrong on our side.'))
    return ((await answer().json()) as unknown[])[0]
  })
  const body = await Promise.all(parts)
  const isRefused = body.some((part) => typeof part === 'object' && part !== null && 'error' in part)
  return Response.json(body, { status: isRefused ? 207 : 200 })
})

const nothing = () => undefined
/** A page at its own address, among routes named as the app's. */
async function openPage(path: string, at: string, component: () => ReactNode) {
  const root = createRootRoute({ notFoundComponent: () => null })
  const connected = createRoute({ getParentRoute: () => root, id: '_connected' })
  const app = createRoute({ getParentRoute: () => connected, id: '_app' })
  const page = createRoute({ getParentRoute: () => app, path, component })
  const history = createMemoryHistory({ initialEntries: [at] })
  const routeTree = root.addChildren([connected.addChildren([app.addChildren([page])])])
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch })
  await router.load()
  await render(
    <>
      <RouterProvider router={router} />
      <ErrorDialogOutlet />
    </>,
  )
}
const openRoadmap = () => openPage('/learn/$userId/$roadmapId/', '/learn/u-1/r-1', RoadmapPage)
const openPhase = () => openPage('/learn/$userId/$roadmapId/$phaseId', '/learn/u-1/r-1/p-1', PhasePage)
const failed = (more: Partial<Roadmap> = {}): Roadmap => ({
  ...written('r-1'),
  state: 'failure',
  createdAt: new Date().toISOString(),
  ...more,
})
const text = () => document.body.textContent ?? ''
const dialog = () => screen.queryByRole('dialog')?.textContent ?? ''

/** The dialog says so and goes by its Close button. */
async function expectDialog(words: string) {
  await waitFor(() => expect(dialog()).toContain(words))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(dialog()).not.toContain(words))
}

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockClear()
  answers.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('2§8: Roadmap state failure while polling: Error encountered, please try again.', async () => {
  answers.set('roadmaps.get', () => answered(inWriting('r-1')))
  await openRoadmap()
  await waitFor(() => expect(text()).toContain('Getting Your Roadmap...'))
  expect(dialog()).toBe('')
  answers.set('roadmaps.get', () => answered(failed()))
  await clients.queryClient.invalidateQueries()
  await expectDialog('Error encountered, please try again.')
})

it('2§8: Restart still fails: Unable to resume roadmap generation. Please try a different learning prompt', async () => {
  const given = failed({ restartCount: 2, createdAt: '2026-11-01T10:00:00Z' })
  answers.set('roadmaps.get', () => answered(given))
  answers.set('roadmaps.remove', () => answered({ status: 'ok', creditReturned: false, credits: 3 }))
  await openRoadmap()
  await screen.findByRole('button', { name: 'Restart' })
  await userEvent.click(screen.getByRole('button', { name: 'Restart' }))
  await waitFor(() =>
    expect(dialog()).toContain('Unable to resume roadmap generation. Please try a different learning prompt'),
  )
  expect(sentTo(server, 'roadmaps.remove')).toEqual([{ id: 'r-1', returnCredit: true }])
})

it('2§8: Phase data load fails: Error fetching roadmap data, please retry.', async () => {
  answers.set('roadmaps.get', () => refused(400, 'invalid', 'No.'))
  await openPhase()
  await waitFor(() => expect(text()).toContain('Error fetching roadmap data, please retry.'))
  answers.set('roadmaps.get', () => answered(written('r-1', [phaseOf(1, 3)])))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(text()).toContain('Phase title 1'))
})

describe('2§8: Roadmap load fails: Error encountered while loading roadmap, please try again.', () => {
  it('a roadmap', async () => {
    answers.set('roadmaps.get', () => refused(400, 'invalid', 'No.'))
    await openRoadmap()
    await waitFor(() => expect(text()).toContain('Error encountered while loading roadmap, please try again.'))
    answers.set('roadmaps.get', () => answered(written('r-1', [phaseOf(1, 3)])))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(text()).toContain('Phase title 1'))
  })

  it('the list of them', async () => {
    answers.set('roadmaps.list', () => refused(400, 'invalid', 'No.'))
    await render(<RoadmapList onRetryPrompt={nothing} />)
    await waitFor(() => expect(text()).toContain('Error encountered while loading roadmap, please try again.'))
  })
})

describe('deleting', () => {
  async function remove(id: string) {
    answers.set('roadmaps.list', () => answered({ ownerId: 'u-1', roadmaps: [], next: null }))
    const popup = (
      <>
        <ToastOutlet />
        <ErrorDialogOutlet />
        <RemoveRoadmapPopup isOpen roadmap={{ ...listed('r-1'), id }} onClose={nothing} />
      </>
    )
    await render(popup)
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  }

  it('2§8: Success texts: toast on delete, Roadmap Deleted! Your roadmap was deleted successfully.', async () => {
    answers.set('roadmaps.remove', () => answered({ status: 'ok', creditReturned: true, credits: 3 }))
    await remove('r-1')
    await waitFor(() => expect(text()).toContain('Roadmap Deleted!Your roadmap was deleted successfully.'))
  })

  it('2§8: Delete call fails: Error: Roadmap deletion failed.', async () => {
    await remove('r-1')
    await waitFor(() => expect(text()).toContain('Error: Roadmap deletion failed.'))
    expect(sentTo(server, 'roadmaps.remove')).toEqual([{ id: 'r-1' }])
  })

  it('2§8: Delete with no roadmap: Error encountered while deleting roadmap, please try again.', async () => {
    answers.set('roadmaps.remove', () => refused(404, 'not_found', 'This roadmap does not exist.'))
    await remove('r-1')
    await waitFor(() => expect(text()).toContain('Error encountered while deleting roadmap, please try again.'))
  })

  it('2§8: Delete without id or wrong mode: Unable to delete roadmap.', async () => {
    await remove('noIdYet')
    await waitFor(() => expect(text()).toContain('Unable to delete roadmap.'))
    expect(server).not.toHaveBeenCalled()
  })
})

it('2§8: Deep-dive fetch fails (console only): Error encountered while fetching deep dive roadmap', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(nothing)
  answers.set('roadmaps.get', () => refused(404, 'not_found', 'This roadmap does not exist.'))
  const phase = phaseOf(1, 3)
  const [section] = phase.sections
  if (!section) throw new Error('no section')
  const part = { roadmap: written('r-1', [phase]), phase, section: { ...section, deepDiveId: 'r-deep' } }
  await render(<SectionDeepDive {...part} isContentLoaded />)
  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith('Error encountered while fetching deep dive roadmap', expect.anything()),
  )
  expect(text()).not.toContain('Error')
  expect(dialog()).toBe('')
})

describe('2§8: Errors show in a dialog with a Close button.', () => {
  it('a roadmap that failed', async () => {
    answers.set('roadmaps.get', () => answered(failed()))
    await openRoadmap()
    await expectDialog('Error encountered, please try again.')
  })

  it('a deep dive that was refused', async () => {
    answers.set('roadmaps.deepDive', () => refused(500, 'internal', 'Something went wrong on our side.'))
    const phase = phaseOf(1, 3)
    const [section] = phase.sections
    if (!section) throw new Error('no section')
    const part = { roadmap: written('r-1', [phase]), phase, section }
    await render(<SectionDeepDive {...part} isContentLoaded />)
    await userEvent.click(screen.getByRole('button', { name: 'Write a deep dive for free' }))
    await expectDialog('Error encountered! Please try again.')
  })
})
