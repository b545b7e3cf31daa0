import { expect, it } from 'vitest'
import { durationText } from '#client/features/roadmaps/duration-text.ts'

it.each([
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [0, '0 min'],
])('%s minutes are %s', (minutes, text) => expect(durationText(minutes)).toBe(text))
