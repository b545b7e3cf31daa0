import { join } from 'node:path'
import type * as z from 'zod'
import { PathContent, TopicContent } from './content.ts'
import { readYaml, type YamlFile, yamlFiles } from './read-yaml.ts'

export type Library = { topics: YamlFile<TopicContent>[]; paths: YamlFile<PathContent>[]; problems: string[] }

/** Reads sections/<topic>.yaml and paths/<kind>/<slug>.yaml. What can't be read is a problem, one sentence each. */
export function readLibrary(folder: string): Library {
  const problems: string[] = []
  const read = <T extends z.ZodType>(part: string, schema: T) =>
    filesOf(folder, part).flatMap((file) => readYaml(folder, file, schema, problems))
  return { topics: read('sections', TopicContent), paths: read('paths', PathContent), problems }
}

/** Every file of the library, in the same order at each time. */
export const libraryFiles = (folder: string): string[] => ['sections', 'paths'].flatMap((part) => filesOf(folder, part))

const filesOf = (folder: string, part: string): string[] =>
  yamlFiles(join(folder, part)).map((name) => `${part}/${name}`)
