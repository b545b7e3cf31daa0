import { expect, it } from 'vitest'
import { weekWords } from '#client/features/reputation/week-words.ts'

const [LAST, NOW] = ['2026-11-16', '2026-11-23']
const weeks = [
  { week: LAST, kind: 'section', points: 6 },
  { week: NOW, kind: 'bounty', points: 18.75 },
  { week: NOW, kind: 'contribution', points: 4 },
]

it.each([
  [22.75, 6, '22.75 this week so far: 18.75 by bounties and 4.00 by contributions. Last week it was 6.00.'],
  [22.75, 0, '22.75 this week so far: 18.75 by bounties and 4.00 by contributions.'],
  [0, 6, 'Nothing this week so far. Last week it was 6.00.'],
  [0, 0, 'Nothing this week so far.'],
])('says why the score changed: %d now, %d last week', (now, last, words) => {
  const shown = [
    { week: LAST, points: last },
    { week: NOW, points: now },
  ]
  expect(weekWords(weeks, shown)).toBe(words)
})
