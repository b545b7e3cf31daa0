import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ghostRisk } from '#shared/jobs/ghost.ts'
import { jobPrompts } from '#shared/jobs/prompts.ts'
import { readLimits, visaOf } from '#shared/jobs/read-limits.ts'
import {
  companyKey,
  DEFAULT_KEYWORDS,
  DEFAULT_REMOTE_KEYWORDS,
  DEFAULT_REMOTE_SEARCH,
  DEFAULT_SEARCH,
  titleKey,
  yearly,
  zoneText,
} from '#shared/jobs/rules.ts'
import { DEFAULT_LANGUAGES } from '#shared/users/prompts.ts'

it('R-JOBS-02, R-JOBS-03, G-JOBS-04: the default texts are literal', () => {
  expect([DEFAULT_SEARCH, DEFAULT_REMOTE_SEARCH]).toEqual([
    'junior or intern developer',
    'remote junior or intern developer',
  ])
  expect([DEFAULT_KEYWORDS, DEFAULT_REMOTE_KEYWORDS]).toEqual(['software engineer', 'remote software engineer'])
})

describe('R-JOBS-05: prompts to begin with', () => {
  it('are of JavaScript and Python where nobody chose a language', () => {
    expect(DEFAULT_LANGUAGES).toEqual(['JavaScript', 'Python'])
    for (const prompt of jobPrompts([])) expect(prompt).toMatch(/JavaScript|Python/)
  })

  it('are of the languages that somebody chose, four of them, in another order each time', () => {
    const orders = new Set(Array.from({ length: 50 }, () => jobPrompts(['Rust', 'Go']).join()))
    expect(orders.size).toBeGreaterThan(1)
    for (const prompt of jobPrompts(['Rust'])) expect(prompt).toContain('Rust')
    expect(new Set(jobPrompts(['Rust']))).toHaveProperty('size', 4)
  })
})

describe('limits', () => {
  it.each([
    ['You must be based in Germany.', 'place'],
    ['US-only, sorry!', 'place'],
    ['Your hours overlap with CET for four hours.', 'zone'],
    ['We are happy to sponsor your visa.', 'visa'],
    ['An active security clearance is a must.', 'clearance'],
    ['Fluent English is needed every day.', 'language'],
    ['At least 5+ years of Go.', 'experience'],
    ['Bachelor’s degree in computer science', 'degree'],
  ])('%s is a limit of %s, in its own words', (text, kind) => {
    expect(readLimits(`We build maps.\n${text}\nCome and see.`)).toEqual([{ kind, quote: text }])
  })

  it('nothing is found where nothing is said', () => {
    expect(readLimits('We build maps with Rust. Our team is friendly. Lunch is at noon.')).toEqual([])
  })

  it.each([
    ['We sponsor visas for the right person.', 'offered'],
    ['No visa sponsorship.', 'none'],
    ['Unfortunately we cannot offer visa support.', 'none'],
    ['We love maps.', null],
  ])('%s: a visa is %s', (text, visa) => {
    expect(visaOf(readLimits(text))).toBe(visa)
  })

  it('every quote is a piece of the text, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 2000 }),
        fc.constantFrom('5 years ', 'visa sponsored ', 'UTC+1 hours '),
        (text, said) => {
          const ad = `${text}${said}${text}`
          for (const { quote } of readLimits(ad)) expect(ad).toContain(quote.replace(/^…|…$/g, ''))
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('a ghost risk', () => {
  const now = Date.parse('2026-11-27T12:00:00Z')
  const seen = {
    ...{ postedAt: '2026-11-26T12:00:00Z', lastConfirmedAt: '2026-11-27T11:00:00Z', reposts: 0 },
    ...{ isOfEmployer: false, hasSalary: true, hasDescription: true },
  }

  it('is low for what is new and states its salary, and high for what is old and told again and again', () => {
    expect(ghostRisk(seen, now)).toMatchObject({ risk: 'low', reasons: [{ text: 'The salary is stated.' }] })
    const old = { ...seen, postedAt: '2026-07-01T12:00:00Z', reposts: 4, hasSalary: false }
    expect(ghostRisk(old, now).risk).toBe('high')
    expect(ghostRisk(old, now).reasons.map(({ text }) => text)).toEqual([
      'Posted 149 days ago; most jobs are filled by then.',
      'The same job was posted 4 times before.',
      'The salary is not stated.',
    ])
  })

  it('always has its reasons, and grows with age and reposts', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(9), fc.boolean(), (days, reposts, hasSalary) => {
        const of = (age: number, count: number) =>
          ghostRisk(
            { ...seen, hasSalary, reposts: count, postedAt: new Date(now - age * 86_400_000).toISOString() },
            now,
          )
        const sum = (age: number, count: number) =>
          of(age, count).reasons.reduce((total, { points }) => total + points, 0)
        expect(of(days, reposts).reasons.length).toBeGreaterThan(0)
        expect(sum(days + 1, reposts)).toBeGreaterThanOrEqual(sum(days, reposts))
        expect(sum(days, reposts + 1)).toBeGreaterThanOrEqual(sum(days, reposts))
      }),
    )
  })
})

it('companies and titles are the same however they are spelled', () => {
  expect(new Set(['Acme, Inc.', 'ACME Inc', 'acme', 'Acmé'].map(companyKey))).toHaveProperty('size', 1)
  expect(new Set(['Backend Engineer (m/f/d)', 'Backend  engineer', 'Back-end Engineer'].map(titleKey))).toHaveProperty(
    'size',
    1,
  )
  expect(titleKey('C++ Engineer')).not.toBe(titleKey('C Engineer'))
})

it('pay is compared by the year, and zones are written as people write them', () => {
  expect([yearly(50, 'hour'), yearly(4000, 'month'), yearly(90_000, 'year')]).toEqual([104_000, 48_000, 90_000])
  expect([zoneText(-8), zoneText(0), zoneText(5.5), zoneText(2)]).toEqual(['UTC−8', 'UTC', 'UTC+5:30', 'UTC+2'])
})
