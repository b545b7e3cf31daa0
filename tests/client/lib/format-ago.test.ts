import { expect, it } from 'vitest'
import { formatAgo } from '#client/lib/dates/format-ago.ts'

const NOW = new Date('2026-11-23T12:00:00').getTime()
const [S, MIN, H, D] = [1000, 60_000, 3_600_000, 86_400_000]

it.each([
  [0, 'just now'],
  [-5 * S, 'just now'],
  [1 * S, '1 s ago'],
  [58 * S, '58 s ago'],
  [59 * S, '1 min ago'],
  [59 * MIN + 59 * S, '59 min ago'],
  [H, '1 h ago'],
  [24 * H, '24 h ago'],
  [25 * H, '1 d ago'],
  [7 * D - S, '6 d ago'],
  [7 * D, 'Nov 16'],
  [400 * D, 'Oct 19, 2025'],
])('R-SHELL-30: %i ms ago is %j', (age, said) => {
  expect(formatAgo(NOW - age, NOW)).toBe(said)
})
