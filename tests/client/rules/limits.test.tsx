import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PhaseFeedbackPopup } from '#client/features/analytics/phase-feedback-popup.tsx'
import { ReferralRow } from '#client/features/invites/referral-row.tsx'
import { progressKey } from '#client/features/progress/progress-options.ts'
import { useChangeProgress } from '#client/features/progress/use-change-progress.ts'
import { useRemoveRoadmap } from '#client/features/roadmaps/remove/use-remove-roadmap.ts'
import { RestartButton } from '#client/features/roadmaps/restart/restart-button.tsx'
import { SharePopup } from '#client/features/roadmaps/share/share-popup.tsx'
import { roadmapOptions } from '#client/features/roadmaps/watch/roadmap-options.ts'
import { useWatchWriting } from '#client/features/roadmaps/watch/use-watch-writing.ts'
import { RoadmapList } from '#client/pages/learn-home/list/roadmap-list.tsx'
import { RoadmapTabs } from '#client/pages/roadmap/roadmap-tabs.tsx'
import { ToastOutlet } from '#client/ui/toast/toast-outlet.tsx'
// is there before the clock of a test stands still
import '#client/ui/toast/toasts.tsx'
import { progress } from '#tests/client/progress/progress.ts'
import { inWriting, listed, phaseOf, written } from '#tests/client/roadmaps/roadmap.ts'
import { clients, render } from '#tests/support/client/render.tsx'
import { answered, Refusal, sentTo, serverOf } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()

const text = () => document.body.textContent ?? ''
const nothing = () => undefined
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const longPrompt = (length: number) => {
  const roadmap = written('r-1')
  return { ...roadmap, title: 'x'.repeat(length), prompt: 'x'.repeat(length) }
}

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockImplementation(async () => answered({ status: 'ok', creditReturned: true, credits: 3 }))
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  server.mockReset()
})

describe('2§9: Roadmap polling: every 5000 ms.', () => {
  function Watch() {
    return <p>{useWatchWriting('u-1', 'r-1').data?.state}</p>
  }
  const asked = () => server.mock.calls.filter(([url]) => String(url).includes('roadmaps.get')).length

  it('until it is written', async () => {
    vi.useFakeTimers()
    let roadmap = inWriting('r-1')
    server.mockImplementation(async (url) =>
      String(url).includes('/live/') ? new Response(null, { status: 404 }) : answered(roadmap),
    )
    await render(<Watch />)
    await pass(100)
    expect(asked()).toBe(1)
    for (const times of [2, 3, 4]) {
      await pass(4800)
      expect(asked()).toBe(times - 1)
      await pass(200)
      expect(asked()).toBe(times)
    }
    roadmap = written('r-1')
    await pass(5000)
    expect(text()).toContain('success')
    const last = asked()
    await pass(30_000)
    expect(asked()).toBe(last)
  })
})

describe('2§9: Restart attempts: at most 2.', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 0],
  ])('after %i of them a press sends %i', async (restartCount, sent) => {
    const failed = { ...written('r-1'), state: 'failure' as const, restartCount }
    server.mockImplementation(async (url) =>
      answered(String(url).includes('roadmaps.get') ? failed : { id: 'r-1', restartCount: restartCount + 1 }),
    )
    const button = <RestartButton roadmap={failed} onGivenUp={nothing} />
    await render(button)
    await userEvent.click(screen.getByRole('button', { name: restartCount < 2 ? 'Restart for 1 credit' : 'Restart' }))
    await waitFor(() => expect(server).toHaveBeenCalled())
    expect(sentTo(server, 'roadmaps.restart')).toHaveLength(sent)
  })
})

describe('2§9: Toasts: default 6 s; mark-complete 4 s; share copy 4 s.', () => {
  function Remove() {
    const { mutate } = useRemoveRoadmap()
    return <button type="button" onClick={() => mutate({ id: 'r-1' })} children="act" />
  }
  function Mark() {
    const change = useChangeProgress('p-1', 'r-1')
    const mark = { kind: 'mark', sectionId: 's-1', cardId: 's-1-c0', isCompleted: true } as const
    return <button type="button" onClick={() => change(mark)} children="act" />
  }
  const parts = {
    deletion: [<Remove key="r" />, ['act'], 'Roadmap Deleted!', 6000],
    'mark-complete': [<Mark key="m" />, ['act'], 'Marked as complete', 4000],
    'share copy': [
      <SharePopup key="s" roadmap={written('r-1')} isOpen onClose={nothing} />,
      ['Copy link'],
      'Link copied',
      4000,
    ],
  } as const

  async function expectToast(part: React.ReactNode, buttons: readonly string[], words: string, ms: number) {
    clients.queryClient.setQueryData(progressKey('p-1'), progress())
    const whole = (
      <>
        <ToastOutlet />
        {part}
      </>
    )
    await render(whole)
    vi.useFakeTimers()
    for (const button of buttons) {
      const reason = screen.queryByRole('checkbox', { name: button })
      await act(async () => (reason ?? screen.getByRole('button', { name: button })).click())
    }
    await pass(50)
    expect(text()).toContain(words)
    await pass(ms - 200)
    expect(text()).toContain(words)
    // with the time that it takes to leave
    await pass(1200)
    expect(text()).not.toContain(words)
  }

  for (const [name, [part, buttons, words, ms]] of Object.entries(parts)) {
    it(`${name}: ${ms} ms`, () => expectToast(part, buttons, words, ms))
  }

  it('thanks for feedback, which has no time of its own: 6000 ms', async () => {
    const popup = <PhaseFeedbackPopup isOpen course="Basics" onClose={nothing} />
    await expectToast(popup, ['Content not correct', 'Send Feedback'], 'Thank you for your feedback', 6000)
  })
})

