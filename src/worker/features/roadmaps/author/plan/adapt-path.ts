import type { FoundPath, FoundSection } from '#worker/features/library/queries.ts'
import { centrality, isFree } from './choose-sections.ts'
import { dividePhases, type PlannedPhase } from './divide-phases.ts'
import { canBePhases, fitTime } from './fit-time.ts'
import { tagsOf } from './phase-wording.ts'
import type { RatedPath } from './rate-path.ts'
import type { Understood } from './understand.ts'

/** The path without what the person knows, does not want or has no time for; null if too little is left of it. */
export function adaptedPath({ path, sections, isWithout }: RatedPath, asked: Understood): PlannedPhase[] | null {
  const free = sections.filter((section) => isWithout || isFree(section, asked))
  const kept = free.filter((section) => isOfLevel(section, path, asked))
  const fitting = fitTime(kept, {
    hours: asked.hours,
    centralityOf: (section) => centrality(section, asked),
    spare: kept,
  })
  if (!canBePhases(fitting.length) || kept.length < sections.length / 2) return null
  const isWhole = fitting.length === sections.length
  const ordered = sections.filter((section) => fitting.includes(section))
  return isWhole ? wholePath({ path, sections }) : dividePhases(ordered, path.phases)
}

/** As its author wrote it. */
export function wholePath({ path, sections }: Pick<RatedPath, 'path' | 'sections'>): PlannedPhase[] {
  let from = 0
  return path.phases.map(({ title, overview, sections: own }) => {
    const taught = sections.slice(from, from + own.length)
    from += own.length
    return { title, overview, tags: tagsOf(taught), sections: taught }
  })
}

/** Whoever begins may still make the project that a path for beginners ends with. */
function isOfLevel({ level, category }: FoundSection, path: FoundPath, asked: Understood): boolean {
  if (path.kind === 'interview') return true
  if (asked.level === 'beginner') return level < 3 || (path.level === 1 && category === 'Project')
  return asked.level === null || level > 1
}
