import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { pathwayOptions } from '#client/features/pathways/pathway-options.ts'
import { WeekQuestions } from '#client/pages/pathway/week-questions.tsx'
import { useTRPCClient } from '#client/trpc.ts'
import type { AnswerItemOutput, Pathway, PathwayQuestion } from '#shared/pathways/schemas.ts'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

const question = (itemId: string, changes: Partial<PathwayQuestion> = {}): PathwayQuestion => ({
  ...{ itemId, kind: 'gap', objective: 'Know it', answer: null, restsUntil: null },
  shown: { ask: `Ask ${itemId}`, code: '___', lang: null, options: [], unit: null },
  ...changes,
})
const said = (itemId: string, isRight: boolean, changes: Partial<PathwayQuestion> = {}): AnswerItemOutput => ({
  ...{ isCounted: true, isRight, feedback: 'Because.' },
  question: question(itemId, { answer: { answer: 'x', isRight, feedback: 'Because.' }, ...changes }),
})
const RIGHT = { answer: { answer: 'x', isRight: true, feedback: '' } }

const [open, answer] = [vi.fn(), vi.fn()]
const asks = (...questions: PathwayQuestion[]) =>
  open.mockReturnValue({
    ...{ pathwayId: 'os-internship-v3', status: null, currentWeek: 0 },
    weeks: [{ week: 1, resources: [], questions } as unknown as Pathway['weeks'][number]],
  })

beforeEach(() => {
  for (const call of [open, answer]) call.mockReset()
  sessionStorage.clear()
  vi.stubGlobal('fetch', vi.fn(serverOf({ 'pathways.open': open, 'pathways.answer': answer })))
})

function Page() {
  const pathway = useQuery(pathwayOptions(useTRPCClient()))
  return pathway.data ? <WeekQuestions questions={pathway.data.weeks[0]?.questions ?? []} /> : null
}
async function send(text = 'x') {
  await userEvent.type(await screen.findByRole('textbox'), text)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
}
const goOn = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('the last one that is wrong comes again, and nothing says that all are right', async () => {
  asks(question('a', RIGHT), question('b'))
  await render(<Page />, '/open-source/pathway', ['/open-source/pathway'])
  answer.mockReturnValue(said('b', false))
  await send()
  expect(await screen.findByText('You have one more try today.')).toBeTruthy()
  await goOn('Try again')
  expect(screen.getByText('Ask b')).toBeTruthy()
  expect(screen.queryByText('All answered right.')).toBeNull()
  answer.mockReturnValue(said('b', true))
  await send()
  await goOn('Finish')
  expect(screen.getByText('All answered right.')).toBeTruthy()
  expect(screen.getByText('2 of 2 right')).toBeTruthy()
})

it('one that is spent for today rests, and is said to', async () => {
  asks(question('a', RIGHT), question('b'))
  await render(<Page />, '/open-source/pathway', ['/open-source/pathway'])
  answer.mockReturnValue(said('b', false, { restsUntil: new Date(Date.now() + 3_600_000).toISOString() }))
  await send()
  await goOn('Finish')
  expect(screen.getByText(/^One question rests and can be answered again/)).toBeTruthy()
})

it('one that another tab has used up leads on, and so does one that it has answered', async () => {
  asks(question('a'), question('b'), question('c'))
  await render(<Page />, '/open-source/pathway', ['/open-source/pathway'])
  answer.mockReturnValue(new Refusal(409, 'conflict', 'This question rests for today.'))
  await send()
  expect(await screen.findByText(/^This question rests for today\./)).toBeTruthy()
  await goOn('Next question')
  expect(screen.getByText('Ask b')).toBeTruthy()
  answer.mockReturnValue({ ...said('b', false, RIGHT), isCounted: false })
  await send()
  expect(await screen.findByText('Not counted')).toBeTruthy()
  await goOn('Next question')
  expect(screen.getByText('Ask c')).toBeTruthy()
})
