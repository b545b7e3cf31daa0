import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useShownSection } from '#client/pages/phase/sections/use-shown-section.ts'
import type { Section } from '#shared/roadmaps/schemas.ts'
import { render } from '#tests/support/client/render.tsx'

const sections = ['a', 'b', 'c'].map(
  (id, index): Section => ({
    id,
    number: index + 1,
    title: id,
    description: '',
    aim: '',
    category: '',
    objectives: [],
    deepDiveId: null,
    deepDiveProgress: null,
    skills: [],
    minutes: null,
    isCompleted: false,
    restsUntil: null,
  }),
)
const [a, b, c] = sections
const reordered = [b, a, c].filter((section) => section !== undefined)

const onSection = vi.fn()
function Page(props: { asked: string | undefined; otherwise: number | undefined; list?: Section[] }) {
  const number = useShownSection({ sections: props.list ?? sections, ...props, onSection })
  return <p>{String(number)}</p>
}
const shown = () => screen.queryByRole('paragraph')?.textContent

beforeEach(() => vi.stubGlobal('fetch', vi.fn()))
afterEach(() => {
  onSection.mockReset()
})

describe('the section to show (G-LRN-14)', () => {
  it.each([
    [undefined, 3, '3'],
    ['two', 2, '2'],
    ['99', 1, '3'],
    ['0', 1, '1'],
    ['2', 1, '2'],
  ])('?section=%s, last accessed %s: %s', async (asked, otherwise, expected) => {
    await render(<Page asked={asked} otherwise={otherwise} />)
    expect(shown()).toBe(expected)
    if (asked !== expected) expect(onSection).toHaveBeenCalledWith(Number(expected), { replace: true })
  })

  it('waits for the last accessed one, but never when one was asked for', async () => {
    const { rerender } = await render(<Page asked={undefined} otherwise={undefined} />)
    expect(shown()).toBe('null')
    expect(onSection).not.toHaveBeenCalled()
    await rerender(<Page asked={undefined} otherwise={2} />)
    expect(onSection).toHaveBeenCalledExactlyOnceWith(2, { replace: true })
    await rerender(<Page asked="1" otherwise={undefined} />)
    expect(shown()).toBe('1')
  })

  it('follows the shown section when an edit moves it', async () => {
    const { rerender } = await render(<Page asked="1" otherwise={1} />)
    await rerender(<Page asked="1" otherwise={1} list={reordered} />)
    expect(shown()).toBe('2')
    expect(onSection).toHaveBeenCalledExactlyOnceWith(2, { replace: true })
    await rerender(<Page asked="2" otherwise={1} list={reordered} />)
    expect(onSection).toHaveBeenCalledOnce()
  })
})
