import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#dev/run/project.ts'
import type { PathContent, TopicContent, WordsContent } from './content.ts'
import { libraryFiles, readLibrary } from './read-library.ts'

export type LibraryContent = { topics: TopicContent[]; paths: PathContent[]; words: WordsContent }

const cacheFolder = join(root, 'node_modules', '.cache', 'library')

/** What the library says, parsed once for each state of its files: YAML of that size takes seconds to read. */
export function cachedLibrary(folder: string): LibraryContent {
  const digest = createHash('sha256')
  for (const file of libraryFiles(folder)) digest.update(file).update(readFileSync(join(folder, file)))
  const cached = join(cacheFolder, `${digest.digest('hex')}.json`)
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as LibraryContent

  const { topics, paths, words, problems } = readLibrary(folder)
  const [only] = words
  if (!only) throw new Error(problems.join('\n'))
  const library: LibraryContent = {
    topics: topics.map(({ content }) => content),
    paths: paths.map(({ content }) => content),
    words: only.content,
  }
  mkdirSync(cacheFolder, { recursive: true })
  // moved into place, since others may look for it now
  writeFileSync(`${cached}.${process.pid}`, JSON.stringify(library))
  renameSync(`${cached}.${process.pid}`, cached)
  return library
}
