import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SaidAloud } from '#client/features/chat/conversation/said-aloud.tsx'
import { spoken } from '#client/features/chat/conversation/sentences.ts'
import { render } from '#tests/support/client/render.tsx'

type Run = NonNullable<Parameters<typeof SaidAloud>[0]['run']>

let write: (run: Run) => void
function Page({ first, isAskedHere }: { first: Run | null; isAskedHere: boolean }) {
  const [run, setRun] = useState(first)
  write = setRun
  return (
    <main>
      <SaidAloud run={run} isAskedHere={isAskedHere} />
    </main>
  )
}
const said = () => screen.getByRole('main').querySelector('[aria-live=polite]')?.textContent

it('an answer is said sentence by sentence, each once, without what only draws', async () => {
  await render(<Page first={null} isAskedHere />, '/')
  const writing = (answer: string) => act(() => write({ runId: 'r', answer, status: 'writing' }))
  writing('The **first')
  expect(said()).toBe('')
  writing('The **first** one [1]. The sec')
  expect(said()).toBe('The first one.')
  writing('The **first** one [1]. The second.\n- A `third')
  expect(said()).toBe('The second.')
  act(() => write({ runId: 'r', answer: 'The **first** one [1]. The second.\n- A `third`', status: 'done' }))
  expect(said()).toBe('A third')
})

it('an old answer that is opened is not read out, one that is asked for is, all at once where it comes at once', async () => {
  await render(<Page first={{ runId: 'old', answer: 'Long ago.', status: 'done' }} isAskedHere />, '/')
  expect(said()).toBe('')
  act(() => write({ runId: 'new', answer: 'Now. And here.', status: 'done' }))
  expect(said()).toBe('Now. And here.')
})

it('a title that has brackets by itself keeps its words', () => {
  expect(spoken('A \\[1\\] title [2]')).toBe('A [1] title')
})
