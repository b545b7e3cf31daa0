import { join } from 'node:path'
import type * as z from 'zod'
import { PathContent, TopicContent, WordsContent } from './content.ts'
import { readYaml, type YamlFile, yamlFiles } from './read-yaml.ts'

export type Library = {
  topics: YamlFile<TopicContent>[]
  paths: YamlFile<PathContent>[]
  /** The one file, unless it can't be read. */
  words: YamlFile<WordsContent>[]
  problems: string[]
}

const wordsFile = 'words.yaml'

/** Reads sections/<topic>.yaml, paths/<kind>/<slug>.yaml and words.yaml. What can't be read is a problem, one sentence each. */
export function readLibrary(folder: string): Library {
  const problems: string[] = []
  const read = <T extends z.ZodType>(part: string, schema: T) =>
    filesOf(folder, part).flatMap((file) => readYaml(folder, file, schema, problems))
  return {
    topics: read('sections', TopicContent),
    paths: read('paths', PathContent),
    words: readYaml(folder, wordsFile, WordsContent, problems),
    problems,
  }
}

/** Every file of the library, in the same order at each time. */
export const libraryFiles = (folder: string): string[] => [
  ...['sections', 'paths'].flatMap((part) => filesOf(folder, part)),
  wordsFile,
]

const filesOf = (folder: string, part: string): string[] =>
  yamlFiles(join(folder, part)).map((name) => `${part}/${name}`)
