import { expect, it } from 'vitest'
import { timeLeft } from '#client/pages/challenge/time-left.ts'

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]

it.each([
  [2 * DAY + 4 * HOUR, 'in 2 days and 4 hours'],
  [DAY, 'in 1 day and 0 hours'],
  [DAY - SECOND, 'in 23 hours and 59 minutes'],
  [HOUR + MINUTE, 'in 1 hour and 1 minute'],
  [59 * MINUTE + 3 * SECOND, 'in 59 minutes and 3 seconds'],
  [400, 'in 0 minutes and 1 second'],
  [0, 'now'],
  [-5, 'now'],
])('%d ms', (left, words) => expect(timeLeft(left)).toBe(words))
