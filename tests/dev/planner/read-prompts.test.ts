import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { libraryFolder } from '#dev/commands/check-library.ts'
import { cachedLibrary } from '#dev/library/cached-library.ts'
import { promptsFolder, readPrompts, SEEN } from '../../../bench/planner/read-prompts.ts'

const library = cachedLibrary(libraryFolder)

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function read(...lines: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tubli-prompts-'))
  folders.push(folder)
  mkdirSync(join(folder, 'tune'))
  writeFileSync(join(folder, 'tune/bare.yaml'), `${lines.join('\n')}\n`)
  return readPrompts(folder, library)
}

describe('the prompts that the planner is evaluated with', () => {
  const { cases, problems } = readPrompts(promptsFolder, library)

  it('are in order, and enough of every kind', () => {
    expect(problems).toEqual([])
    const counts = Map.groupBy(cases, ({ kind }) => kind)
    expect(cases.length).toBeGreaterThanOrEqual(340)
    expect(counts.get('language')?.length).toBeGreaterThanOrEqual(40)
    expect(counts.get('lacking')?.length).toBeGreaterThanOrEqual(20)
  })

  it('are held out in every kind', () => {
    const unseen = cases.filter(({ set }) => set === 'held-out')
    expect(unseen.length).toBeGreaterThanOrEqual(290)
    const kinds = new Set(cases.map(({ kind }) => kind)).difference(new Set([SEEN]))
    expect(new Set(unseen.map(({ kind }) => kind))).toEqual(kinds)
  })
})

describe('a file of prompts', () => {
  it('gives its kind, its place and what is expected, one value standing for a list of one', () => {
    const { cases, problems } = read('- prompt: go', '  fits: { topics: [go] }', '- prompt: "?"', '  refused: unknown')
    expect(problems).toEqual([])
    expect(cases).toMatchObject([
      { kind: 'bare', at: 'tune/bare.yaml:1', expected: { prompt: 'go', fits: [{ topics: ['go'] }] } },
      { kind: 'bare', at: 'tune/bare.yaml:3', expected: { refused: ['unknown'] } },
    ])
  })

  it.each([
    ['topics', 'topic', '[go, golang]', 'golang'],
    ['sections', 'section', '[go/go-interview, go/panic]', 'go/panic'],
    ['paths', 'path', '[go-for-cats]', 'go-for-cats'],
    ['beside', 'topic', '[golang], topics: [go]', 'golang'],
  ])('is refused where %s are wanted that the library does not have', (key, kind, ids, unknown) => {
    const { problems } = read('- prompt: go', '  fits:', `    { ${key}: ${ids} }`)
    expect(problems).toEqual([`tune/bare.yaml:3: there is no ${kind} "${unknown}".`])
  })

  it('is refused where one of several plans, or what must not be there, is unknown', () => {
    const { problems } = read(
      '- prompt: go',
      '  fits:',
      '    - { topics: [go] }',
      '    - { topics: [golang] }',
      '  not:',
      '    { topics: [gopher], sections: [go/gopher] }',
    )
    expect(problems).toEqual([
      'tune/bare.yaml:4: there is no topic "golang".',
      'tune/bare.yaml:6: there is no topic "gopher".',
      'tune/bare.yaml:6: there is no section "go/gopher".',
    ])
  })

  it.each([
    ['an unknown key', '  fits: { topic: [go] }', /Unrecognized key: "topic"/],
    ['no expectation', '  hours: 3', /must say what fits or how it is refused/],
    ['nothing wanted', '  fits: { beside: [go] }', /must name paths, topics or sections/],
    ['an unknown refusal', '  refused: boring', /Invalid option/],
    ['limits of what is refused', '  refused: unknown\n  hours: 3', /limits a plan although every plan is wrong/],
    ['more sections than it names', '  fits: { sections: [go/go-interview], least: 2 }', /more sections than it names/],
    ['a level that nothing has', '  fits: { topics: [go] }\n  level: { min: 4 }', /<=3/],
    ['an empty prompt', '  fits: { topics: [go] }\n- prompt: ""\n  refused: unknown', />=1 char/],
    ['text that a comment cuts off', '  fits: { topics: [go] }\n- prompt: c #\n  refused: unknown', /comment cuts/],
    ['broken YAML', '  fits: { topics: [go }', /tune\/bare\.yaml:2: /],
  ])('is refused with %s', (_, lines, problem) => {
    expect(read('- prompt: go', lines).problems.join('\n')).toMatch(problem)
  })

  it('is refused with a prompt that stands twice', () => {
    const entry = ['- prompt: go', '  refused: unknown']
    expect(read(...entry, ...entry).problems).toEqual(['tune/bare.yaml:3: "go" stands twice.'])
  })
})
