import { basename, dirname, join } from 'node:path'
import * as z from 'zod'
import type { LibraryContent } from '#dev/library/cached-library.ts'
import { readYaml, type YamlFile, yamlFiles } from '#dev/library/read-yaml.ts'
import { ExpectedPlan } from './expected-plan.ts'

export const promptsFolder = join(import.meta.dirname, 'prompts')

/**
 * Whoever mends the planner looks at the first only; the second tells whether it learned or remembers. What was looked at
 * moves to the first, and others are written for the second before anything is mended.
 */
export type PromptSet = 'tune' | 'held-out'
export type Case = { kind: string; set: PromptSet; at: string; expected: ExpectedPlan }

/** Reads prompts/tune/<kind>.yaml and prompts/held-out/<kind>.yaml. What is wrong with them is a problem, one sentence each with file and line. */
export function readPrompts(folder: string, library: LibraryContent): { cases: Case[]; problems: string[] } {
  const problems: string[] = []
  const files = yamlFiles(folder).flatMap((file) => readYaml(folder, file, z.array(ExpectedPlan), problems))
  const known = idsOf(library)
  const cases = files.flatMap(({ file, content, at }) => {
    const kind = basename(file, '.yaml')
    return content.map((expected, index) => ({ kind, set: setOf(file), at: at([index]), expected }))
  })
  problems.push(...files.flatMap((file) => unknownIds(file, known)), ...repeatedPrompts(cases))
  return { cases, problems }
}

/** Prompts that were written to find what has to be mended, and looked at. */
export const SEEN = 'seen'

const setOf = (file: string): PromptSet => (dirname(file) === 'held-out' ? 'held-out' : 'tune')

type Ids = Record<'topic' | 'section' | 'path', Set<string>>

const idsOf = ({ topics, paths }: LibraryContent): Ids => ({
  topic: new Set(topics.map(({ topic }) => topic)),
  section: new Set(topics.flatMap(({ topic, sections }) => sections.map(({ id }) => `${topic}/${id}`))),
  path: new Set(paths.map(({ path }) => path)),
})

function unknownIds({ content, at }: YamlFile<ExpectedPlan[]>, known: Ids): string[] {
  return content.flatMap(({ fits = [], not = {} }, index) => {
    const check = (kind: keyof Ids, ids: string[] | undefined, ...place: PropertyKey[]) =>
      (ids ?? []).flatMap((id, n) =>
        known[kind].has(id) ? [] : [`${at([index, ...place, n])}: there is no ${kind} "${id}".`],
      )
    const wanted = fits.flatMap(({ paths, topics, sections, beside }, n) => {
      const place = fits.length === 1 ? ['fits'] : ['fits', n]
      return [
        ...check('path', paths, ...place, 'paths'),
        ...check('topic', topics, ...place, 'topics'),
        ...check('section', sections, ...place, 'sections'),
        ...check('topic', beside, ...place, 'beside'),
      ]
    })
    return [
      ...wanted,
      ...check('topic', not.topics, 'not', 'topics'),
      ...check('section', not.sections, 'not', 'sections'),
    ]
  })
}

function repeatedPrompts(cases: Case[]): string[] {
  const seen = new Set<string>()
  return cases.flatMap(({ at, expected: { prompt } }) => {
    const key = prompt.trim()
    if (seen.has(key)) return [`${at}: "${key}" stands twice.`]
    seen.add(key)
    return []
  })
}
