import { expect, it } from 'vitest'
import { lastWeeks } from '#client/features/reputation/last-weeks.ts'

it('has twelve weeks up to today’s, by their Mondays, also over a change of clocks, and the points of each', () => {
  const sunday = new Date(2026, 10, 1)
  const weeks = lastWeeks(
    [
      { week: '2026-10-26', kind: 'section', points: 2 },
      { week: '2026-10-26', kind: 'certificate', points: 10 },
      { week: '2026-10-12', kind: 'section', points: 4 },
    ],
    sunday,
  )
  expect(weeks).toHaveLength(12)
  expect(weeks[0]).toEqual({ week: '2026-08-10', points: 0 })
  expect(weeks.slice(-3)).toEqual([
    { week: '2026-10-12', points: 4 },
    { week: '2026-10-19', points: 0 },
    { week: '2026-10-26', points: 12 },
  ])
})