it('2§9: Link Copied state: 3 s. (R-LRN-07)', async () => {
  server.mockImplementation(async () => answered({ inviteLink: 'https://tubli.test/welcome/abc' }))
  await render(<ReferralRow />)
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy' }).disabled).toBe(false))
  vi.useFakeTimers()
  await act(async () => screen.getByRole('button', { name: 'Copy' }).click())
  await pass(2900)
  expect(screen.getByRole('button', { name: 'Link Copied' })).toBeTruthy()
  await pass(200)
  expect(screen.queryByRole('button', { name: 'Link Copied' })).toBeNull()
})

it('2§9: Home groups: 2 roadmaps initially, +2 per step.', async () => {
  const roadmaps = ['1', '2', '3', '4', '5'].map((id) => ({ ...listed(id), createdAt: new Date().toISOString() }))
  clients.queryClient.setQueryData(clients.trpc.roadmaps.list.queryKey(), { ownerId: 'u-1', roadmaps, next: null })
  await render(<RoadmapList onRetryPrompt={nothing} />)
  const count = () => screen.queryAllByRole('article').length
  expect(count()).toBe(2)
  for (const more of [4, 5]) {
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }))
    expect(count()).toBe(more)
  }
  expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show Less' }))
  expect(count()).toBe(2)
})

it('SEC-28: a list has one page, and older roadmaps come when they are asked for', async () => {
  const days = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString()
  const page = (ids: string[], age: number, next: string | null) => ({
    ownerId: 'u-1',
    roadmaps: ids.map((id) => ({ ...listed(id), createdAt: days(age) })),
    next,
  })
  clients.queryClient.setQueryData(clients.trpc.roadmaps.list.queryKey(), page(['1'], 0, '1'))
  const list = vi.fn<(input: unknown) => unknown>(() => new Refusal(400, 'invalid', 'No.'))
  vi.stubGlobal('fetch', serverOf({ 'roadmaps.list': list }))
  await render(<RoadmapList onRetryPrompt={nothing} />)
  const groups = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  await press('Show older')
  await screen.findByText('Older roadmaps could not be loaded. They are safe.')
  expect(groups()).toEqual(['Today'])
  list.mockReturnValueOnce(page(['2'], 400, '2')).mockReturnValueOnce(page(['3'], 401, null))
  await press('Try again')
  await waitFor(() => expect(groups()).toEqual(['Today', 'Over a year ago']))
  await press('Show older')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
  expect(list.mock.calls.slice(-2)).toEqual([[{ before: '1' }], [{ before: '2' }]])
})

describe('phase cards', () => {
  const phases = [1, 2].map((number) => ({ ...phaseOf(number, 4), tags: ['one', 'two', 'three'] }))
  const show = async (progress: ReturnType<typeof written>['progress']) => {
    clients.queryClient.setQueryData(clients.trpc.progress.recent.queryKey({ roadmapId: 'r-1' }), [])
    const roadmap = { ...written('r-1', phases), progress }
    const shown = { tab: 'phases', onTab: nothing, view: 'list', onView: nothing } as const
    const tabs = { ...shown, certificate: null, failure: null, onFeedback: null }
    await render(<RoadmapTabs roadmap={roadmap} {...tabs} />)
    return screen.queryAllByRole('article')
  }

  it('2§9: Phase cards show 2 tags.', async () => {
    for (const phase of await show({})) {
      const tags = within(within(phase).getByRole('list', { name: 'Tags' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
      expect(tags).toEqual(['one', 'two'])
    }
  })

  it('2§9: Phase progress counts sections 1 to 4; the fallback progress total for unloaded cards is 3 sections with 0 completed.', async () => {
    const [known, unknown] = await show({ 1: { completed: 4, total: 4, status: 'completed' } })
    expect(known?.textContent).toContain('4 of 4 sections')
    expect(unknown?.textContent).toContain('0 of 3 sections')
  })
})

describe('2§9: Share text limit: 140 characters plus an ellipsis.', () => {
  it.each([
    [140, 'x'.repeat(140)],
    [141, `${'x'.repeat(140)}…`],
  ])('a title of %i characters', async (length, shared) => {
    await render(<SharePopup roadmap={longPrompt(length)} isOpen onClose={nothing} />)
    const link = screen.queryByRole<HTMLAnchorElement>('link', { name: 'X' })
    expect(new URL(link?.href ?? '').searchParams.get('text')).toBe(shared)
  })
})

it('2§5: Roadmap ids of courses have special characters percent-encoded', async () => {
  const id = '“quote” "double" \'single\' (round) [square] |pipe|'
  server.mockImplementation(async () => answered(written('r-1')))
  await clients.queryClient.fetchQuery(roadmapOptions(clients.trpc, 'u-1', id))
  const asked = String(server.mock.calls[0]?.[0])
  expect(JSON.parse(new URL(asked, location.href).searchParams.get('input') ?? '')[0]).toEqual({ id, ownerName: 'u-1' })
  expect(asked.replace(/^.*input=/, '')).not.toMatch(/[“”"'()[\]|]/)
})
