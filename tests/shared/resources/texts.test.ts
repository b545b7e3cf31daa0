import { expect, it } from 'vitest'
import { type Chosen, reasonFor } from '#shared/resources/texts.ts'

const section = {
  libraryId: 'knitting/edges',
  skills: ['stretchy edges', 'casting off', 'the long tail cast on'],
  docsSearch: 'https://docs.knitting.example/search?q={query}',
}
const page: Chosen = {
  title: 'Knitting in general',
  summary: 'All of it.',
  link: 'https://example.org/knitting',
  kind: 'article',
  isMaintained: false,
  sections: [],
  source: 'catalogue',
  popularity: 1,
  minutes: null,
}
const official = { kind: 'docs', isMaintained: true, link: 'https://docs.knitting.example/start' } as const

it.each([
  [{ title: 'A stretchy edge' }, 'Covers stretchy edges'],
  [{ title: 'Stretchy edges, casting off' }, 'Covers stretchy edges'],
  [{ ...official, title: 'Casting off' }, 'Covers casting off'],
  [official, 'Official documentation'],
  [{ ...official, link: 'https://example.org/start' }, 'On the same topic'],
  [{ summary: 'Ends with casting off.' }, 'Covers casting off'],
  [{ summary: 'The long tail cast on.' }, 'On the same topic'],
  [{ sections: ['knitting/edges'] }, 'Chosen for this section'],
  [{ sections: ['knitting/other'] }, 'On the same topic'],
  [{ popularity: 6 }, 'Often recommended'],
  [{ source: 'devto', minutes: 5 }, 'Short first read'],
  [{ source: 'youtube', kind: 'video', minutes: 8 }, 'Short first video'],
  [{ source: 'devto', popularity: 600 }, 'Found for this section'],
] as const)('%j: %s', (changes, reason) => {
  expect(
    reasonFor({ ...page, ...changes, sections: [...('sections' in changes ? changes.sections : [])] }, section),
  ).toBe(reason)
})

it('two short skills fit into five words', () => {
  const skills = ['closures', 'scope', 'hoisting']
  expect(reasonFor({ ...page, title: 'Scope and closures' }, { ...section, skills })).toBe('Covers closures and scope')
})

it('what the library does not have has a reason too', () => {
  expect(reasonFor(page, { libraryId: null, skills: [], docsSearch: null })).toBe('On the same topic')
})
