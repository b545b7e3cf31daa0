import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { AreaFeedbackPopup } from '#client/features/analytics/area-feedback-popup.tsx'
import { PhaseFeedbackPopup } from '#client/features/analytics/phase-feedback-popup.tsx'
import { CertificateTab } from '#client/features/certificates/certificate-tab.tsx'
import { sectionOf } from '#client/features/progress/apply-change.ts'
import { progressKey } from '#client/features/progress/progress-options.ts'
import { usePhaseProgress } from '#client/features/progress/use-phase-progress.ts'
import { ContentCard } from '#client/pages/phase/content/content-card.tsx'
import { CustomizePanel } from '#client/pages/phase/content/customize-panel.tsx'
import { SectionContent } from '#client/pages/phase/content/section-content.tsx'
import { KnowledgeTest } from '#client/pages/phase/questions/knowledge-test.tsx'
import { ErrorDialogOutlet } from '#client/ui/dialog/error-dialog-outlet.tsx'
import type { SectionProgress } from '#shared/progress/schemas.ts'
import { card, progress, question, section } from '#tests/client/progress/progress.ts'
import { written } from '#tests/client/roadmaps/roadmap.ts'
import { clients, render } from '#tests/support/client/render.tsx'
import { answered, refused, sentTo } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()

const text = () => document.body.textContent ?? ''
const press = async (name: string) =>
  userEvent.click(screen.queryByRole('button', { name }) ?? (await screen.findByLabelText(name)))

