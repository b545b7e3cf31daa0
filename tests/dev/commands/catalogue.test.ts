import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { coverageLines } from '#dev/commands/catalogue-coverage.ts'
import { catalogueFolder, catalogueProblems, namesOfLibrary, sameLink } from '#dev/commands/check-catalogue.ts'
import { readCatalogue } from '#dev/commands/read-catalogue.ts'

const header = 'link\ttitle\tby\tkind\ttopics\tsections\tlevel\tlanguage\tyear\tabout'
const known = { topics: new Set(['react']), sections: new Set(['react/state', 'react/effects']) }
const folders: string[] = []

const row = (changes: Partial<Record<string, string>> = {}, n = 0): string =>
  Object.values({
    link: `https://docs.example.org/react/${n}`,
    title: 'Describing the interface',
    by: 'Example docs',
    kind: 'docs',
    topics: 'react',
    sections: 'react/state',
    level: 'beginner',
    language: 'en',
    year: 'current',
    about: 'Shows how components take props and render lists with stable keys.',
    ...changes,
  }).join('\t')

const video = row({ link: 'https://www.youtube.com/watch?v=abcdefghijk', kind: 'video', year: '2024' })
const seven = Array.from({ length: 7 }, (_, n) => row({}, n))

/** A catalogue of one topic whose file has these lines. */
function catalogueOf(lines: string[], end = '\n'): string {
  const folder = mkdtempSync(join(tmpdir(), 'tubli-catalogue-'))
  folders.push(folder)
  writeFileSync(join(folder, 'react.tsv'), [header, ...lines].join('\n') + end)
  return folder
}

const problemsOf = (lines: string[], end?: string): string[] => catalogueProblems(catalogueOf(lines, end), known)

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

it('the catalogue is in order: every topic has its resources, and no line has a fault', () => {
  expect(catalogueProblems(catalogueFolder, namesOfLibrary())).toEqual([])
})

describe('check:catalogue', () => {
  it('has nothing to say about a complete topic, with or without citations', () => {
    expect(problemsOf([video, ...seven])).toEqual([])
    expect(problemsOf([`${video}\t12`, ...seven.map((line) => `${line}\t3`)])).toEqual([])
  })

  const faults: [string, string, RegExp][] = [
    ['a missing column', 'https://docs.example.org/a\tOnly a title', /^react\.tsv:10: 2 columns/],
    ['http', row({ link: 'http://docs.example.org/' }), /not a complete https link/],
    ['a link with a space', row({ link: 'https://docs.example.org/a b' }), /not a complete https link/],
    ['an unknown kind', row({ link: 'https://docs.example.org/a', kind: 'podcast' }), /"podcast" is not a kind/],
    ['a video elsewhere', row({ link: 'https://vimeo.com/1', kind: 'video' }), /videos are what YouTube has/],
    ['an article on YouTube', row({ link: 'https://www.youtube.com/watch?v=12345678901' }), /does not go with/],
    ['a channel', row({ link: 'https://www.youtube.com/@someone', kind: 'video' }), /leads to no video/],
    ['an unknown level', row({ link: 'https://docs.example.org/a', level: 'expert' }), /"expert" is not a level/],
    ['another language', row({ link: 'https://docs.example.org/a', language: 'de' }), /"de" is not a language/],
    ['a year to come', row({ link: 'https://docs.example.org/a', year: '2999' }), /neither "current" nor a year/],
    ['an unknown topic', row({ link: 'https://docs.example.org/a', topics: 'react,knitting' }), /no topic "knitting"/],
    ['another first topic', row({ link: 'https://docs.example.org/a', topics: 'vue' }), /first topic is not "react"/],
    ['a topic twice', row({ link: 'https://docs.example.org/a', topics: 'react,react' }), /names a topic twice/],
    ['no section', row({ link: 'https://docs.example.org/a', sections: 'state' }), /"state" is not a list of sections/],
    ['an unknown section', row({ link: 'https://docs.example.org/a', sections: 'react/x' }), /tsv:10: .* "react\/x"/],
    [
      'a section twice',
      row({ link: 'https://docs.example.org/a', sections: 'react/state,react/state' }),
      /section twice/,
    ],
    ['a month to come', row({ link: 'https://docs.example.org/a', year: '2999-01' }), /neither "current" nor a year/],
    [
      'a month that is none',
      row({ link: 'https://docs.example.org/a', year: '2024-13' }),
      /neither "current" nor a year/,
    ],
    ['a stray space', row({ link: 'https://docs.example.org/a', title: 'Two  spaces' }), /the title must have/],
    ['no author', row({ link: 'https://docs.example.org/a', by: '' }), /the author must have/],
    ['words as citations', `${row({ link: 'https://docs.example.org/a' })}\tmany`, /citations are not a number/],
    ['a repeated link', row({}, 3), /react\.tsv:10: .* stands at react\.tsv:6 already/],
    ['the same link with a slash', row({ link: 'https://www.docs.example.org/react/3/' }), /stands at react\.tsv:6/],
    ['the same video otherwise', video.replace('www.youtube.com/watch?v=', 'youtu.be/'), /stands at react\.tsv:2/],
  ]
  for (const [name, line, problem] of faults) {
    it(`refuses ${name}, in one sentence with file and line`, () => {
      const problems = problemsOf([video, ...seven, line])
      expect(problems.join('\n')).toMatch(problem)
    })
  }

  it('refuses a topic with fewer than eight resources, or without a video', () => {
    expect(problemsOf([video])).toEqual(['react.tsv:1: 1 resources, where there must be 8.'])
    expect(problemsOf([row({}, 8), ...seven])).toEqual(['react.tsv:1: none of its resources is a video.'])
  })

  it('refuses a header of its own, a file for no topic, and a last line without an end', () => {
    expect(problemsOf([video, ...seven], '')).toEqual(['react.tsv:9: the last line does not end.'])
    const folder = mkdtempSync(join(tmpdir(), 'tubli-catalogue-'))
    folders.push(folder)
    writeFileSync(join(folder, 'knitting.tsv'), 'link\ttitle\n')
    expect(catalogueProblems(folder, known)).toEqual([
      expect.stringMatching(/^knitting\.tsv:1: the header is not/),
      'knitting.tsv:1: there is no topic "knitting".',
    ])
  })

  it('takes a month for a year, and an entry that names no section', () => {
    const lines = [row({ year: '2024-02', sections: '' }, 7), video, ...seven]
    expect(problemsOf(lines)).toEqual([])
    expect(readCatalogue(catalogueOf(lines)).rows[0]?.entry).toMatchObject({
      ...{ sections: [], publishedYear: 2024, publishedOn: '2024-02-15' },
    })
  })

  it('knows a link in every spelling', () => {
    expect(sameLink('https://www.example.org/a/')).toBe(sameLink('https://example.org/a'))
    expect(sameLink('https://m.youtube.com/watch?app=x&v=12345678901')).toBe(sameLink('https://youtu.be/12345678901'))
    expect(sameLink('https://example.org/a?b=1')).not.toBe(sameLink('https://example.org/a?b=2'))
  })
})

it('the coverage says which sections of the topics that have a file too few entries name', () => {
  const elsewhere = row({ sections: 'react/effects,vue/props' }, 3)
  const catalogue = readCatalogue(catalogueOf([row({}, 0), row({}, 1), row({}, 2), elsewhere]))
  expect(coverageLines(catalogue, [...known.sections, 'vue/props'])).toEqual([
    'react: 1 of 2; too few: effects (1)',
    '1 of 2 sections (50 %) have 3 entries or more.',
  ])
})
