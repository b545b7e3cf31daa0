import type { MapStation, MapStretch } from '#shared/roadmaps/map/stretches.ts'

/** Stretches with so many stations each, all with deep dives or none. */
export const stretchesOf = (counts: readonly number[], { title = 'A section', hasDeepDives = false } = {}) =>
  counts.map(
    (count, at): MapStretch => ({
      id: `p-${at + 1}`,
      title: `Phase ${at + 1}`,
      ...{ note: null, isWritten: true },
      stations: Array.from({ length: count }, (_, index) => stationOf(`s-${at + 1}-${index + 1}`, title, hasDeepDives)),
    }),
  )

const stationOf = (id: string, title: string, hasDeepDive: boolean): MapStation => ({
  ...{ id, title, minutes: 45, skills: ['one', 'two'], state: 'open', isNext: false },
  deepDive: hasDeepDive ? { id: `${id}-deeper`, state: 'open' } : null,
})
