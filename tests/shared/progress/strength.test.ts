import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueAt, REVIEW_DAYS } from '#shared/progress/spacing.ts'
import {
  firstTries,
  type ItemTry,
  isPassed,
  PASSED_STRENGTH,
  strengthOf,
  TRIES_TO_TRUST,
} from '#shared/progress/strength.ts'

const SEEDED = { seed: 8020, numRuns: 400 }
const HOUR_MS = 3_600_000
const START = Date.UTC(2026, 10, 22)

const at = (hours: number) => new Date(START + hours * HOUR_MS).toISOString()
const right = (days: number, itemId = 'a/b/1'): ItemTry => ({ itemId, isRight: true, createdAt: at(days * 24) })
const wrong = (days: number, itemId = 'a/b/1'): ItemTry => ({ ...right(days, itemId), isRight: false })

/** Tries at three items within a year, at different instants, in no order. */
const someTries = fc
  .uniqueArray(fc.record({ hour: fc.nat(8000), item: fc.integer({ min: 1, max: 3 }), isRight: fc.boolean() }), {
    selector: ({ hour }) => hour,
    maxLength: 14,
  })
  .map((tries) => tries.map(({ hour, item, isRight }) => ({ itemId: `a/b/${item}`, isRight, createdAt: at(hour) })))

const later = (tries: ItemTry[], isRight: boolean, hours: number): ItemTry[] => [
  ...tries,
  { itemId: 'a/b/1', isRight, createdAt: at(8000 + hours) },
]

describe('strength', () => {
  it('lies between 0 and 1, and below the trusted amount within its share', () => {
    fc.assert(
      fc.property(someTries, (tries) => {
        const strength = strengthOf(tries)
        const most = Math.min(1, firstTries(tries).length / TRIES_TO_TRUST)
        expect(strength).toBeGreaterThanOrEqual(0)
        expect(strength).toBeLessThanOrEqual(most)
      }),
      SEEDED,
    )
  })

  it('a right try never lowers it and a wrong one never raises it', () => {
    fc.assert(
      fc.property(someTries, fc.integer({ min: 24, max: 2000 }), (tries, hours) => {
        const before = strengthOf(tries)
        expect(strengthOf(later(tries, true, hours))).toBeGreaterThanOrEqual(before - 1e-12)
        expect(strengthOf(later(tries, false, hours))).toBeLessThanOrEqual(before + 1e-12)
      }),
      SEEDED,
    )
  })

  it('a wrong try made right makes it higher, the later the more', () => {
    fc.assert(
      fc.property(someTries, fc.nat(13), (tries, which) => {
        const firsts = firstTries(tries)
        const index = which % Math.max(1, firsts.length)
        if (firsts[index]?.isRight !== false) return
        const mended = firsts.with(index, { ...firsts[index], isRight: true })
        expect(strengthOf(mended)).toBeGreaterThan(strengthOf(firsts))
      }),
      SEEDED,
    )
    expect(strengthOf([wrong(0), right(7), right(14)])).toBeGreaterThan(strengthOf([right(0), right(7), wrong(14)]))
  })

  it('does not depend on the order of the rows, nor on what comes after the first try of a day', () => {
    fc.assert(
      fc.property(someTries, fc.boolean(), (tries, isRight) => {
        const strength = strengthOf(tries)
        expect(strengthOf(tries.toReversed())).toBe(strength)
        const again = tries.map(({ itemId, createdAt }) => ({
          ...{ itemId, isRight },
          createdAt: `${createdAt.slice(0, 10)}T23:59:59.999Z`,
        }))
        expect(strengthOf([...tries, ...again])).toBe(strength)
      }),
      SEEDED,
    )
  })

  it('halves the weight of a try in seven days', () => {
    const weight = 2 ** -1
    expect(strengthOf([wrong(0), right(7), right(7, 'a/b/2')])).toBeCloseTo(2 / (2 + weight), 10)
  })

  it('passes after three right days, after more where one was wrong, and not before', () => {
    expect(strengthOf([])).toBe(0)
    expect([right(0), right(1), right(4)].map((_, n, all) => isPassed(all.slice(0, n + 1)))).toEqual([
      false,
      false,
      true,
    ])
    expect(isPassed([right(0), right(0), right(0)])).toBe(false)
    const recovered = [wrong(0), right(1), right(4), right(11)]
    expect(recovered.map((_, n) => isPassed(recovered.slice(0, n + 1)))).toEqual([false, false, false, true])
    fc.assert(
      fc.property(someTries, (tries) => {
        if (isPassed(tries)) expect(strengthOf(tries)).toBeGreaterThanOrEqual(PASSED_STRENGTH)
      }),
      SEEDED,
    )
  })
})

describe('the schedule', () => {
  const DAY = (iso: string) => Math.round((Date.parse(iso) - START) / (24 * HOUR_MS))

  it('asks after 1, 3, 7, 16 and 35 days, and a wrong answer begins anew', () => {
    let day = 0
    const tries: ItemTry[] = []
    const gaps = [...REVIEW_DAYS, 35].map((days) => {
      tries.push(right(day))
      const due = DAY(dueAt(tries, at(0)))
      const gap = due - day
      day = due
      return gap - days
    })
    expect(gaps).toEqual([0, 0, 0, 0, 0, 0])
    tries.push(wrong(day))
    expect(DAY(dueAt(tries, at(0))) - day).toBe(1)
    tries.push(right(day + 1))
    expect(DAY(dueAt(tries, at(0))) - day).toBe(2)
    tries.push(right(day + 2))
    expect(DAY(dueAt(tries, at(0))) - day).toBe(5)
  })

  it('asks what was never tried on the day after', () => {
    expect(dueAt([], at(23.9))).toBe('2026-11-23T00:00:00.000Z')
    expect(dueAt([], at(24))).toBe('2026-11-24T00:00:00.000Z')
  })

  it('is never due on the day of a try, at most 35 days later, and later after right than after wrong', () => {
    fc.assert(
      fc.property(someTries, fc.integer({ min: 24, max: 2000 }), (tries, hours) => {
        const ofOne = tries.map((tried) => ({ ...tried, itemId: 'a/b/1' }))
        const known = later(ofOne, true, hours)
        const gap = DAY(dueAt(known, at(0))) - Math.floor((8000 + hours) / 24)
        expect(REVIEW_DAYS).toContain(gap)
        expect(dueAt(later(ofOne, false, hours), at(0)) <= dueAt(known, at(0))).toBe(true)
      }),
      SEEDED,
    )
  })
})
