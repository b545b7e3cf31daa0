import type { FoundPath, FoundSection } from '#worker/features/library/queries.ts'
import { evenly } from './evenly.ts'
import { overviewOf, tagsOf, titleOf } from './phase-wording.ts'

export interface PlannedPhase {
  title: string
  overview: string
  tags: string[]
  sections: FoundSection[]
}

/** What nothing else needs to come before, then what builds on it; of those that could come next, the topic's, the easier, the earlier. */
export function inOrder(sections: readonly FoundSection[], topicOrder: readonly string[]): FoundSection[] {
  const rankOf = ({ topicId }: FoundSection) => {
    const rank = topicOrder.indexOf(topicId)
    return rank < 0 ? -1 : rank
  }
  const left = [...sections].sort(
    (one, other) => rankOf(one) - rankOf(other) || one.level - other.level || one.position - other.position,
  )
  const ordered: FoundSection[] = []
  while (left.length > 0) {
    const waiting = new Set(left.map(({ id }) => id))
    const index = left.findIndex(({ needs }) => !needs.some((need) => waiting.has(need)))
    ordered.push(...left.splice(Math.max(index, 0), 1))
  }
  return ordered
}

/** Phases of three or four, as even as can be; where an author made a phase of the same sections, in their words. */
export function dividePhases(
  sections: readonly FoundSection[],
  authored: readonly FoundPath['phases'][number][],
): PlannedPhase[] {
  const titles = new Set<string>()
  return evenly(sections).map((own, index, all) => {
    const words = authoredWords(own, authored, titles) ?? {
      title: titleOf(own, { isLast: index === all.length - 1, taken: titles }),
      overview: overviewOf(own),
    }
    titles.add(words.title)
    return { ...words, tags: tagsOf(own), sections: own }
  })
}

/** An author's title and overview promise what stood in the phase: all of it must be here, and hardly anything else. */
function authoredWords(
  own: readonly FoundSection[],
  authored: readonly FoundPath['phases'][number][],
  taken: ReadonlySet<string>,
) {
  const ids = new Set(own.map(({ id }) => id))
  const same = authored.find(
    ({ title, sections }) =>
      !taken.has(title) && sections.every(({ sectionId }) => ids.has(sectionId)) && own.length - sections.length <= 1,
  )
  return same && { title: same.title, overview: same.overview }
}
