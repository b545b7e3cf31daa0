/** The value that 95 of 100 stay below or reach. */
export const p95 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(0.95 * values.length) - 1] ?? Number.NaN
