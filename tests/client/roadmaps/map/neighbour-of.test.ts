import { expect, it } from 'vitest'
import { neighbourOf } from '#client/features/roadmaps/map/neighbour-of.ts'

/** Two rows, the second one running back: 0 1 2 over 5 4 3. */
const PLACES = [0, 1, 2]
  .flatMap((x) => ({ x: x * 200, y: 0 }))
  .concat([2, 1, 0].map((x) => ({ x: x * 200 + 20, y: 180 })))

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, null],
  ['ArrowLeft', 1, 0],
  ['ArrowDown', 1, 4],
  ['ArrowUp', 3, 2],
  ['ArrowRight', 5, 4],
  ['ArrowLeft', 3, 4],
  ['ArrowDown', 4, null],
  ['Home', 3, 0],
  ['End', 0, 5],
  ['Enter', 0, null],
  ['a', 0, null],
])('%s leads from %i to %s', (key, from, to) => {
  expect(neighbourOf(PLACES, PLACES[from] ?? { x: 0, y: 0 }, key)).toBe(to)
})

it('where there is nothing no arrow leads anywhere', () => {
  expect(neighbourOf([], { x: 0, y: 0 }, 'ArrowRight')).toBeNull()
})
