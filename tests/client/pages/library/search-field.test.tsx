import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchField } from '#client/pages/library/search-field.tsx'
import { render } from '#tests/support/client/render.tsx'

const search = vi.fn()
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search roadmaps' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const rest = () => act(() => vi.advanceTimersByTimeAsync(1000))

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  search.mockReset()
})

it('what is typed is looked for once, when the hand rests', async () => {
  await render(<SearchField value="" onSearch={search} />)
  for (const text of ['r', 're', 'react ']) type(text)
  await rest()
  expect(search.mock.calls).toEqual([['react']])
})

it('Enter looks for it at once, and not again', async () => {
  await render(<SearchField value="" onSearch={search} />)
  type('react')
  fireEvent.submit(field())
  expect(search.mock.calls).toEqual([['react']])
  await rest()
  expect(search).toHaveBeenCalledTimes(1)
})

it('Back shows what was looked for before; an answer to an earlier letter takes nothing of what was typed since', async () => {
  const { rerender } = await render(<SearchField value="" onSearch={search} />)
  type('rea')
  await rest()
  type('react')
  await rerender(<SearchField value="rea" onSearch={search} />)
  expect(field().value).toBe('react')
  await rest()
  await rerender(<SearchField value="react" onSearch={search} />)
  await rerender(<SearchField value="" onSearch={search} />)
  expect(field().value).toBe('')
})
