import { shuffled } from './shuffled.ts'

/** Some of a section's items, in an order that is fixed for each seed: one of each objective before a second of any. */
export function drawItems<I extends { id: string; objective: string }>(items: I[], seed: string, most: number): I[] {
  const inOrder = shuffled(
    items.map(({ id }) => id),
    seed,
  ).flatMap((id) => items.filter((item) => item.id === id))
  const isFirst = ({ objective }: I, at: number) => inOrder.findIndex((item) => item.objective === objective) === at
  return [...inOrder.filter(isFirst), ...inOrder.filter((item, at) => !isFirst(item, at))].slice(0, most)
}
