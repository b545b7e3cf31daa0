import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { libraryFolder } from '#dev/commands/check-library.ts'
import { cachedLibrary } from '#dev/library/cached-library.ts'
import type { Item } from '#shared/progress/items.ts'
import { chanceToPass, guessChance, MOST_GUESSED, missesAllowed } from '#worker/features/progress/items/guess-chance.ts'

/**
 * What guessing brings who tests out, over the library: at most 1 % at any attempt of any section, 0.3 % on average, also for who
 * comes back and never repeats what was wrong. Where that can't be had, it is not offered: 99.6 % of the sections can be tested out
 * of, 75 % a second time, and 32 % a third; the others are completed by their questions.
 */

const sections = cachedLibrary(libraryFolder).topics.flatMap((topic) => topic.sections)
const choice = (options: number): Item => ({
  kind: 'one',
  ask: 'Which?',
  options: Array.from({ length: options }, (_, at) =>
    at === 0 ? { yes: `${at}`, why: 'It is.' } : { no: `${at}`, why: 'It is not.' },
  ),
})
const typed: Item = { kind: 'number', ask: 'How many?', answer: 3, because: 'So many.' }

describe('the chance of a guess', () => {
  it('falls with every question, and rises with what may be missed', () => {
    const chance = fc.integer({ min: 2, max: 6 }).map((options) => guessChance(choice(options)))
    fc.assert(
      fc.property(fc.array(chance, { minLength: 1, maxLength: 6 }), chance, (some, another) => {
        expect(chanceToPass([...some, another], 0)).toBeLessThan(chanceToPass(some, 0))
        expect(chanceToPass(some, 1)).toBeGreaterThan(chanceToPass(some, 0))
        expect(chanceToPass(some, some.length)).toBeCloseTo(1, 10)
        expect(chanceToPass(some, 0)).toBeCloseTo(
          some.reduce((product, each) => product * each, 1),
          10,
        )
      }),
      { seed: 8020, numRuns: 200 },
    )
  })

  it('decides how many may be missed', () => {
    expect(missesAllowed([choice(4), choice(4), choice(4), choice(4)])).toBe(0)
    expect(missesAllowed([choice(4), choice(4), typed, typed])).toBe(1)
    expect(missesAllowed([choice(4), choice(4), choice(4)])).toBeNull()
    expect(missesAllowed([])).toBeNull()
    expect(missesAllowed([typed])).toBeNull()
  })
})

const averageOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

it.each([
  [1, 0.99, 0.004],
  [2, 0.7, 0.004],
  [3, 0.3, 0.005],
])('over the whole library guessing does not pay at attempt %i', (attempt, share, average) => {
  const passed = sections.flatMap(({ quiz }) => {
    const misses = missesAllowed(quiz, attempt)
    const chances = quiz.map((item) => Math.min(1, attempt * guessChance(item)))
    return misses === null ? [] : [chanceToPass(chances, misses)]
  })
  expect(Math.max(...passed)).toBeLessThanOrEqual(MOST_GUESSED)
  expect(averageOf(passed)).toBeLessThan(average)
  expect(passed.length / sections.length).toBeGreaterThan(share)
})
