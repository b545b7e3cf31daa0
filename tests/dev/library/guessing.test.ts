import { expect, it } from 'vitest'
import { libraryFolder } from '#dev/commands/check-library.ts'
import { cachedLibrary } from '#dev/library/cached-library.ts'
import { type Item, isRightOption, linesOf } from '#shared/progress/items.ts'
import { ANSWERS_TO_COMPLETE, MAX_QUESTIONS } from '#shared/progress/rules.ts'
import { drawItems } from '#worker/features/progress/items/draw-items.ts'
import { owedOf, restsUntil } from '#worker/features/progress/rules.ts'

/**
 * What guessing brings. The guesser reads nothing but what the product tells them: they choose at random, never the same
 * wrong option twice, and where an explanation gives a typed answer away they type it the second time. Were every right
 * answer accepted, they would complete most sections on the first day. Since each wrong one has to be made good for, it is
 * 5.6 % on average over the library, and about 10 % in the worst sections. In 200 days some sections show up to 16 % by
 * luck, hence the room in what is expected. A choice with three options lets it rise: four are the least that is advisable.
 */

const NOW = '2026-11-22T12:00:00.000Z'
const DAYS = 200
const IN_TEST = { purpose: 'section', createdAt: NOW } as const

/** Chances of a first and of a second guess after what was said of it; an explanation that tells it makes the second certain. */
function chances(item: Item): [number, number] {
  if (item.kind === 'one') return [1 / item.options.length, 1 / (item.options.length - 1)]
  if (item.kind === 'many') return chancesOfSome(item.options.filter(isRightOption).length, item.options.length)
  // steps never stand in their right order
  if (item.kind === 'order') return [1 / (factorial(item.steps.length) - 1), 1]
  if (item.kind === 'fault') return [1 / linesOf(item.code).filter((line) => line.trim() !== '').length, 1]
  return [0, 1]
}

/** Of any two or more of several options. Told is one that is wrong or, where none is, how many are missing. */
function chancesOfSome(right: number, all: number): [number, number] {
  const guesses = Array.from({ length: 2 ** all }, (_, bits) => ({
    chosen: onesOf(bits),
    wrongly: onesOf(bits >> right),
  })).filter(({ chosen }) => chosen > 1)
  const others = 2 ** (all - 1) - all
  const then = guesses
    .filter(({ chosen, wrongly }) => wrongly > 0 || chosen < right)
    .map(({ chosen, wrongly }) => (wrongly > 0 ? 1 / others : 1 / choices(all - chosen, right - chosen)))
  return [1 / guesses.length, then.reduce((sum, chance) => sum + chance, 0) / then.length]
}

const onesOf = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + onesOf(bits >> 1))
const choices = (all: number, some: number): number => factorial(all) / factorial(some) / factorial(all - some)
const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))

/** mulberry32, so that a run is like another. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Whether somebody who guesses all day completes a section of these items. */
function isGuessed(items: Item[], random: () => number): boolean {
  const asked = items.map((item) => ({
    item,
    tries: [] as Parameters<typeof owedOf>[0],
  }))
  const triesOf = (questions: typeof asked) => questions.flatMap(({ tries }) => tries)
  const isOpen = (question: (typeof asked)[number]) =>
    restsUntil(question.tries, NOW) === null && !question.tries.some(({ isAccepted }) => isAccepted)
  for (const turn of [0, 1] as const) {
    for (const question of asked.filter(isOpen)) {
      const isRight = random() < chances(question.item)[turn]
      question.tries.push({ isRight, isAccepted: isRight && owedOf(triesOf(asked), NOW) === 0, ...IN_TEST })
      const accepted = triesOf(asked).filter(({ isAccepted }) => isAccepted)
      if (accepted.length >= ANSWERS_TO_COMPLETE) return true
    }
  }
  return false
}

it('guessing does not pay', () => {
  const random = randomFrom(8020)
  const shares = cachedLibrary(libraryFolder).topics.flatMap(({ sections }) =>
    sections.map(({ quiz }) => {
      const drawn = (day: number) =>
        drawItems(
          quiz.map((item, at) => ({ id: `${at}`, objective: `${item.objective}`, item })),
          `${day}`,
          MAX_QUESTIONS,
        )
      const days = Array.from({ length: DAYS }, (_, day) =>
        isGuessed(
          drawn(day).map(({ item }) => item),
          random,
        ),
      )
      return days.filter(Boolean).length / DAYS
    }),
  )
  const average = shares.reduce((sum, share) => sum + share, 0) / shares.length
  expect(average).toBeLessThan(0.06)
  expect(shares.filter((share) => share > 0.1).length / shares.length).toBeLessThan(0.08)
  expect(Math.max(...shares)).toBeLessThan(0.18)
})
