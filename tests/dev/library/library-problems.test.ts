import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { libraryFolder } from '#dev/commands/check-library.ts'
import { libraryProblems } from '#dev/library/library-problems.ts'
import { readLibrary } from '#dev/library/read-library.ts'
import { runProblems } from '#dev/library/run-code.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const option = (kind: 'yes' | 'no', text: string) =>
  `          - ${kind}: ${text}\n            why: Because of ${text}.\n`
const QUIZ = [1, 2, 3]
  .map(
    (objective) => `      - kind: one
        objective: ${objective}
        ask: What is it?
        options:
${option('yes', 'this')}${option('no', 'that one')}${option('no', 'another')}`,
  )
  .join('')

const section = (id: string, quiz = QUIZ, more = '') => `  - id: ${id}
    title: How ${id} works
    text: It works so.
    aim: Do it
    level: 1
    minutes: 60
    teaches: [one, two]
    objectives: [Do one thing, Do a second, Do a third]
${more}    quiz:
${quiz}`

const IDS = ['a', 'b', 'c', 'd', 'e']
const topic = (sections: string[]) => `topic: sample
title: Sample
domain: data
words: [sample, samples]
sections:
${sections.join('')}`
const topicWith = (first: string) => topic([first, ...IDS.slice(1).map((id) => section(id))])

const path = (sections: string[], more = '') => `path: sampled
kind: skill
title: A sample
text: You have a sample.
words: [sample, to sample]
for: anybody
level: 1
${more}phases:
  - title: One
    text: All of it.
    sections: [${sections.join(', ')}]
leaves-out: [the rest]
`

const WORDS = `framing: a the
surroundings: bakery
ordinary: able
apart: bakeries
same: [[sample, samples]]
translations: { sample: [muestra] }
names: { sample: [an example] }
alone: { sample: [one] }
everyday: [{ name: sample, after: [a] }]
beginnings: [sample, sample, sample]
lacking: [{ names: [Flask], nearest: [sample] }]
`

/** What is wrong with a library of these files. */
function problemsOf(sections: string, paths?: string, words = WORDS): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tubli-library-'))
  folders.push(folder)
  const files: Record<string, string> = { 'sections/sample.yaml': sections, 'words.yaml': words }
  mkdirSync(join(folder, 'paths'))
  if (paths) files['paths/skill/sampled.yaml'] = paths
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  const library = readLibrary(folder)
  return [...libraryProblems(library), ...runProblems(library.topics)]
}

const item = (lines: string) => `${QUIZ}${lines}`

it('the library is in order', () => {
  expect(libraryProblems(readLibrary(libraryFolder))).toEqual([])
})

