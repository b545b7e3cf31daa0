/** '12.00', as points are written (R-PHS-13). */
export const formatPoints = (points: number): string => points.toFixed(2)

/** '+2.00', '−1.00' or '0.00'. */
export function formatChange(points: number): string {
  if (points === 0) return formatPoints(0)
  return `${points > 0 ? '+' : '−'}${formatPoints(Math.abs(points))}`
}
