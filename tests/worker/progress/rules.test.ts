import { describe, expect, it } from 'vitest'
import { owedOf, restsUntil, triesAtLike } from '#worker/features/progress/rules.ts'
import { requireAwake } from '#worker/features/progress/scope.ts'

const NOW = '2026-12-31T23:30:00.000Z'
const EARLIER = '2026-12-31T00:00:00.000Z'
const YESTERDAY = '2026-12-30T23:59:59.999Z'

const right = (createdAt = EARLIER) => ({ isRight: true, isAccepted: true, purpose: 'section' as const, createdAt })
const madeGood = (createdAt = EARLIER) => ({ ...right(createdAt), isAccepted: false })
const wrong = (createdAt = EARLIER) => ({ ...madeGood(createdAt), isRight: false })
const reviewed = (isRight: boolean) => ({ ...madeGood(), isRight, purpose: 'review' as const })
const testedOut = (isRight: boolean) => ({ ...madeGood(), isRight, purpose: 'test_out' as const })

describe('wrong answers of a day are made good by right ones', () => {
  it.each([
    [0, []],
    [0, [right()]],
    [1, [wrong()]],
    [2, [wrong(), wrong()]],
    [1, [wrong(), wrong(), madeGood()]],
    [0, [wrong(), madeGood(), right()]],
    [0, [wrong(YESTERDAY)]],
    [1, [wrong(YESTERDAY), wrong(), madeGood(YESTERDAY)]],
    [1, [wrong(), reviewed(true), testedOut(true)]],
    [2, [reviewed(false), testedOut(false)]],
  ])('%i for %j', (owed, tries) => {
    expect(owedOf(tries, NOW)).toBe(owed)
  })

  it('at items of the same sections of the library, wherever they were asked', () => {
    const tries = [{ itemId: 'react/state/1' }, { itemId: 'react/state-2/1' }, { itemId: null }]
    expect(triesAtLike([{ itemId: 'react/state/2' }, { itemId: null }], tries)).toEqual([{ itemId: 'react/state/1' }])
    expect(triesAtLike([{ itemId: null }], tries)).toEqual([])
  })
})

describe('a question rests until the next day', () => {
  const tomorrow = '2027-01-01T00:00:00.000Z'
  it.each([
    [null, []],
    [null, [wrong()]],
    [tomorrow, [wrong(), wrong()]],
    [tomorrow, [madeGood()]],
    [tomorrow, [wrong(), madeGood()]],
    [null, [right()]],
    [null, [wrong(YESTERDAY), wrong(YESTERDAY)]],
    [null, [madeGood(YESTERDAY), wrong()]],
    [null, [reviewed(true), reviewed(false)]],
    [tomorrow, [reviewed(false), wrong()]],
    [tomorrow, [testedOut(true)]],
    [tomorrow, [testedOut(false)]],
  ])('%s for %j', (until, tries) => {
    expect(restsUntil(tries, NOW)).toBe(until)
  })

  it('and says so', () => {
    expect(() => requireAwake(false)).not.toThrow()
    expect(() => requireAwake(true)).toThrow(/counts again from \d{4}-\d\d-\d\d, 00:00 UTC/)
  })
})
