import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** README's glossary is what we call things: one word an idea, and none of the words that it replaced. */

const root = join(import.meta.dirname, '..')

const README = readFileSync(join(root, 'README.md'), 'utf8')
const glossary = README.slice(README.indexOf('## Glossary'), README.indexOf('## The path of a request'))
const words = [...glossary.matchAll(/^\| ([^|]+?) \| (.+?) \|$/gm)]
  .map(([, word = '', meaning = '']) => ({ word, meaning }))
  .filter(({ word }) => word !== 'word' && !word.startsWith('---'))

/** Words that stood for something that has a name; where an ordinary sentence needs one, it finds another. */
const REPLACED = {
  'wish, wishes': /\bwish(?!list)|[a-z]Wish/,
  poke: /\bpok(e|es|ed|ing)\b|Poke/,
  acts: /\bacts\b|Acts\b/,
  'hold, held': /\b(hold|held)[A-Z]\w*|[a-z](Hold|Held)\b|\b(type|const|function) Held\b/,
  'answer, for what a procedure gives': /\b[A-Z]\w+Answer = z\./,
}

const files = globSync(['src/**/*.{ts,tsx}', 'dev/**/*.ts', 'bench/**/*.ts', 'tests/**/*.{ts,tsx}'], { cwd: root })
  // what the landing page quotes from the library is content
  .filter((path) => !/\.gen\.ts$|tests\/glossary\.test\.ts$|landing\/example\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

describe('the glossary', () => {
  it('has about forty words, in order, each once and explained', () => {
    expect(words.length).toBeGreaterThanOrEqual(40)
    expect(words.map(({ word }) => word)).toEqual(words.map(({ word }) => word).toSorted())
    expect(new Set(words.map(({ word }) => word)).size).toBe(words.length)
    expect(words.filter(({ meaning }) => meaning.length < 20)).toEqual([])
  })

  it.each(Object.entries(REPLACED))('nothing is called: %s', (_, pattern) => {
    const found = files.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    )
    expect(found).toEqual([])
  })
})
