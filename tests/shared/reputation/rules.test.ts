import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOverall, replay } from '#shared/reputation/rules.ts'

const Row = fc.record({ key: fc.string(), points: fc.integer({ min: -20_000, max: 20_000 }).map((n) => n / 100) })

it('SEC-14: replayed in any order, and with rows twice, the ledger comes to the same sum', () => {
  fc.assert(
    fc.property(fc.uniqueArray(Row, { selector: ({ key }) => key }), (rows) => {
      const sum = rows.reduce((hundredths, { points }) => hundredths + Math.round(points * 100), 0) / 100
      expect(replay(rows)).toBe(sum)
      expect(replay([...rows].reverse().concat(rows))).toBe(sum)
    }),
  )
})

it.each(['overall', 'OverallLeaders', 'OVERALL'])('G-LEAD-01: %s is the board of all time', (leaderType) => {
  expect(isOverall(leaderType)).toBe(true)
})

it.each(['', 'leaders', 'weekly', 'not overall'])('G-LEAD-01: "%s" is the board of the week', (leaderType) => {
  expect(isOverall(leaderType)).toBe(false)
})
