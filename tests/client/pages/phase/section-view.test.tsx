import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SectionView } from '#client/pages/phase/sections/section-view.tsx'
import { phaseOf } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'

const [first, second] = phaseOf(1, 2).sections
const scrolled = vi.fn()
const broughtIn = vi.fn()

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrolled)
  Element.prototype.scrollIntoView = broughtIn
})
afterEach(() => {
  vi.restoreAllMocks()
  scrolled.mockReset()
  broughtIn.mockReset()
  Object.assign(window, { scrollY: 0 })
})

/** The next section is shown while the page is scrolled so far, its heading so far below the window's upper edge. */
async function goOn(top: number, scrollY: number) {
  if (!first || !second) throw new Error('Two sections are needed.')
  const { rerender } = await render(<SectionView section={first} current={1} count={2} children={null} />)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 10, 10))
  Object.assign(window, { scrollY })
  await rerender(<SectionView section={second} current={2} count={2} children={null} />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
}

it('the next section begins at the top of the page, with nothing cut in half', async () => {
  await goOn(-900, 1040)
  expect(scrolled).toHaveBeenCalledWith({ top: 0 })
  cleanup()
  await goOn(100, 40)
  expect(scrolled).toHaveBeenCalledTimes(2)
  expect(broughtIn).not.toHaveBeenCalled()
})

it('where much stands above it, its heading is brought in', async () => {
  await goOn(-200, 1600)
  expect(broughtIn).toHaveBeenCalledTimes(1)
  expect(scrolled).not.toHaveBeenCalled()
})
