import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AnswerForm } from '#client/pages/phase/questions/answer-form.tsx'
import { useJudgeAnswer, useJudgings } from '#client/pages/phase/questions/use-judge-answer.ts'
import type { Question } from '#shared/progress/schemas.ts'
import { question } from '#tests/client/progress/progress.ts'
import { render } from '#tests/support/client/render.tsx'
import { answered, refused } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()

const verdict = {
  answer: 'Because of batching.',
  isAccepted: true,
  feedback: 'You named batching.',
  point: 'Updates are batched',
  judge: 'builtin',
  isFallback: false,
  updatedAt: '2026-11-21T10:00:00Z',
}

function Page({ asked }: { asked: Question }) {
  const judge = useJudgeAnswer('p-1', 's-1', asked.id)
  const judging = useJudgings('s-1').at(-1)
  return <AnswerForm question={asked} label="Your answer" judging={judging} onSend={(words) => judge(asked, words)} />
}
async function show(asked = question('q1')) {
  await render(<Page asked={asked} />)
}
const status = () => screen.queryByRole('status')?.textContent
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const button = () => screen.getByRole<HTMLButtonElement>('button')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

beforeEach(() => vi.stubGlobal('fetch', server))
afterEach(() => {
  server.mockReset()
})

describe('an answer', () => {
  it('survives a reload until it was sent', async () => {
    await show()
    type('Because of batching.')
    cleanup()
    await show()
    expect(field().value).toBe('Because of batching.')
    const section = { status: null, acceptedAnswers: 1, streetCred: 0, certificateId: null }
    server.mockResolvedValueOnce(answered({ isValid: true, analysis: {}, verdict, section }))
    await userEvent.click(button())
    await waitFor(() => expect(status()).toContain('Your answer was accepted. You named batching.'))
    expect(sessionStorage.length).toBe(0)
  })

  it('is kept when it could not be judged, with the reason', async () => {
    server.mockResolvedValueOnce(refused(429, 'too_many', 'That was quick. Please wait a minute.'))
    await show()
    type('Because of batching.')
    await userEvent.click(button())
    await waitFor(() => expect(document.body.textContent).toContain('Please wait a minute. It is kept here.'))
    expect(field().value).toBe('Because of batching.')
  })

  it('that was judged is there again, to be changed and sent again', async () => {
    await show(question('q1', { verdict }))
    expect(field().value).toBe('Because of batching.')
    expect(button().textContent).toContain('Send again')
    expect(button().disabled).toBe(true)
    type('Because updates are batched.')
    expect(button().disabled).toBe(false)
  })

  it('tells near its end how much room is left', async () => {
    await show()
    type('a'.repeat(3400))
    expect(document.body.textContent).not.toContain('characters left')
    type('a'.repeat(3990))
    expect(document.body.textContent).toContain('10 characters left')
    expect(field().maxLength).toBe(4000)
  })
})
