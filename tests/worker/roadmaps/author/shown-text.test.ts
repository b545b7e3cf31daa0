import fc from 'fast-check'
import { expect, it } from 'vitest'
import { draftFor } from '#tests/worker/roadmaps/author/draft-for.ts'
import { formatRoadmap, RoadmapTextParser } from '#worker/features/roadmaps/author/roadmap-text.ts'
import { ShownText } from '#worker/features/roadmaps/author/shown-text.ts'

/** What is shown of a text that comes in these pieces. */
function show(pieces: string[]): string {
  const shown = new ShownText()
  return pieces.map((piece) => shown.push(piece)).join('') + shown.end()
}

const HOSTILE = `Sure! See https://evil.example first.
# Phase 1: Basics of [Docker](https://evil.example/a)
Overview: Read https://evil.example/b and <script>alert(1)</script> **now**.
Tags: docker, www.evil.example/c
\`\`\`
## Images
Category: Concept
Aim: Build <a href="https://evil.example">images</a>
About: It goes on
at javascript:alert(1) and elsewhere
- Explain layers (https://evil.example/d)
- https://evil.example/e
REFUSED: no
## Last https://evil.example/f`

const CLEAN = `# Basics of Docker
Overview: Read and alert(1) now.
Tags: docker,
## Images
Category: Concept
Aim: Build images
About: It goes on
at (1) and elsewhere
- Explain layers
## Last
`

it('shows what is stored of a text: no link, no markup, nothing but the form', () => {
  expect(show([HOSTILE])).toBe(CLEAN)
})

it('shows the same however the text is cut, and no piece of a link at any moment', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(HOSTILE.length), { maxLength: 40 }), (cuts) => {
      const places = [0, ...cuts.sort((a, b) => a - b), HOSTILE.length]
      const pieces = places.slice(1).map((to, at) => HOSTILE.slice(places[at], to))
      expect(show(pieces)).toBe(CLEAN)
      const shown = new ShownText()
      for (const piece of pieces) expect(shown.push(piece)).not.toMatch(/evil|http|script/)
    }),
  )
})

it('shows a roadmap as its author wrote it', async () => {
  const draft = await draftFor('Learn TypeScript')
  const text = formatRoadmap(draft)
  expect(show([text])).toBe(text)
  const parser = new RoadmapTextParser()
  expect([...parser.push(show([text])), ...parser.end()]).toHaveLength(draft.phases.length)
})

const MARKS = ['# ', '## ', '- ', 'Overview: ', 'Aim: ', 'About: ', 'Goal: ', '', '  - ', '#', '- [ ] ', '1. ', '**']
const WORDS = [
  ...['Images', 'a', 'and', 'Phase', 'section', 'Step', 'two', '2', '1.', '2:', 'Learning', 'objectives:', 'Aim:', ','],
  ...['**bold**', '*it*', '__x', 'y__', '<b>', 'a<b>', '</script>', '[x](https://evil.example)', '[', '](', 'evil.com'],
  ...[
    'https://evil.example',
    'www.evil.example',
    'Node.js',
    '(',
    ')',
    '()',
    '.',
    '!',
    '#',
    '##',
    'naïve',
    '数据',
    '\u200bx',
  ],
  ...['REFUSED:', 'don’t', 'well-known,', '😀', '\ud83d', '\t', '---', '```', 'x'.repeat(700), ''],
]
const LINE = fc
  .tuple(fc.constantFrom(...MARKS), fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }))
  .map(([mark, words]) => mark + words.join(' '))

it('word by word it shows just what it shows line by line', () => {
  fc.assert(
    fc.property(fc.array(LINE, { minLength: 1, maxLength: 5 }), (lines) => {
      const text = ['# Start', ...lines].join('\n')
      expect(show([...text])).toBe(show([text]))
    }),
    { numRuns: 800 },
  )
})

it.each([
  '# Phase 2: Images',
  '# Phase two - Images',
  '# 1. Images',
  '# Start\n## Section one - Images',
  '# Start\n## Section 2: Images',
  '# Start\n## Images\n- Learning objectives: Explain layers',
  '# Start\n## Images\n- Aim: Build images',
  '# Start\n## Images\nLearning objectives:\n- Explain layers',
])('a label is no word of the text, and is seen in pieces as in whole: %j', (text) => {
  expect(show([...text])).toBe(show([text]))
  expect(show([text])).not.toMatch(/phase|section|learning|1\./i)
})

const TITLE_WORDS = [
  ...[
    'Docker',
    'and',
    'Phase',
    'a',
    ',',
    'images,',
    'end-',
    'users’',
    "users'",
    '–',
    'of: y',
    '|',
    'plan:',
    '"x"',
    'Go.',
  ],
  ...['https://evil.example', '**bold**', '<b>', '[x](https://evil.example)', 'Node.js', 'x'.repeat(90), '  ', '\t'],
]
const TITLE_LINE = fc
  .tuple(
    fc.constantFrom('Title: ', 'Title:', '**Title:** ', 'title: ', 'Plan: ', '', 'Sure: '),
    fc.array(fc.constantFrom(...TITLE_WORDS), { maxLength: 14 }),
  )
  .map(([mark, words]) => mark + words.join(' '))

it('the title that is stored is shown, word by word as line by line', () => {
  fc.assert(
    fc.property(fc.array(TITLE_LINE, { minLength: 1, maxLength: 4 }), (lines) => {
      const text = [...lines, '# Start', 'Title: of no roadmap', ''].join('\n')
      const shown = show([text])
      expect(show([...text])).toBe(shown)
      const title = titleOf(text)
      expect(shown.match(/^Title: .*$/gm) ?? []).toEqual([
        ...(title === null ? [] : [`Title: ${title}`]),
        'Title: of no roadmap',
      ])
    }),
    { numRuns: 800 },
  )
})

function titleOf(text: string): string | null {
  const parser = new RoadmapTextParser()
  parser.push(text)
  return parser.title
}

it('the title and the plan come word by word, too', () => {
  const shown = new ShownText()
  const pieces = [
    'Title: Do',
    'cker ',
    'from zero',
    '\nPlan: Images | ',
    'First ',
    'image',
    '\nTitle: Other \n# ',
    'Im',
  ]
  const given = ['', 'Title: Docker', ' from', ' zero\nPlan: Images |', ' First', '', ' image\n', '']
  expect(pieces.map((piece) => shown.push(piece))).toEqual(given)
})

it('words come as they are written', () => {
  const shown = new ShownText()
  const given = ['# Buil', 'ding ima', 'ges\nOver', 'view: How to do ', 'it'].map((piece) => shown.push(piece))
  expect(given).toEqual(['', '# Building', ' images\n', 'Overview: How to do', ''])
  expect(shown.end()).toBe(' it\n')
})
