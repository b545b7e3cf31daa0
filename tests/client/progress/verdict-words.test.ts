import { describe, expect, it } from 'vitest'
import { restWords } from '#client/features/progress/questions/rest-words.ts'
import { effectWords, verdictWords } from '#client/features/progress/questions/verdict-words.ts'
import type { JudgeAnswerOutput, SectionOutcome } from '#shared/progress/schemas.ts'

const NEXT_DAY = '2026-11-22T00:00:00.000Z'

type Changes = Partial<Omit<JudgeAnswerOutput, 'section' | 'verdict'>> & {
  isRight?: boolean
  isAccepted?: boolean
  section?: Partial<SectionOutcome> | null
}

function said({ isRight = false, isAccepted = false, section = {}, ...changes }: Changes): JudgeAnswerOutput {
  return {
    question: 'Why?',
    verdict: {
      ...{ answer: 'So', isRight, isAccepted, feedback: 'Because.', point: null, judge: 'items' },
      ...{ isFallback: false, createdAt: '2026-11-21T10:00:00.000Z' },
    },
    isCounted: true,
    restsUntil: null,
    section: section && {
      ...{ isCompleted: false, acceptedAnswers: 0, owedAnswers: 0, streetCred: 0, certificateId: null },
      ...section,
    },
    ...changes,
  }
}

describe('what an answer brought, in words', () => {
  it.each<[string, Changes, string | RegExp | null]>([
    ['Right', { isRight: true, isAccepted: true, section: { acceptedAnswers: 1 } }, '1 of 2 right answers.'],
    ['Right', { isRight: true, restsUntil: NEXT_DAY }, 'It makes up for a wrong one. The next right answer counts.'],
    ['Right', { isRight: true, restsUntil: NEXT_DAY, section: { owedAnswers: 1 } }, /1 left to make up for/],
    ['Right', { isRight: true, isCounted: false, section: { acceptedAnswers: 1 } }, '1 of 2 right answers.'],
    ['Not right', { section: { owedAnswers: 1 } }, /makes up for it. This question comes back later/],
    ['Not right', { restsUntil: NEXT_DAY, section: { owedAnswers: 2 } }, /counts again from \w+/],
    ['Not right', { isCounted: false, section: { owedAnswers: 1 } }, /makes up for it. This question comes back later/],
    ['Not right', {}, null],
    ['Not counted', { isCounted: false, section: null }, null],
    ['Right', { isRight: true, isAccepted: true, section: { isCompleted: true, streetCred: 2 } }, /2\.00 StreetCred/],
    [
      'Right',
      { isRight: true, isAccepted: true, section: { isCompleted: true, certificateId: 'TB-1' } },
      /certificate/,
    ],
    ['Right', { isRight: true, isAccepted: true, section: { isCompleted: true } }, null],
  ])('%s: %j', (headline, changes, effect) => {
    const result = said(changes)
    expect(verdictWords(result)).toBe(headline)
    if (effect instanceof RegExp) expect(effectWords(result)).toMatch(effect)
    else expect(effectWords(result)).toBe(effect)
  })
})

it.each([
  [new Date(2026, 10, 22, 1), /^from tomorrow at 1:00\sAM, your time$/],
  [new Date(2026, 10, 22), /^from tomorrow$/],
  [new Date(2026, 10, 25), /^from Wednesday, Nov 25$/],
  [new Date(2026, 10, 21, 23, 30), /^from today at 11:30\sPM, your time$/],
])('when a question counts again, by the clock of whoever learns: %s', (until, words) => {
  expect(restWords(until.toISOString(), new Date(2026, 10, 21, 22))).toMatch(words)
})
