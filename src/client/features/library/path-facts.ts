import { countOf } from '#shared/count-of.ts'
import { PATH_LEVELS, type PathLevel } from '#shared/library/rules.ts'

interface Facts {
  /** How many sections each phase has. */
  phases: readonly number[]
  /** Null where nobody knows. */
  minutes: number | null
  level?: PathLevel
}

/** "12 h · 8 sections · Beginner" */
export function pathFacts({ phases, minutes, level }: Facts): string {
  const sections = phases.reduce((sum, count) => sum + count, 0)
  return [minutes !== null && hoursText(minutes), countOf(sections, 'section'), level && PATH_LEVELS[level]]
    .filter(Boolean)
    .join(' · ')
}

/** Whole hours: nobody learns to the minute. */
export const hoursText = (minutes: number): string => `${Math.max(1, Math.round(minutes / 60))} h`
