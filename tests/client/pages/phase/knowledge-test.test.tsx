import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sectionOf } from '#client/features/progress/apply-change.ts'
import { progressKey } from '#client/features/progress/progress-options.ts'
import { usePhaseProgress } from '#client/features/progress/use-phase-progress.ts'
import { readAnswerDraft } from '#client/pages/phase/questions/answer-draft.ts'
import { KnowledgeTest } from '#client/pages/phase/questions/knowledge-test.tsx'
import { ErrorDialogOutlet } from '#client/ui/dialog/error-dialog-outlet.tsx'
import type { SectionOutcome, SectionProgress } from '#shared/progress/schemas.ts'
import { progress, question, section } from '#tests/client/progress/progress.ts'
import { clients, render } from '#tests/support/client/render.tsx'
import { answered, refused } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()

function Page() {
  const shown = sectionOf(usePhaseProgress('p-1', 'r-1', '1').data, 's-1')
  if (!shown) return null
  return <KnowledgeTest phaseId="p-1" userId="u-1" roadmapId="r-1" section={shown} onward={<a href="/on">Onward</a>} />
}

async function show(changes: Partial<SectionProgress>) {
  clients.queryClient.setQueryData(progressKey('p-1'), progress({ sections: [section('s-1', changes)] }))
  await render(<Page />)
  await screen.findByRole('heading', { name: 'Test your Knowledge' })
}

const bar = () => screen.queryByRole('progressbar')
const text = () => document.body.textContent ?? ''
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const verdict = {
  answer: 'My answer',
  isAccepted: true,
  feedback: 'You named it.',
  point: 'The point',
  judge: 'builtin',
  isFallback: false,
  updatedAt: '2026-11-21T10:00:00Z',
}
const judged = (outcome: Partial<SectionOutcome>, isAccepted = true) =>
  answered({
    question: 'Question q2?',
    verdict: { ...verdict, isAccepted },
    section: { isCompleted: false, acceptedAnswers: 1, streetCred: 0, certificateId: null, ...outcome },
  })

async function send(words: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: words } })
  await press('Send')
}

// the dialog's code takes a moment on a busy machine
beforeAll(() => import('#client/ui/dialog/popup.tsx'))
beforeEach(() => vi.stubGlobal('fetch', server))
afterEach(() => {
  server.mockReset()
})

