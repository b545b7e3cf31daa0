import { ENOUGH_CARDS } from '#shared/resources/rules.ts'
import type { Catalogue } from './read-catalogue.ts'

/**
 * How many sections of each of these topics are named by enough entries, of whichever file, and which are not; the last line
 * counts them all.
 * @param sectionIds of the library, as topic/section
 */
export function coverageLines(
  { topics, rows }: Pick<Catalogue, 'topics' | 'rows'>,
  sectionIds: Iterable<string>,
): string[] {
  const entries = new Map<string, number>()
  for (const id of rows.flatMap(({ entry }) => entry.sections)) entries.set(id, (entries.get(id) ?? 0) + 1)
  const covered = topics.map((topic) => {
    const own = [...sectionIds].filter((id) => id.startsWith(`${topic}/`))
    const poor = own.filter((id) => (entries.get(id) ?? 0) < ENOUGH_CARDS)
    return { topic, total: own.length, poor }
  })
  const total = covered.reduce((sum, topic) => sum + topic.total, 0)
  const rich = covered.reduce((sum, topic) => sum + topic.total - topic.poor.length, 0)
  return [
    ...covered.map(({ topic, total, poor }) => {
      const lacking = poor.map((id) => `${id.slice(topic.length + 1)} (${entries.get(id) ?? 0})`).join(', ')
      return `${topic}: ${total - poor.length} of ${total}${lacking && `; too few: ${lacking}`}`
    }),
    `${rich} of ${total} sections (${percentOf(rich, total)}) have ${ENOUGH_CARDS} entries or more.`,
  ]
}

const percentOf = (part: number, whole: number): string => `${Math.floor((100 * part) / Math.max(1, whole))} %`
