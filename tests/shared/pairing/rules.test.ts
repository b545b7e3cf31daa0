import { describe, expect, it } from 'vitest'
import { agendaOf, isTimeZone, momentIn, PAIRING_MINUTES } from '#shared/pairing/rules.ts'

describe('times of a pairing', () => {
  it.each([
    // the night in which clocks go back in Berlin, and not yet in New York
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', 'Sun, Oct 25, 02:30 GMT+2'],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', 'Sun, Oct 25, 02:30 GMT+1'],
    ['2026-10-25T01:30:00Z', 'America/New_York', 'Sat, Oct 24, 21:30 EDT'],
    ['2026-11-01T06:30:00Z', 'America/New_York', 'Sun, Nov 1, 01:30 EST'],
    // and the one in which they go forward
    ['2027-03-28T00:59:00Z', 'Europe/Berlin', 'Sun, Mar 28, 01:59 GMT+1'],
    ['2027-03-28T01:00:00Z', 'Europe/Berlin', 'Sun, Mar 28, 03:00 GMT+2'],
    ['2026-06-01T12:00:00Z', 'Asia/Kathmandu', 'Mon, Jun 1, 17:45 GMT+5:45'],
  ])('%s in %s is %s', (instant, zone, text) => {
    expect(momentIn(instant, zone)).toBe(text)
  })
  it('knows zones that are none', () => {
    expect(['Europe/Berlin', 'UTC', 'Mars/Base', ''].map(isTimeZone)).toEqual([true, true, false, false])
  })
})

it.each(PAIRING_MINUTES)('an agenda of %i minutes has so many, and no part without any', (minutes) => {
  const parts = agendaOf(minutes)
  expect(parts.reduce((sum, part) => sum + part.minutes, 0)).toBe(minutes)
  expect(Math.min(...parts.map((part) => part.minutes))).toBeGreaterThan(0)
})
