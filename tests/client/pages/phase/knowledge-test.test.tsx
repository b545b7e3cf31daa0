import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sectionOf } from '#client/features/progress/apply-change.ts'
import { progressKey } from '#client/features/progress/progress-options.ts'
import { readAnswerDraft } from '#client/features/progress/questions/answer-draft.ts'
import { usePhaseProgress } from '#client/features/progress/use-phase-progress.ts'
import { KnowledgeTest } from '#client/pages/phase/questions/knowledge-test.tsx'
import { ErrorDialogOutlet } from '#client/ui/dialog/error-dialog-outlet.tsx'
import type { SectionOutcome, SectionProgress, Verdict } from '#shared/progress/schemas.ts'
import { PROGRESS_TEXTS } from '#shared/progress/texts.ts'
import { progress, question, section } from '#tests/client/progress/progress.ts'
import { clients, render } from '#tests/support/client/render.tsx'
import { answered, refused } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()

function Page() {
  const shown = sectionOf(usePhaseProgress('p-1', 'r-1', '1').data, 's-1')
  if (!shown) return null
  return <KnowledgeTest phaseId="p-1" section={shown} />
}

async function show(changes: Partial<SectionProgress>) {
  clients.queryClient.setQueryData(progressKey('p-1'), progress({ sections: [section('s-1', changes)] }))
  await render(<Page />)
  await screen.findByRole('heading', { name: 'Test your Knowledge' })
}

const bar = () => screen.queryByRole('progressbar')
const text = () => document.body.textContent ?? ''
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const BARE = { ask: '', code: null, lang: null, options: [], unit: null }
/** A question as it is asked. */
const asked = (id: string) => {
  const { verdict: _, restsUntil: __, ...rest } = question(id)
  return rest
}

const verdict = {
  ...{ answer: 'This of q1', isRight: true, isAccepted: true, feedback: 'So it is.' },
  ...{ point: null, judge: 'items', isFallback: false, createdAt: '2026-11-21T10:00:00Z' },
}
const WRONG = { isRight: false, isAccepted: false, feedback: 'That is for others.' }

interface Said {
  verdict?: Partial<Verdict>
  restsUntil?: string
  section?: Partial<SectionOutcome> | null
}

const judged = ({ section: outcome = {}, ...said }: Said = {}) =>
  answered({
    question: 'Question?',
    verdict: { ...verdict, ...said.verdict },
    isCounted: outcome !== null,
    restsUntil: said.restsUntil ?? null,
    section: outcome && {
      ...{ isCompleted: false, acceptedAnswers: 1, owedAnswers: 0, streetCred: 0, certificateId: null },
      ...outcome,
    },
  })

/** What the worker says of an answer, and of the phase afterwards. */
function answerWith(said: Said, after: Partial<SectionProgress>) {
  server.mockImplementation(async (url) =>
    String(url).includes('judgeAnswer')
      ? judged(said)
      : answered(progress({ version: 2, sections: [section('s-1', after)] })),
  )
}