// lazy parts take a moment on a busy machine
beforeAll(() => import('#client/pages/phase/content/content-carousel.tsx'))
beforeEach(() => {
  vi.stubGlobal('fetch', server)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  server.mockReset()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it("2§5: Feedback with reactions: at least one reason among Don't like this content, Don't like the layout, Content not correct; the message is optional.", async () => {
  server.mockImplementation(async () => answered({ status: 'ok' }))
  await render(<PhaseFeedbackPopup isOpen course="Basics" onClose={() => undefined} />)
  const reasons = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ labels }) => labels?.[0]?.textContent)
  expect(reasons).toEqual(["Don't like this content", "Don't like the layout", 'Content not correct'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Feedback' }).disabled).toBe(true)
  await press("Don't like the layout")
  await userEvent.click(screen.getByRole('button', { name: 'Send Feedback' }))
  await waitFor(() =>
    expect(sentTo(server, 'analytics.giveFeedback')).toMatchObject([
      { reactions: ["Don't like the layout"], message: '' },
    ]),
  )
})

it('2§5: The simple feedback dialog enables Proceed only with non-empty text.', async () => {
  await render(<AreaFeedbackPopup isOpen area="8020" onClose={() => undefined} />)
  const field = screen.getByRole('textbox')
  for (const [words, isDisabled] of [
    ['', true],
    [' \n', true],
    ['More drawings', false],
  ] as const) {
    fireEvent.change(field, { target: { value: words } })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Proceed' }).disabled).toBe(isDisabled)
  }
})

it('2§5: Customize-content confirmation text: Are you sure you want to customize your content? with This action is irreversible and will replace your content, including any content you have marked as complete.', async () => {
  await render(<CustomizePanel phaseId="p-1" filters={progress().filters} />)
  await press('Customize Content')
  await press('Video')
  await press('Apply')
  await waitFor(() => expect(text()).toContain('Are you sure you want to customize your content?'))
  expect(text()).toContain(
    'This action is irreversible and will replace your content, including any content you have marked as complete.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(server.mock.calls.filter(([url]) => !String(url).includes('countContent'))).toEqual([])
})

describe('2§5: A YouTube video id must be 11 characters; only YouTube links are embedded.', () => {
  const play = () => screen.queryByRole('button', { name: /^Play/ })

  it.each([
    ['https://www.youtube.com/watch?v=abcdefghijk', true],
    ['https://youtu.be/abc-_fghijk', true],
    ['https://www.youtube.com/watch?v=abcdefghij', false],
    ['https://www.youtube.com/watch?v=abcdefghijkl', false],
    ['https://vimeo.com/watch?v=abcdefghijk', false],
    ['https://youtube.com.example.org/watch?v=abcdefghijk', false],
  ])('%s: %s', async (link, isEmbedded) => {
    await render(<ContentCard item={card('v', { link })} actions={null} />)
    expect(Boolean(play())).toBe(isEmbedded)
    for (const button of screen.queryAllByRole('button', { name: /^Play/ })) await userEvent.click(button)
    expect(document.querySelectorAll('iframe')).toHaveLength(isEmbedded ? 1 : 0)
    expect(screen.queryByRole<HTMLAnchorElement>('link')?.href ?? link).toBe(link)
  })
})

it('2§5: Certificate download is allowed only when status is set.', async () => {
  const none = { roadmapId: 'r-1', certificate: null, completedSections: 3, totalSections: 4 }
  server.mockImplementation(async () => answered(none))
  await render(<CertificateTab roadmap={written('r-1')} />)
  await waitFor(() => expect(text()).toContain("You don't have a certificate yet"))
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull()
  const cert = { id: 'TB-1', issuedAt: '2026-11-20T10:00:00Z', text: 'Done', recipientName: 'Ada', title: 'Go' }
  const signed = {
    ...cert,
    skills: [],
    minutes: null,
    phases: [],
    proof: [],
    signerName: 'Tubli',
    signerTitle: 'Founder',
  }
  server.mockImplementation(async () => answered({ ...none, certificate: signed, completedSections: 4 }))
  await clients.queryClient.invalidateQueries()
  await screen.findByRole('button', { name: 'Download PDF' })
})

describe('2§8: Mark complete or incomplete fails: Error encountered while marking complete (or incomplete); state reverted', () => {
  function Cards() {
    const shown = sectionOf(usePhaseProgress('p-1', 'r-1', '1').data, 's-1')
    return shown && <SectionContent phaseId="p-1" roadmapId="r-1" section={shown} isOwner isFiltered={false} />
  }

  it.each(['complete', 'incomplete'] as const)('%s', async (status) => {
    const before = status === 'complete' ? 'incomplete' : 'complete'
    const stored = progress({
      sections: [section('s-1', { cards: [card('c', { isCompleted: before === 'complete' })] })],
    })
    clients.queryClient.setQueryData(progressKey('p-1'), stored)
    const pending = Promise.withResolvers<Response>()
    server.mockImplementation(async (url) =>
      String(url).includes('progress.update') ? pending.promise : answered(stored),
    )
    const page = (
      <>
        <Cards />
        <ErrorDialogOutlet />
      </>
    )
    await render(page)
    const mark = `Mark as ${status}: Title of c`
    await screen.findByRole('button', { name: mark })
    await userEvent.click(screen.getByRole('button', { name: mark }))
    await screen.findByRole('button', { name: `Mark as ${before}: Title of c` })
    pending.resolve(refused(500, 'internal', 'Something went wrong.'))
    await waitFor(() =>
      expect(screen.queryByRole('dialog')?.textContent).toContain(`Error encountered while marking ${status}`),
    )
    expect(screen.getByRole('button', { name: mark })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  })
})

describe('a progress call that fails', () => {
  function Progress() {
    const { isPending, isFailed } = usePhaseProgress('p-1', 'r-1', undefined)
    return <p>{isFailed ? 'failed' : isPending ? 'pending' : 'trying again'}</p>
  }
  async function failFor(ms: number) {
    vi.useFakeTimers()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.mockImplementation(async () => refused(500, 'internal', 'Something went wrong.'))
    await render(<Progress />)
    await act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
    return logged
  }

  it('2§9: Progress call retries: 3.', async () => {
    await failFor(60_000)
    expect(text()).toContain('failed')
    expect(server).toHaveBeenCalledTimes(4)
  })

  it('2§8: Progress fetch fails: logged only', async () => {
    const logged = await failFor(60_000)
    expect(logged).toHaveBeenCalledWith('Progress could not be loaded', expect.anything())
    expect([screen.queryByRole('dialog'), screen.queryByRole('alert')]).toEqual([null, null])
  })
})

describe('2§9: Quiz: at most 5 questions; 2 completed tasks per section; progress bar max 2; estimated StreetCred up to 2 points.', () => {
  const bar = () => screen.queryByRole('progressbar')
  const show = async (changes: Partial<SectionProgress>) => {
    await render(<KnowledgeTest phaseId="p-1" section={section('s-1', changes)} />)
  }

  it('of six questions the sixth is never asked', async () => {
    const verdict = {
      ...{ answer: 'x', isRight: true, isAccepted: false, feedback: 'So it is.', point: null },
      ...{ judge: 'items', isFallback: false, createdAt: '2026-11-21T10:00:00Z' },
    }
    const rests = { verdict, restsUntil: '2026-11-22T00:00:00Z' }
    await show({ questions: [...['a', 'b', 'c', 'd', 'e'].map((id) => question(id, rests)), question('f')] })
    expect(text()).toContain('Your answers so far (5)')
    expect(text()).not.toContain('Question f?')
    expect(text()).toMatch(/Estimated StreetCred\s*2\.00/)
  })

  it('three completed tasks fill a bar of two', async () => {
    await show({ questions: ['a', 'b', 'c'].map((id) => question(id)), completedAt: '2026-11-21T10:00:00Z' })
    expect([bar()?.getAttribute('aria-valuenow'), bar()?.getAttribute('aria-valuemax')]).toEqual(['2', '2'])
  })
})
