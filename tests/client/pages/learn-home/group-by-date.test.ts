import { describe, expect, it } from 'vitest'
import { groupByDate } from '#client/pages/learn-home/list/group-by-date.ts'

const now = new Date(2026, 10, 21, 0, 30)
/** A local time, as the worker would send it. */
const at = (...parts: [number, number, number, number?, number?]) => ({ createdAt: new Date(...parts).toISOString() })
const labels = (...items: { createdAt: string }[]) => groupByDate(items, now).map(({ label }) => label)

describe('groupByDate', () => {
  it('calls only the same local day today', () => {
    expect(labels(at(2026, 10, 21, 0, 0))).toEqual(['Today'])
    expect(labels(at(2026, 10, 20, 23, 59))).toEqual(['Earlier this month'])
  })

  it('ends this month at its first day', () => {
    expect(labels(at(2026, 10, 1, 0, 0))).toEqual(['Earlier this month'])
    expect(labels(at(2026, 9, 31, 23, 59))).toEqual(['Within the past year'])
  })

  it('counts last month as the past year on the first of a month', () => {
    const [group] = groupByDate([at(2026, 9, 31, 23)], new Date(2026, 10, 1, 1))
    expect(group?.label).toBe('Within the past year')
  })

  it('ends the past year after 365 days', () => {
    const yearMs = 365 * 24 * 60 * 60 * 1000
    expect(labels({ createdAt: new Date(now.getTime() - yearMs + 1000).toISOString() })).toEqual([
      'Within the past year',
    ])
    expect(labels({ createdAt: new Date(now.getTime() - yearMs).toISOString() })).toEqual(['Over a year ago'])
  })

  it('does not take the same month of another year for this one', () => {
    expect(labels(at(2025, 10, 22))).toEqual(['Within the past year'])
    expect(labels(at(2024, 10, 21))).toEqual(['Over a year ago'])
  })

  it('puts what comes from a clock ahead of ours into today', () => {
    expect(labels(at(2026, 11, 1))).toEqual(['Today'])
  })

  it('orders the groups, keeps the order inside and leaves out empty ones', () => {
    const items = [at(2020, 1, 1), at(2026, 10, 21, 0, 20), at(2026, 10, 21, 0, 10), at(2026, 3, 1)]
    expect(groupByDate(items, now)).toEqual([
      { label: 'Today', items: [items[1], items[2]] },
      { label: 'Within the past year', items: [items[3]] },
      { label: 'Over a year ago', items: [items[0]] },
    ])
    expect(groupByDate([], now)).toEqual([])
  })
})
