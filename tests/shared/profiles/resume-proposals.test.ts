import { describe, expect, it } from 'vitest'
import { parseDates } from '#shared/profiles/resume-dates.ts'
import { proposeEntries } from '#shared/profiles/resume-proposals.ts'

/** Lines as they are written here: # a name, ## a head, + what is larger than the rest. */
const SIZES: Readonly<Record<string, number>> = { '#': 24, '##': 16, '+': 12 }
const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [, mark = '', rest = ''] = line.trim().match(/^(#+|\+)?\s*(.*)$/) ?? []
      return { text: rest, size: SIZES[mark] ?? 10.5 }
    })

const short = ({ entries }: ReturnType<typeof proposeEntries>) =>
  entries.map(({ kind, title, organization, startedIn, endedIn }) =>
    [kind, title, organization, startedIn, endedIn].join(' / '),
  )

describe('what of a resume may become an entry (C105)', () => {
  it('a profile of LinkedIn’s', () => {
    const proposals = proposeEntries(
      linesOf(`
        Contact
        mari@example.com
        Top Skills
        Rust
        Certifications
        Certified Kubernetes Administrator
        # Mari Kask
        Software engineer in Tartu
        ## Summary
        I build payment systems
        and teach on Fridays.
        ## Experience
        + Wise
        5 years 3 months
        + Senior Software Engineer
        January 2022 - Present (4 years 11 months)
        Tallinn, Estonia
        Moved the ledger to Rust.
        Led four people.
        + Software Engineer
        September 2021 - January 2022 (5 months)
        Page 1 of 2
        + Bolt
        + Backend Developer
        2019 - 2021
        ## Education
        + University of Tartu
        Master's degree, Computer Science · (2014 - 2019)
      `),
    )
    expect(proposals.summary).toBe('I build payment systems and teach on Fridays.')
    expect(short(proposals)).toEqual([
      'job / Senior Software Engineer / Wise / 2022-01 / ',
      'job / Software Engineer / Wise / 2021-09 / 2022-01',
      'job / Backend Developer / Bolt / 2019-01 / 2021-12',
      "education / Master's degree, Computer Science / University of Tartu / 2014-01 / 2019-12",
      'certification / Certified Kubernetes Administrator /  /  / ',
    ])
    expect(proposals.entries[0]?.description).toBe('Tallinn, Estonia\nMoved the ledger to Rust.\nLed four people.')
    expect(proposals.entries[1]?.description).toBe('')
  })

  it('a plain one, with dates on the line of the title', () => {
    const proposals = proposeEntries(
      linesOf(`
        Jonas Berg
        WORK EXPERIENCE
        Acme GmbH
        Frontend Developer 03/2020 – 06/2023
        - React, mostly
        Freelance developer at Home | 2018-05 to 2020-02
        Skills
        CSS 2015 - 2023
      `),
    )
    expect(short(proposals)).toEqual([
      'job / Frontend Developer / Acme GmbH / 2020-03 / 2023-06',
      'job / Freelance developer / Home / 2018-05 / 2020-02',
    ])
  })

  it('nothing of what has no head or no dates, and never a year that is none', () => {
    expect(proposeEntries(linesOf('Somebody\n2019 - 2021\nWise'))).toEqual({ summary: '', entries: [] })
    expect(proposeEntries(linesOf('## Experience\nA long story without a date.')).entries).toEqual([])
    expect(proposeEntries([])).toEqual({ summary: '', entries: [] })
  })
})

describe('dates of a resume', () => {
  it.each([
    ['Jan 2020 - Feb 2021', '2020-01', '2021-02', ''],
    ['Sept. 2020 – now', '2020-09', null, ''],
    ['Engineer, 2019 — 2021 (2 years)', '2019-01', '2021-12', 'Engineer'],
    ['since March 2024', '2024-03', null, ''],
    ['Issued Jun 2023', '2023-06', null, ''],
    ['2020-03 to 2021.4', '2020-03', '2021-04', ''],
  ])('%s', (line, startedIn, endedIn, rest) => {
    expect(parseDates(line)).toEqual({ startedIn, endedIn, rest })
  })

  it.each(['Version 2020', '13/2020 - 14/2021', '2021 - 2019', 'May the best win', '0000 - 1111'])(
    'none: %s',
    (line) => {
      expect(parseDates(line)).toBeNull()
    },
  )
})