async function send(words: string) {
  await userEvent.click(screen.getByRole('radio', { name: words }))
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

  it('shows one question at a time, of at most 5', async () => {
    await show({ questions: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => question(id)) })
    expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
      expect.stringMatching(/^Question a\?/),
    ])
    expect(text()).toContain('Up to 5 questions')
  })

  it.each([
    [1, '1 question about'],
    [3, '3 questions about'],
  ])('says how many there are where they are fewer: %i', async (count, words) => {
    await show({ questions: ['a', 'b', 'c'].slice(0, count).map((id) => question(id)) })
    expect(text()).toContain(`Test your Knowledge${words}`)
  })

  it('loads the questions on Start, or says why it could not', async () => {
    await show({})
    server.mockResolvedValueOnce(refused(429, 'too_many', 'That was quick. Please wait a minute.'))
    await press('Start')
    await waitFor(() => expect(text()).toContain('Please wait a minute. Nothing was changed.'))
    server.mockResolvedValueOnce(answered([asked('q1')]))
    await press('Try again')
    await waitFor(() => expect(text()).toContain('Question q1?'))
  })

  it('says plainly when a section has no test, and gives questions for self-check', async () => {
    await show({})
    const open = { id: null, kind: 'open', question: 'How would you do it?', objective: 'Do it', shown: null }
    server.mockResolvedValueOnce(answered([open]))
    await press('Start')
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('section has no test yet'))
    expect(text()).toContain('How would you do it?')
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
  })

  it('a right answer is said in words, with its explanation and what it brought; the same button goes on', async () => {
    const questions = [question('q1'), question('q2')]
    await show({ questions })
    answerWith({}, { questions: [question('q1', { verdict }), question('q2')] })
    // it may give the answer away
    expect(text()).not.toContain('Objective q1')
    await send('This of q1')
    await waitFor(() =>
      expect(screen.getAllByRole('status')[0]?.textContent).toBe(
        'RightSo it is.1 of 2 right answers.Objective: Objective q1',
      ),
    )
    expect(bar()?.getAttribute('aria-valuenow')).toBe('1')
    expect(text()).toContain('2 right answers needed: 1 done')
    expect(text()).toContain('Your answers so far (1)')
    await press('Next question')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'This of q2' }))
    expect(text()).toContain('Your answers so far (1)')
  })

  it('a wrong answer gets its explanation and another question next; it is to be made good', async () => {
    const questions = [question('q1'), question('q2')]
    await show({ questions })
    const wrong = { ...verdict, ...WRONG, answer: 'That of q1' }
    const after = { questions: [question('q1', { verdict: wrong }), question('q2')], owedAnswers: 1 }
    answerWith({ verdict: wrong, section: { acceptedAnswers: 0, owedAnswers: 1 } }, after)
    await send('That of q1')
    await waitFor(() => expect(text()).toContain('Not rightThat is for others.A right answer makes up for it.'))
    expect(text()).toContain('1 wrong to make up for first')
    await press('Next question')
    expect(text()).toContain('Question q2?')
    // a reload shows the same
    cleanup()
    await render(<Page />)
    await waitFor(() => expect(screen.getByRole('radio', { name: 'This of q2' })).toBeTruthy())
  })

  it('what could not be read as an answer is not counted and can be put right', async () => {
    const typed = question('q1', { kind: 'number', shown: { ...BARE, ask: 'How many?' } })
    await show({ questions: [typed] })
    server.mockResolvedValueOnce(
      judged({ verdict: { ...WRONG, feedback: 'Please answer with a number.' }, section: null }),
    )
    await userEvent.type(screen.getByRole('textbox'), 'three{Enter}')
    await waitFor(() => expect(text()).toContain('Not countedPlease answer with a number.'))
    answerWith({}, { questions: [question('q1', { verdict })] })
    await userEvent.type(screen.getByRole('textbox'), '{Backspace>5/}3{Enter}')
    await waitFor(() => expect(text()).toContain('Right'))
  })

  it('says why nothing counts now, and when it does again', async () => {
    const rests = { verdict: { ...verdict, ...WRONG }, restsUntil: '2026-11-22T00:00:00.000Z' }
    await show({ questions: [question('q1', rests), question('q2', { verdict })], owedAnswers: 1 })
    expect(text()).toMatch(
      /That is all for nowA wrong answer takes another right one to make up for it, and no question is left for that/,
    )
    expect(text()).toMatch(/The questions count again from .+\. Until then/)
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  })

  it('what the learner has chosen survives a reload until it was sent', async () => {
    await show({ questions: [question('q1')] })
    await userEvent.click(screen.getByRole('radio', { name: 'That of q1' }))
    cleanup()
    await render(<Page />)
    await waitFor(() => expect(screen.getByRole('radio', { name: 'That of q1', checked: true })).toBeTruthy())
    answerWith({}, { questions: [question('q1', { verdict })] })
    await press('Send')
    await waitFor(() => expect(sessionStorage.length).toBe(0))
  })

  it('an open answer says who judged it and on which point, and can be sent again', async () => {
    const open = question('q1', { kind: 'open', shown: null })
    await show({ questions: [open] })
    const said = { ...verdict, ...WRONG, answer: 'My answer', point: 'The point', judge: 'a-model' }
    answerWith({ verdict: said, section: { acceptedAnswers: 0 } }, { questions: [{ ...open, verdict: said }] })
    await userEvent.type(screen.getByRole('textbox'), 'My answer')
    await press('Send')
    await waitFor(() => expect(text()).toContain('Key point: The pointJudged by AI (a-model)'))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').readOnly).toBe(false)
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
  })

  it('an open answer that was wrong twice is not sent again today', async () => {
    const open = question('q1', { kind: 'open', shown: null })
    await show({ questions: [open] })
    const said = { ...verdict, ...WRONG, answer: 'My answer', judge: 'a-model' }
    const restsUntil = '2026-11-22T00:00:00.000Z'
    answerWith({ verdict: said, restsUntil }, { questions: [{ ...open, verdict: said, restsUntil }] })
    await userEvent.type(screen.getByRole('textbox'), 'My answer')
    await press('Send')
    await waitFor(() => expect(text()).toContain('This question counts again from'))
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  })

  it('a question that rests since another section was tried is loaded anew and takes no answer', async () => {
    await show({ questions: [question('q1'), question('q2')] })
    const rests = { restsUntil: '2026-11-22T00:00:00.000Z' }
    server.mockImplementation(async (url) =>
      String(url).includes('judgeAnswer')
        ? refused(409, 'conflict', 'This question rests for today.')
        : answered(progress({ sections: [section('s-1', { questions: [question('q1', rests), question('q2')] })] })),
    )
    await send('This of q1')
    await waitFor(() => expect(text()).toContain('This question rests for today.'))
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true))
    await press('Another question')
    expect(screen.getByRole('radio', { name: 'This of q2' })).toBeTruthy()
  })

  it('the objective of an open question that rests now is left to the feedback, which names it', async () => {
    const open = question('q1', { kind: 'open', shown: null })
    await show({ questions: [open] })
    const said = { ...verdict, ...WRONG, answer: 'My answer', judge: 'a-model' }
    const restsUntil = '2026-11-23T00:00:00.000Z'
    answerWith({ verdict: said, restsUntil }, { questions: [{ ...open, verdict: said, restsUntil }] })
    await userEvent.type(screen.getByRole('textbox'), 'My answer')
    await press('Send')
    await waitFor(() => expect(text()).toContain('That is for others.'))
    expect(text()).not.toContain('Objective: ')
  })

  it('open questions that nobody can judge any more make way for others that count', async () => {
    const open = question('q1', { kind: 'open', shown: null })
    await show({ questions: [open] })
    const said = { ...WRONG, answer: 'My answer', feedback: PROGRESS_TEXTS.selfCheck, judge: 'builtin' }
    let stored = [open]
    server.mockImplementation(async (url) => {
      if (String(url).includes('judgeAnswer')) return judged({ verdict: said, section: null })
      if (String(url).includes('askQuestions')) {
        stored = [question('q2')]
        return answered([asked('q2')])
      }
      return answered(progress({ sections: [section('s-1', { questions: stored })] }))
    })
    expect(screen.queryByRole('button', { name: 'Look for questions that count' })).toBeNull()
    await userEvent.type(screen.getByRole('textbox'), 'My answer')
    await press('Send')
    await userEvent.click(await screen.findByRole('button', { name: 'Look for questions that count' }))
    await waitFor(() => expect(screen.getByRole('radio', { name: 'This of q2' })).toBeTruthy())
  })

  it('A section needs at least two answered questions to complete: the second brings +2.00 StreetCred', async () => {
    await show({ questions: [question('q1', { verdict }), question('q2')] })
    expect(text()).not.toContain('Section completed')
    const questions = [question('q1', { verdict }), question('q2', { verdict })]
    const outcome = { isCompleted: true, acceptedAnswers: 2, streetCred: 2 }
    answerWith({ section: outcome }, { completedAt: '2026-11-21T10:00:00Z', questions })
    await send('This of q2')
    await waitFor(() => expect(text()).toContain('+2.00 StreetCred'))
    expect(bar()?.getAttribute('aria-valuenow')).toBe('2')
    expect(screen.queryByRole('button', { name: 'Next question' })).toBeNull()
  })

  it('says that the certificate is ready when the last section of the roadmap was completed', async () => {
    await show({ questions: [question('q1', { verdict }), question('q2')] })
    const outcome = { isCompleted: true, acceptedAnswers: 2, streetCred: 2, certificateId: 'cert-1' }
    answerWith({ section: outcome }, { completedAt: '2026-11-21T10:00:00Z', questions: [question('q2', { verdict })] })
    await send('This of q2')
    await waitFor(() => expect(text()).toContain('your certificate is ready'))
  })

  it('Ctrl+Enter sends the answer, from wherever in the question', async () => {
    await show({ questions: [question('q1'), question('q2')] })
    answerWith({}, { questions: [question('q1', { verdict }), question('q2')] })
    await userEvent.click(screen.getByRole('radio', { name: 'This of q1' }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(text()).toContain('So it is.'))
    expect(server.mock.calls.filter(([url]) => String(url).includes('judgeAnswer'))).toHaveLength(1)
  })

  it('an answer under way is not sent twice', async () => {
    await show({ questions: [question('q1'), question('q2')] })
    const pending = Promise.withResolvers<Response>()
    server.mockReturnValue(pending.promise)
    await send('This of q1')
    const form = screen.getByRole('radio', { name: 'This of q1' }).closest('form')
    if (form) fireEvent.submit(form)
    expect(server).toHaveBeenCalledOnce()
    expect(text()).toContain('Reading your answer…')
    server.mockImplementation(async () => answered(progress()))
    pending.resolve(judged())
    await waitFor(() => expect(text()).toContain('So it is.'))
  })

  it('an answer that fails while its section is away is told in a dialog, and kept', async () => {
    await show({ questions: [question('q1')] })
    const pending = Promise.withResolvers<Response>()
    server.mockReturnValue(pending.promise)
    await send('This of q1')
    cleanup()
    await render(<ErrorDialogOutlet />)
    pending.resolve(refused(429, 'too_many', 'That was quick. Please wait a minute.'))
    await waitFor(() => expect(screen.queryByRole('dialog')?.textContent).toContain('Please wait a minute.'))
    expect(text()).toContain('Your answer is kept.')
    expect(readAnswerDraft('q1')).toBe('This of q1')
  })

  it('an answer that was judged while its section was away leaves no draft, and is there on the way back', async () => {
    await show({ questions: [question('q1', { verdict }), question('q2')] })
    const pending = Promise.withResolvers<Response>()
    server.mockReturnValueOnce(pending.promise)
    await send('This of q2')
    cleanup()
    const completed = section('s-1', { completedAt: '2026-11-21T10:00:00Z', questions: [question('q2', { verdict })] })
    server.mockImplementation(async () => answered(progress({ sections: [completed] })))
    pending.resolve(
      judged({ verdict: { answer: 'This of q2' }, section: { isCompleted: true, acceptedAnswers: 2, streetCred: 2 } }),
    )
    await waitFor(() => expect(readAnswerDraft('q2')).toBeNull())
    await render(<Page />)
    await waitFor(() => expect(text()).toContain('+2.00 StreetCred'))
  })

  it('Start hands the focus on to the first option, with what is asked in sight', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    await show({})
    server.mockResolvedValueOnce(answered([asked('q1')]))
    screen.getByRole('button', { name: 'Start' }).focus()
    await press('Start')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'This of q1' })))
    expect(shown.mock.contexts.at(-1)).toBe(document.querySelector('legend'))
  })
})
