import { expect, it } from 'vitest'
import { strengthWords } from '#client/pages/phase/objectives/strength-words.ts'

const known = (strength: number, tries: number, isPassed = false) =>
  strengthWords({ objective: 'Explain it', strength, tries, isPassed })

it('says how well an objective is known, and how many answers are missing', () => {
  expect(known(0, 0)).toBeNull()
  expect(known(0, 1)).toBe('Not known yet: 1 of 3 answers so far')
  expect(known(1 / 3, 1)).toBe('Beginning: 1 of 3 answers so far')
  expect(known(2 / 3, 2)).toBe('Getting there: 2 of 3 answers so far')
  expect(known(0.7, 4)).toBe('Getting there')
  expect(known(0.9, 4, true)).toBe('Passed')
})
