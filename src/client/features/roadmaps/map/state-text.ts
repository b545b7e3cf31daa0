import type { MapStation } from '#shared/roadmaps/map/stretches.ts'

/** How far one is at a station, in words; null where there is nothing to say. */
export function stateText({ state, isNext }: Pick<MapStation, 'state' | 'isNext'>): string | null {
  if (state === 'covered') return 'completed'
  if (state === 'begun') return isNext ? 'in progress, next' : 'in progress'
  return isNext ? 'next' : null
}
