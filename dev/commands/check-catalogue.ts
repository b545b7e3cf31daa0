import { join } from 'node:path'
import { cachedLibrary } from '#dev/library/cached-library.ts'
import { say } from '#dev/run/print.ts'
import { root } from '#dev/run/project.ts'
import { youtubeIdOf } from '#shared/resources/rules.ts'
import { coverageLines } from './catalogue-coverage.ts'
import { libraryFolder } from './check-library.ts'
import { type CatalogueRow, readCatalogue } from './read-catalogue.ts'

/** Where the catalogue stands: a file for each of its topics. */
export const catalogueFolder = join(root, 'drizzle', 'catalogue')

const fewestPerTopic = 8

/** What an entry may name: topics, and sections as topic/section. */
export type Named = { topics: ReadonlySet<string>; sections: ReadonlySet<string> }

/** Everything that is wrong with a catalogue, one sentence each. */
export function catalogueProblems(folder: string, known: Named): string[] {
  const { topics, rows, problems } = readCatalogue(folder)
  const strangers = topics.filter((topic) => !known.topics.has(topic))
  return [
    ...problems,
    ...strangers.map((topic) => `${topic}.tsv:1: there is no topic "${topic}".`),
    ...rows.flatMap((row) => namingProblems(row, known)),
    ...repetitions(rows),
    ...topics.filter((topic) => known.topics.has(topic)).flatMap((topic) => shortages(topic, rows)),
  ]
}

function namingProblems({ at, topic, entry: { topics, sections } }: CatalogueRow, known: Named): string[] {
  const isOwn = topics[0] === topic
  const strangers = {
    topic: topics.filter((name) => !known.topics.has(name)),
    section: sections.filter((name) => !known.sections.has(name)),
  }
  return [
    ...strangers.topic.map((name) => `${at}: there is no topic "${name}".`),
    ...strangers.section.map((name) => `${at}: there is no section "${name}".`),
    ...(isOwn ? [] : [`${at}: its first topic is not "${topic}".`]),
    ...(new Set(topics).size === topics.length ? [] : [`${at}: it names a topic twice.`]),
    ...(new Set(sections).size === sections.length ? [] : [`${at}: it names a section twice.`]),
  ]
}

function repetitions(rows: CatalogueRow[]): string[] {
  const first = new Map<string, string>()
  return rows.flatMap(({ at, entry }) => {
    const link = sameLink(entry.link)
    const known = first.get(link)
    if (known) return [`${at}: ${entry.link} stands at ${known} already.`]
    first.set(link, at)
    return []
  })
}

/** What two spellings of one link have in common: no www, no slash at the end, a video by its id alone. */
export function sameLink(link: string): string {
  const videoId = youtubeIdOf(link)
  if (videoId) return `youtube:${videoId}`
  const { host, pathname, search } = new URL(link)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}${search}`
}

/** Whatever names a topic counts for it: its learners get it, whichever file it stands in. */
function shortages(topic: string, rows: CatalogueRow[]): string[] {
  const entries = rows.map(({ entry }) => entry).filter(({ topics }) => topics.includes(topic))
  const isEnough = entries.length >= fewestPerTopic
  const hasVideo = entries.some(({ kind }) => kind === 'video')
  return [
    ...(isEnough ? [] : [`${topic}.tsv:1: ${entries.length} resources, where there must be ${fewestPerTopic}.`]),
    ...(hasVideo ? [] : [`${topic}.tsv:1: none of its resources is a video.`]),
  ]
}

/** What the catalogue's entries may name: the topics and the sections of the library. */
export function namesOfLibrary(): Named {
  const { topics } = cachedLibrary(libraryFolder)
  return {
    topics: new Set(topics.map(({ topic }) => topic)),
    sections: new Set(topics.flatMap(({ topic, sections }) => sections.map(({ id }) => `${topic}/${id}`))),
  }
}

/** `npm run check:catalogue [-- --coverage [topic …]]`: what is wrong, and which sections too few entries name. */
if (import.meta.main) {
  const known = namesOfLibrary()
  const problems = catalogueProblems(catalogueFolder, known)
  for (const problem of problems) say(problem)
  if (problems.length === 0) say('The catalogue is in order.')
  if (process.argv.includes('--coverage')) {
    const names = process.argv.slice(2).filter((name) => !name.startsWith('--'))
    const { topics, rows } = readCatalogue(catalogueFolder)
    const wanted = names.length > 0 ? topics.filter((topic) => names.includes(topic)) : topics
    for (const line of coverageLines({ topics: wanted, rows }, known.sections)) say(line)
  }
  process.exitCode = problems.length === 0 ? 0 : 1
}
