import { describe, expect, it } from 'vitest'
import { nextQuestion } from '#shared/progress/next-question.ts'

const asked = (id: string, answeredAt?: string, changes: { isAccepted?: boolean; restsUntil?: string } = {}) => ({
  id,
  restsUntil: changes.restsUntil ?? null,
  verdict: answeredAt ? { isAccepted: changes.isAccepted ?? false, createdAt: answeredAt } : null,
})
const accepted = (id: string) => asked(id, '10:00', { isAccepted: true })
const resting = (id: string) => asked(id, '10:00', { restsUntil: 'tomorrow' })

describe('the next question', () => {
  it.each([
    ['the first at first', [asked('a'), asked('b')], undefined, 'a'],
    ['another after a wrong answer', [asked('a', '10:00'), asked('b'), asked('c')], undefined, 'b'],
    ['the one that was wrong first, once all were asked', [asked('a', '10:02'), asked('b', '10:01')], undefined, 'b'],
    ['never one that counts or rests', [accepted('a'), resting('b'), asked('c', '10:05')], undefined, 'c'],
    ['another than the one on the page', [asked('a'), asked('b')], 'a', 'b'],
    ['the same where there is no other', [accepted('a'), asked('b', '10:00')], 'b', 'b'],
    ['none where nothing counts any more', [accepted('a'), resting('b')], undefined, undefined],
    ['none of none', [], undefined, undefined],
  ])('is %s', (_, questions, after, id) => {
    expect(nextQuestion(questions, after)?.id).toBe(id)
  })
})
