import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useShownSection } from '#client/pages/phase/sections/use-shown-section.ts'
import type { Section } from '#shared/roadmaps/schemas.ts'
import { prepareBrowser, stage } from '#tests/client/roadmaps/stage.tsx'

const sections = ['a', 'b', 'c'].map(
  (id, index): Section => ({
    id,
    sectionNumber: index + 1,
    title: id,
    description: '',
    aim: '',
    category: '',
    learningObjectives: [],
    goDeeperRoadmapId: null,
    isCompleted: false,
  }),
)
const [a, b, c] = sections
const reordered = [b, a, c].filter((section) => section !== undefined)

const onSection = vi.fn()
function Page(props: { asked: string | undefined; otherwise: number | undefined; list?: Section[] }) {
  const number = useShownSection({ sections: props.list ?? sections, ...props, onSection })
  return <p>{String(number)}</p>
}
const shown = () => document.querySelector('p')?.textContent

beforeEach(() => prepareBrowser(vi.fn()))
afterEach(() => {
  document.body.replaceChildren()
  onSection.mockReset()
  vi.unstubAllGlobals()
})

describe('the section to show (G-LRN-14)', () => {
  it.each([
    [undefined, 3, '3'],
    ['two', 2, '2'],
    ['99', 1, '3'],
    ['0', 1, '1'],
    ['2', 1, '2'],
  ])('?section=%s, last accessed %s: %s', async (asked, otherwise, expected) => {
    const { leave } = await stage(<Page asked={asked} otherwise={otherwise} />)
    expect(shown()).toBe(expected)
    if (asked !== expected) expect(onSection).toHaveBeenCalledWith(Number(expected), { replace: true })
    await leave()
  })

  it('waits for the last accessed one, but never when one was asked for', async () => {
    const { draw, leave } = await stage(<Page asked={undefined} otherwise={undefined} />)
    expect(shown()).toBe('null')
    expect(onSection).not.toHaveBeenCalled()
    await draw(<Page asked={undefined} otherwise={2} />)
    expect(onSection).toHaveBeenCalledExactlyOnceWith(2, { replace: true })
    await draw(<Page asked="1" otherwise={undefined} />)
    expect(shown()).toBe('1')
    await leave()
  })

  it('follows the shown section when an edit moves it', async () => {
    const { draw, leave } = await stage(<Page asked="1" otherwise={1} />)
    await draw(<Page asked="1" otherwise={1} list={reordered} />)
    expect(shown()).toBe('2')
    expect(onSection).toHaveBeenCalledExactlyOnceWith(2, { replace: true })
    await draw(<Page asked="2" otherwise={1} list={reordered} />)
    expect(onSection).toHaveBeenCalledOnce()
    await leave()
  })
})
