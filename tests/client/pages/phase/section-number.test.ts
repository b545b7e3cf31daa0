import { describe, expect, it } from 'vitest'
import { sectionNumber } from '#client/pages/phase/sections/section-number.ts'

describe('sectionNumber', () => {
  it.each([
    ['2', 4, 2],
    [undefined, 4, 1],
    ['', 4, 1],
    ['two', 4, 1],
    ['1.5', 4, 1],
    ['0', 4, 1],
    ['-3', 4, 1],
    ['99', 4, 4],
    ['1', 0, 1],
  ])('answers %j of %i with %i', (asked, count, expected) => {
    expect(sectionNumber(asked, count)).toBe(expected)
  })
})
