import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AnswerForm } from '#client/pages/phase/questions/answer-form.tsx'
import { useJudgeAnswer, useJudgings } from '#client/pages/phase/questions/use-judge-answer.ts'
import { queryClient } from '#client/trpc.ts'
import type { Task } from '#shared/progress/schemas.ts'
import { answer, refusal, task } from '#tests/client/progress/course.ts'
import { prepareBrowser, settled, stage } from '#tests/client/roadmaps/stage.tsx'

const server = vi.fn<typeof fetch>()
let leave: () => Promise<void>

const verdict = {
  answer: 'Because of batching.',
  isAccepted: true,
  feedback: 'You named batching.',
  point: 'Updates are batched',
  judge: 'builtin',
  isFallback: false,
  updatedAt: '2026-11-21T10:00:00Z',
}

function Page({ asked }: { asked: Task }) {
  const judge = useJudgeAnswer('p-1', 's-1', asked.id)
  const judging = useJudgings('s-1').at(-1)
  return <AnswerForm task={asked} label="Your answer" judging={judging} onSend={(words) => judge(asked, words)} />
}
async function show(asked = task('q1')) {
  leave = (await stage(<Page asked={asked} />)).leave
}
const status = () => document.querySelector('[role=status]')?.textContent
const field = () => document.querySelector<HTMLTextAreaElement>('textarea')
const button = () => document.querySelector<HTMLButtonElement>('button[type=submit]')
async function type(text: string) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  await act(async () => {
    setValue?.call(field(), text)
    field()?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

beforeEach(() => prepareBrowser(server))
afterEach(async () => {
  await leave()
  document.body.replaceChildren()
  queryClient.clear()
  sessionStorage.clear()
  server.mockReset()
  vi.unstubAllGlobals()
})

describe('an answer', () => {
  it('survives a reload until it was sent', async () => {
    await show()
    await type('Because of batching.')
    await leave()
    await show()
    expect(field()?.value).toBe('Because of batching.')
    const section = { status: null, acceptedAnswers: 1, streetCred: 0, certificateId: null }
    server.mockResolvedValueOnce(answer({ isValid: true, analysis: {}, verdict, section }))
    await act(async () => button()?.click())
    await settled(() => expect(status()).toContain('Your answer was accepted. You named batching.'))
    expect(sessionStorage.length).toBe(0)
  })

  it('is kept when it could not be judged, with the reason', async () => {
    server.mockResolvedValueOnce(refusal(429, 'too_many', 'That was quick. Please wait a minute.'))
    await show()
    await type('Because of batching.')
    await act(async () => button()?.click())
    await settled(() => expect(document.body.textContent).toContain('Please wait a minute. It is kept here.'))
    expect(field()?.value).toBe('Because of batching.')
  })

  it('that was judged is there again, to be changed and sent again', async () => {
    await show(task('q1', { verdict }))
    expect(field()?.value).toBe('Because of batching.')
    expect(button()?.textContent).toContain('Send again')
    expect(button()?.disabled).toBe(true)
    await type('Because updates are batched.')
    expect(button()?.disabled).toBe(false)
  })

  it('tells near its end how much room is left', async () => {
    await show()
    await type('a'.repeat(3400))
    expect(document.body.textContent).not.toContain('characters left')
    await type('a'.repeat(3990))
    expect(document.body.textContent).toContain('10 characters left')
    expect(field()?.maxLength).toBe(4000)
  })
})
