import { expect, it } from 'vitest'
import { factsOf, originOf, siteOf } from '#client/pages/phase/content/content-words.ts'
import { card } from '#tests/client/progress/progress.ts'

const day = 'Nov 18, 2026'

it.each([
  [{}, `Checked on ${day}`],
  [{ linkState: 'unknown' as const, checkedAt: null }, ''],
  [{ linkState: 'unknown' as const }, ''],
  [{ linkState: 'blocked' as const }, ''],
  [{ linkState: 'dead' as const }, `May be gone, checked on ${day}`],
  [{ linkState: 'moved' as const }, `Moved, new address checked on ${day}`],
  [{ source: 'devto' as const }, `Found on dev.to · checked on ${day}`],
  [{ source: 'web' as const, checkedAt: null }, 'Found on the web'],
])('%j: “%s”', (changes, words) => {
  expect(originOf(card('c', changes))).toBe(words)
})

it('says what it is, for whom, how old and in which language', () => {
  expect(factsOf(card('c', { kind: 'video' }))).toBe('Video · beginner · 2024 · English')
  expect(factsOf(card('c', { kind: 'docs', year: null, language: 'de' }))).toBe(
    'Documentation · beginner · kept up to date · German',
  )
})

it('names the site of a link', () => {
  expect(siteOf('https://www.postgresql.org/docs/')).toBe('postgresql.org')
  expect(siteOf('nonsense')).toBe('')
})
