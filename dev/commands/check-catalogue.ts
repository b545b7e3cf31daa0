import { join } from 'node:path'
import { say } from '#dev/run/print.ts'
import { root } from '#dev/run/project.ts'
import { youtubeIdOf } from '#shared/resources/rules.ts'
import { ALL_TOPICS } from '#worker/features/library/curriculum/all-topics.ts'
import { type CatalogueRow, readCatalogue } from './read-catalogue.ts'

/** Where the catalogue stands: a file for each topic of the curriculum. */
export const catalogueFolder = join(root, 'drizzle', 'catalogue')

const fewestPerTopic = 8

/** Everything that is wrong with a catalogue, one sentence each. */
export function catalogueProblems(folder: string, topicIds: string[]): string[] {
  const { topics, rows, problems } = readCatalogue(folder)
  const known = new Set(topicIds)
  return [
    ...problems,
    ...topics.filter((topic) => !known.has(topic)).map((topic) => `${topic}.tsv:1: there is no topic "${topic}".`),
    ...rows.flatMap((row) => topicProblems(row, known)),
    ...repetitions(rows),
    ...topicIds.flatMap((topic) => shortages(topic, rows)),
  ]
}

function topicProblems({ at, topic, entry }: CatalogueRow, known: Set<string>): string[] {
  const strangers = entry.topics.filter((name) => !known.has(name))
  const isOwn = entry.topics[0] === topic
  return [
    ...strangers.map((name) => `${at}: there is no topic "${name}".`),
    ...(isOwn ? [] : [`${at}: its first topic is not "${topic}".`]),
    ...(new Set(entry.topics).size === entry.topics.length ? [] : [`${at}: it names a topic twice.`]),
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

/** `npm run check:catalogue` */
if (import.meta.main) {
  const problems = catalogueProblems(
    catalogueFolder,
    ALL_TOPICS.map(({ id }) => id),
  )
  for (const problem of problems) say(problem)
  if (problems.length === 0) say('The catalogue is in order.')
  process.exitCode = problems.length === 0 ? 0 : 1
}
