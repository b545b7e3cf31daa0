import { countOf } from '#client/lib/count-of.ts'
import type { RoadmapPlan } from '#shared/roadmaps/plans.ts'

/** "You know React. You want to learn Rust. 4 phases, about 30 hours: 6 weeks." */
export function planText({ heard, phases, hours, understood: { hoursPerWeek } }: RoadmapPlan): string {
  if (hours === null) return heard
  const weeks = hoursPerWeek && Math.ceil(hours / hoursPerWeek)
  const pace = weeks ? `: ${countOf(weeks, 'week')}` : ''
  return `${heard} ${countOf(phases.length, 'phase')}, about ${countOf(hours, 'hour')}${pace}.`
}

/** What a model makes of it; the built-in author writes just this. */
export function draftText({ author, phases }: RoadmapPlan): string | null {
  if (author === 'builtin') return null
  return phases.length > 0
    ? `${author} writes it, with the outline below as its draft: titles and hours may change.`
    : `${author} writes it: the library has nothing near to it, so there is no outline before.`
}
