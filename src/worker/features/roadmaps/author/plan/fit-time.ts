import { MAX_PHASES, MAX_SECTIONS_PER_PHASE, MIN_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import type { FoundSection } from '#worker/features/library/queries.ts'

const MOST = MAX_PHASES * MAX_SECTIONS_PER_PHASE

export const minutesOf = (sections: readonly FoundSection[]): number =>
  sections.reduce((sum, { minutes }) => sum + minutes, 0)

/** Phases have three or four sections, so that some numbers can't be divided. */
export const canBePhases = (count: number): boolean => {
  const phases = Math.ceil(count / MAX_SECTIONS_PER_PHASE)
  return count >= phases * MIN_SECTIONS_PER_PHASE && phases > 0 && phases <= MAX_PHASES
}

/**
 * The sections without those that there is no time or no room for: the least central first, never what one that stays needs.
 * @param spare may stand in where a number can't be divided into phases
 */
export function fitTime(
  sections: readonly FoundSection[],
  {
    hours,
    centralityOf,
    spare,
  }: { hours: number | null; centralityOf: (section: FoundSection) => number; spare: readonly FoundSection[] },
): FoundSection[] {
  let kept = [...sections]
  const isTooMuch = () => kept.length > MOST || (hours !== null && minutesOf(kept) > hours * 60)
  while (isTooMuch() && kept.length > MIN_SECTIONS_PER_PHASE) kept = withoutOne(kept, centralityOf)
  if (canBePhases(kept.length)) return kept
  const next = spare.find(
    (one) =>
      !kept.includes(one) &&
      one.needs.every((need) => kept.some(({ id }) => id === need) || !spare.some(({ id }) => id === need)),
  )
  if (next && (hours === null || minutesOf([...kept, next]) <= hours * 60))
    return fitTime([...kept, next], { hours, centralityOf, spare })
  return kept.length > MIN_SECTIONS_PER_PHASE
    ? fitTime(withoutOne(kept, centralityOf), { hours, centralityOf, spare: [] })
    : kept
}

function withoutOne(
  sections: readonly FoundSection[],
  centralityOf: (section: FoundSection) => number,
): FoundSection[] {
  const needed = new Set(sections.flatMap(({ needs }) => needs))
  const free = sections.filter(({ id }) => !needed.has(id))
  const least = free.reduce((one, other) => (centralityOf(other) <= centralityOf(one) ? other : one))
  return sections.filter((section) => section !== least)
}
