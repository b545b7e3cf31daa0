import type { PathArea, PathKind, PathLevel } from '#shared/library/rules.ts'
import type { ListPathsInput, PathCounts } from '#shared/library/schemas.ts'

interface PathGroup {
  kind: PathKind
  area: PathArea
  level: PathLevel
  count: number
}

const FILTERS = ['kind', 'area', 'level'] as const

/** What each filter would leave of these groups, beside what the other filters leave out. */
export function countsOf(
  groups: readonly PathGroup[],
  asked: Pick<ListPathsInput, (typeof FILTERS)[number]>,
): PathCounts {
  const counts: Record<(typeof FILTERS)[number], Record<string, number>> = { kind: {}, area: {}, level: {} }
  for (const group of groups) {
    for (const filter of FILTERS) {
      const others = FILTERS.filter((other) => other !== filter)
      if (others.some((other) => asked[other] !== undefined && asked[other] !== group[other])) continue
      counts[filter][group[filter]] = (counts[filter][group[filter]] ?? 0) + group.count
    }
  }
  return counts
}
