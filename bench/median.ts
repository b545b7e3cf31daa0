/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const around = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return around.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0) / 2
}
