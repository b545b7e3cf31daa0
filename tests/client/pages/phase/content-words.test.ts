import { expect, it } from 'vitest'
import { originOf, siteOf } from '#client/pages/phase/content/content-words.ts'
import { card } from '#tests/client/progress/progress.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

it.each([
  [{}, 'From the Tubli catalogue · link checked 3 days ago'],
  [{ checkedAt: '2026-11-21T08:00:00Z' }, 'From the Tubli catalogue · link checked today'],
  [{ checkedAt: '2026-11-20T08:00:00Z' }, 'From the Tubli catalogue · link checked yesterday'],
  [{ linkState: 'unknown' as const, checkedAt: null }, 'From the Tubli catalogue · link not checked yet'],
  [{ linkState: 'dead' as const }, 'From the Tubli catalogue · link may be gone, checked 3 days ago'],
  [{ linkState: 'moved' as const }, 'From the Tubli catalogue · link moved, new address checked 3 days ago'],
  [{ source: 'devto' as const }, 'Found on dev.to · link checked 3 days ago'],
])('%j: %s', (changes, words) => {
  expect(originOf(card('c', changes), now)).toBe(words)
})

it('names the site of a link', () => {
  expect(siteOf('https://www.postgresql.org/docs/')).toBe('postgresql.org')
  expect(siteOf('nonsense')).toBe('')
})
