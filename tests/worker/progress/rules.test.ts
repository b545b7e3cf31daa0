import { describe, expect, it } from 'vitest'
import { owedOf, restsUntil } from '#worker/features/progress/rules.ts'

const NOW = '2026-12-31T23:30:00.000Z'
const EARLIER = '2026-12-31T00:00:00.000Z'
const YESTERDAY = '2026-12-30T23:59:59.999Z'

const right = (createdAt = EARLIER) => ({ isRight: true, isAccepted: true, createdAt })
const madeGood = (createdAt = EARLIER) => ({ isRight: true, isAccepted: false, createdAt })
const wrong = (createdAt = EARLIER) => ({ isRight: false, isAccepted: false, createdAt })
const item = (...tries: ReturnType<typeof right>[]) => ({ kind: 'one', tries })

describe('wrong answers of a day are made good by right ones', () => {
  it.each([
    [0, []],
    [0, [item(right())]],
    [1, [item(wrong())]],
    [2, [item(wrong(), wrong())]],
    [1, [item(wrong()), item(wrong()), item(madeGood())]],
    [0, [item(wrong(), madeGood()), item(right())]],
    [0, [item(wrong(YESTERDAY))]],
    [1, [item(wrong(YESTERDAY), wrong()), item(madeGood(YESTERDAY))]],
    [0, [{ kind: 'open', tries: [wrong(), wrong()] }]],
  ])('%i for %j', (owed, questions) => {
    expect(owedOf(questions, NOW)).toBe(owed)
  })
})

describe('an item rests until the next day', () => {
  const tomorrow = '2027-01-01T00:00:00.000Z'
  it.each([
    [null, item()],
    [null, item(wrong())],
    [tomorrow, item(wrong(), wrong())],
    [tomorrow, item(madeGood())],
    [tomorrow, item(wrong(), madeGood())],
    [null, item(right())],
    [null, item(wrong(YESTERDAY), wrong(YESTERDAY))],
    [null, item(madeGood(YESTERDAY), wrong())],
    [null, { kind: 'open', tries: [wrong(), wrong(), wrong()] }],
  ])('%s for %j', (until, question) => {
    expect(restsUntil(question, NOW)).toBe(until)
  })
})