describe('check:library', () => {
  it('has nothing to say about a topic and a path that are complete', () => {
    expect(problemsOf(topicWith(section('a')), path(['sample/a', 'sample/b', 'sample/c']))).toEqual([])
  })

  const searchedAt = (address: string) =>
    topicWith(section('a')).replace('domain: data', `domain: data\ndocs: {name: The manual, search: "${address}"}`)

  it('takes a documentation whose search has a place for what is looked for', () => {
    expect(problemsOf(searchedAt('https://docs.example.org/search?q={query}&lang=en'))).toEqual([])
  })

  const faults: [string, string, RegExp][] = [
    ['a search over http', searchedAt('http://docs.example.org/?q={query}'), /:4: docs\.search: must be an https/],
    ['a search for nothing', searchedAt('https://docs.example.org/?q='), /:4: docs\.search: must be an https/],
    ['a search of any host', searchedAt('https://{query}.example.org/'), /:4: docs\.search: must be an https/],
    ['broken YAML', 'topic: [', /^sections\/sample\.yaml:1: /],
    ['a key that is not known', topicWith(section('a', QUIZ, '    hint: none\n')), /Unrecognized key: "hint"/],
    ['too few sections', topic([section('a')]), /expected array to have >=5/],
    [
      'a comment that cuts a text off',
      topicWith(section('a')).replace('It works so.', 'C # works so.'),
      /:8: a comment cuts/,
    ],
    ['an id that stands twice', topicWith(section('b')), /"b" stands twice/],
    ['a need that nothing teaches', topicWith(section('a', QUIZ, '    needs: [other/x]\n')), /no section "other\/x"/],
    ['a need that comes later', topicWith(section('a', QUIZ, '    needs: [sample/b]\n')), /"sample\/b" comes later/],
    ['a topic nobody has', topicWith(section('a', QUIZ, '    knows: [other]\n')), /no topic "other"/],
    [
      'two objectives asked',
      topicWith(section('a', QUIZ.replace('objective: 3', 'objective: 2'))),
      /about 2 objectives/,
    ],
    [
      'an objective that is not there',
      topicWith(section('a', QUIZ.replace('objective: 3', 'objective: 4'))),
      /no objective 4/,
    ],
    [
      'two right ones of one',
      topicWith(section('a', QUIZ.replace('no: that', 'yes: that'))),
      /2 of 3 options are right/,
    ],
    ['all of these', topicWith(section('a', QUIZ.replace('another', 'all of these'))), /is no option/],
    ['an option twice', topicWith(section('a', QUIZ.replace('another', 'that one'))), /"that one" stands twice/],
    [
      'a gap that is not there',
      topicWith(
        section('a', item(`      - {kind: gap, objective: 1, ask: Fill, code: "x = 1", answer: x, because: So.}\n`)),
      ),
      /one gap, written ___/,
    ],
    [
      'a line beyond the code',
      topicWith(
        section(
          'a',
          item(`      - {kind: fault, objective: 1, ask: Which, code: "x", lang: js, line: 2, because: So.}\n`),
        ),
      ),
      /the code has 1 lines/,
    ],
    [
      'code that numbers its own lines',
      topicWith(
        section(
          'a',
          item(
            `      - {kind: fault, objective: 1, ask: Which, code: "1  x\\n2  y", lang: text, line: 2, because: So.}\n`,
          ),
        ),
      ),
      /numbers its lines/,
    ],
    [
      'code that prints something else',
      topicWith(
        section(
          'a',
          item(
            `      - {kind: output, objective: 1, ask: What, code: "console.log(2)", lang: javascript, answer: "3", because: So.}\n`,
          ),
        ),
      ),
      /the code prints "2/,
    ],
  ]
  it.each(faults)('refuses %s, with file and line', (_, content, problem) => {
    const problems = problemsOf(content)
    expect(problems.join('\n')).toMatch(problem)
    for (const each of problems) expect(each).toMatch(/^(sections|paths)\/[a-z/]+\.yaml:\d+: /)
  })

  const wrongPaths: [string, string, RegExp][] = [
    ['a section that is missing', path(['sample/a', 'sample/b', 'sample/x']), /no section "sample\/x"/],
    ['a section twice', path(['sample/a', 'sample/b', 'sample/a']), /"sample\/a" stands twice/],
    ['two sections in a phase', path(['sample/a', 'sample/b']), />=3 items/],
    [
      'another file name',
      path(['sample/a', 'sample/b', 'sample/c']).replace('path: sampled', 'path: other'),
      /not paths\/skill\/other/,
    ],
  ]
  it.each(wrongPaths)('refuses a path with %s', (_, content, problem) => {
    expect(problemsOf(topicWith(section('a')), content).join('\n')).toMatch(problem)
  })

  it('refuses a path that needs what it has not taught, unless it takes the topic for granted', () => {
    const needing = topic([...IDS.slice(0, 4).map((id) => section(id)), section('e', QUIZ, '    needs: [sample/a]\n')])
    const sections = ['sample/e', 'sample/b', 'sample/c']
    expect(problemsOf(needing, path(sections)).join()).toMatch(/"sample\/e" needs "sample\/a", which was not taught/)
    expect(problemsOf(needing, path(sections, 'knows: [sample]\n'))).toEqual([])
    expect(problemsOf(needing, path(['sample/a', 'sample/b', 'sample/e']))).toEqual([])
  })
})

it.each([
  ['a key that is not known', `${WORDS}more: []\n`, /words\.yaml:\d+: : Unrecognized key/],
  [
    'a name of something missing without an offer',
    WORDS.replace(', nearest: [sample]', ''),
    /words\.yaml:11: lacking\.0\.nearest/,
  ],
  ['a word that means only itself', WORDS.replace('[[sample, samples]]', '[[sample]]'), /words\.yaml:5: same\.0/],
])('words.yaml: refuses %s, with file and line', (_, words, problem) => {
  expect(problemsOf(topic(IDS.map((id) => section(id))), undefined, words).join('\n')).toMatch(problem)
})
