import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Questions } from '#client/pages/challenge/questions.tsx'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

const question = {
  ...{ id: 'q', text: 'May it be in German?', isOwn: false, createdAt: '2026-11-20T10:00:00Z' },
  ...{ answer: null, answeredAt: null },
}

it('what can’t be read is said, and read again', async () => {
  let answer: () => unknown = () => new Refusal(500, 'internal', 'Something went wrong.')
  vi.stubGlobal('fetch', serverOf({ 'challenges.questions': () => answer() }))
  await render(<Questions challengeId={1001} mayAsk={false} />)
  await screen.findByText('The questions could not be loaded')
  answer = () => ({ questions: [question], mayAnswer: false })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('May it be in German?')
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
})

it('what was typed stays when it is refused', async () => {
  const refused = 'You asked ten questions today. Please go on tomorrow.'
  vi.stubGlobal(
    'fetch',
    serverOf({
      'challenges.questions': () => ({ questions: [], mayAnswer: false }),
      'challenges.ask': () => new Refusal(429, 'too_many', refused),
    }),
  )
  await render(<Questions challengeId={1001} mayAsk={true} />)
  await screen.findByText('Nobody has asked anything yet.')
  await userEvent.type(screen.getByRole('textbox'), 'May it be in German?')
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await screen.findByText(refused)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('May it be in German?')
})
