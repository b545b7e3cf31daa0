import type { Point } from '#shared/roadmaps/map/layout.ts'

const DIRECTIONS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}

/**
 * Where a key leads from a point of a map: with an arrow to the nearest place in that direction, with Home and End to
 * the ends of the route. Null for every other key, and where nothing lies in that direction.
 */
export function neighbourOf(places: readonly Point[], from: Point, key: string): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return places.length - 1
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const ranked = places
    .map(({ x, y }, index) => {
      const [right, down] = [x - from.x, y - from.y]
      const along = right * direction.x + down * direction.y
      const aside = Math.abs(right * direction.y) + Math.abs(down * direction.x)
      // what lies more aside than ahead lies in another direction
      return { index, isAhead: along > 0 && along * 2 >= aside, distance: along + aside * 2 }
    })
    .filter(({ isAhead }) => isAhead)
    .sort((one, other) => one.distance - other.distance)
  return ranked[0]?.index ?? null
}
