import { countOf } from '#shared/count-of.ts'
import type { RoadmapPlan, Understanding } from '#shared/roadmaps/plans.ts'
import { HOURS_IN_A_WEEK } from '#shared/roadmaps/rules.ts'

/** "You know React. You want to learn Rust. 4 phases, about 30 hours: 6 weeks." */
export function planText({ heard, phases, hours, understood }: RoadmapPlan): string {
  if (hours === null) return heard
  const assumed = assumedPace(understood)
  const pace = understood.hoursPerWeek ?? assumed
  const weeks = pace && `: ${countOf(Math.ceil(hours / pace), 'week')}`
  const atPace = assumed && `, at ${assumed} hours a week`
  return `${heard} ${countOf(phases.length, 'phase')}, about ${countOf(hours, 'hour')}${atPace ?? ''}${weeks ?? ''}.`
}

const DAY_MS = 86_400_000

/** Hours a week that the plan reckons with where somebody said until when, and not how much; the next few days are for whole days. */
export function assumedPace({ hoursPerWeek, until }: Pick<Understanding, 'hoursPerWeek' | 'until'>): number | null {
  const isFar = until !== null && Date.parse(until) - Date.now() > 3 * DAY_MS
  return hoursPerWeek === null && isFar ? HOURS_IN_A_WEEK : null
}

/** What a model makes of it; the built-in author writes just this. */
export function draftText({ author, phases }: RoadmapPlan): string | null {
  if (author === 'builtin') return null
  return phases.length > 0
    ? `AI (${author}) writes it, with the outline below as its draft: titles and hours may change.`
    : `AI (${author}) writes it: our library has nothing close to it, so there is no outline yet.`
}