describe('Test your Knowledge', () => {
  it('Estimated StreetCred up to 2 points, shown 2.00; the progress bar max is 2', async () => {
    await show({})
    expect(text()).toContain('Estimated StreetCred 2.00')
    expect(bar()?.getAttribute('aria-valuemax')).toBe('2')
    expect(bar()?.getAttribute('aria-valuenow')).toBe('0')
  })

  it('shows at most 5 questions', async () => {
    await show({ questions: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => question(id)) })
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
  })

  it('loads the questions on Start, or says why it could not', async () => {
    await show({})
    server.mockResolvedValueOnce(refused(429, 'too_many', 'That was quick. Please wait a minute.'))
    await press('Start')
    await waitFor(() => expect(text()).toContain('Please wait a minute. Nothing was changed.'))
    const questions = [{ id: 'q1', question: 'Why so?', objective: 'Objective q1' }]
    server.mockResolvedValueOnce(answered(questions))
    await press('Try again')
    await waitFor(() => expect(text()).toContain('Why so?'))
  })

  it('marks a question with what was said, the point and who judged', async () => {
    await show({ questions: [question('q1')] })
    server.mockResolvedValue(judged({}, false))
    await send('My answer')
    await waitFor(() => expect(text()).toContain('Judged by the built-in judge, without a model'))
    expect(text()).toContain('Not yet accepted')
    expect(text()).toContain('You named it.')
    expect(text()).toContain('Key point: The point')
    expect(bar()?.getAttribute('aria-valuenow')).toBe('0')
  })

  it('A section needs at least two answered questions to complete: the second brings +2.00 StreetCred', async () => {
    await show({ questions: [question('q1', { verdict }), question('q2')] })
    expect(text()).not.toContain('Section completed')
    const completed = section('s-1', {
      completedAt: '2026-11-21T10:00:00Z',
      questions: [question('q1', { verdict }), question('q2', { verdict })],
    })
    server.mockImplementation(async (url) =>
      String(url).includes('judgeAnswer')
        ? judged({ isCompleted: true, acceptedAnswers: 2, streetCred: 2 })
        : answered(progress({ version: 2, sections: [completed] })),
    )
    await send('My answer')
    await waitFor(() => expect(text()).toContain('+2.00 StreetCred'))
    expect(text()).toContain('Onward')
    expect(bar()?.getAttribute('aria-valuenow')).toBe('2')
  })

  it('leads to the certificate when the last section of the roadmap was completed', async () => {
    await show({ questions: [question('q1', { verdict }), question('q2')] })
    server.mockImplementation(async (url) =>
      String(url).includes('judgeAnswer')
        ? judged({ isCompleted: true, acceptedAnswers: 2, streetCred: 2, certificateId: 'cert-1' })
        : answered(progress({ sections: [section('s-1', { completedAt: '2026-11-21T10:00:00Z' })] })),
    )
    await send('My answer')
    await waitFor(() => expect(text()).toContain('See your certificate'))
    const link = screen.queryByRole<HTMLAnchorElement>('link', { name: 'See your certificate' })
    expect(link?.getAttribute('href')).toBe('/learn/u-1/r-1?certificate=8020')
  })

  it('an answer under way survives opening another question, is not sent twice, and its result is told', async () => {
    await show({ questions: [question('q1'), question('q2')] })
    const pending = Promise.withResolvers<Response>()
    server.mockReturnValue(pending.promise)
    const toggle = (name: RegExp) => screen.getByRole('button', { name, expanded: false })
    await send('My answer')
    await userEvent.click(toggle(/q2/))
    expect(text()).toContain('Being read')
    await userEvent.click(toggle(/q1/))
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    expect([field.value, field.readOnly]).toEqual(['My answer', true])
    fireEvent.submit(field)
    expect(server).toHaveBeenCalledOnce()
    const judgedTask = question('q1', { verdict: { ...verdict, isAccepted: false } })
    const after = section('s-1', { questions: [judgedTask, question('q2')] })
    server.mockImplementation(async () => answered(progress({ sections: [after] })))
    pending.resolve(judged({}, false))
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Your answer is not accepted yet.'))
    expect(screen.queryAllByRole('status')).toHaveLength(1)
  })

  it('an answer that fails while its section is away is told in a dialog, and kept', async () => {
    await show({ questions: [question('q1')] })
    const pending = Promise.withResolvers<Response>()
    server.mockReturnValue(pending.promise)
    await send('My answer')
    cleanup()
    await render(<ErrorDialogOutlet />)
    pending.resolve(refused(429, 'too_many', 'That was quick. Please wait a minute.'))
    await waitFor(() => expect(screen.queryByRole('dialog')?.textContent).toContain('Please wait a minute.'))
    expect(text()).toContain('Your answer is kept.')
    expect(readAnswerDraft('q1')).toBe('My answer')
  })

  it('an answer that was judged while its section was away leaves no draft, and is there on the way back', async () => {
    await show({ questions: [question('q1', { verdict }), question('q2')] })
    const pending = Promise.withResolvers<Response>()
    server.mockReturnValueOnce(pending.promise)
    await send('My answer')
    cleanup()
    const completed = section('s-1', { completedAt: '2026-11-21T10:00:00Z', questions: [question('q2', { verdict })] })
    server.mockImplementation(async () => answered(progress({ sections: [completed] })))
    pending.resolve(judged({ isCompleted: true, acceptedAnswers: 2, streetCred: 2 }))
    await waitFor(() => expect(readAnswerDraft('q2')).toBeNull())
    await render(<Page />)
    await waitFor(() => expect(text()).toContain('+2.00 StreetCred'))
  })

  it('Start hands the focus on to the heading', async () => {
    await show({})
    server.mockResolvedValueOnce(answered([{ id: 'q1', question: 'Why so?', objective: 'Objective q1' }]))
    screen.getByRole('button', { name: 'Start' }).focus()
    await press('Start')
    await waitFor(() => expect(document.activeElement?.id).toBe('test-heading'))
  })
})
