import { type Item, isRightOption, linesOf } from '#shared/progress/items.ts'

/** What guessing brings who reads nothing but the question: pure, for testing out of a section. */

/** Nobody who guesses passes more often. */
export const MOST_GUESSED = 0.01
/** What is typed can hardly be guessed; to be careful, one in twenty is taken to be. */
const TYPED = 0.05

/** The chance to answer an item right by a guess, from 0 to 1. */
export function guessChance(item: Item): number {
  switch (item.kind) {
    case 'one':
      return 1 / item.options.length
    case 'many':
      return 1 / subsetsOf(item.options.length, item.options.filter(isRightOption).length)
    case 'order':
      // steps never stand in their right order
      return 1 / (factorial(item.steps.length) - 1)
    case 'fault':
      return 1 / linesOf(item.code).filter((line) => line.trim() !== '').length
    default:
      return TYPED
  }
}

/** Choices of some of several: of two or more, where that is what it takes. */
const subsetsOf = (all: number, right: number): number => 2 ** all - 1 - (right > 1 ? all : 0)
const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))

/** The chance to be right on all of several items, or on all but so many, from the chance of each. */
export function chanceToPass([chance, ...others]: readonly number[], misses: number): number {
  if (misses < 0) return 0
  if (chance === undefined) return 1
  return chance * chanceToPass(others, misses) + (1 - chance) * chanceToPass(others, misses - 1)
}

/**
 * How many items one may miss who tests out: one, or none where guessing would pay; null where it would even then.
 * @param attempt from 1; who was told what was wrong and never repeats it is right that many times as often
 */
export function missesAllowed(items: readonly Item[], attempt = 1): number | null {
  const chances = items.map((item) => Math.min(1, attempt * guessChance(item)))
  const isSafe = (misses: number) => items.length > misses + 1 && chanceToPass(chances, misses) <= MOST_GUESSED
  return [1, 0].find(isSafe) ?? null
}
