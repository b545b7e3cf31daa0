import { expect, it } from 'vitest'
import { cutText } from '#client/lib/cut-text.ts'
import { countOf } from '#shared/count-of.ts'

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab\u{1F41D}', 3, 'ab'],
  ['ab\u{1F41D}', 4, 'ab\u{1F41D}'],
])('%s cut to %i is %s', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut)
})

it('counts', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'phase'))).toEqual(['0 phases', '1 phase', '2 phases'])
})
