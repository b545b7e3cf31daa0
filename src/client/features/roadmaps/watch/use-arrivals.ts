import { useState } from 'react'

/** As long as a roadmap may take from the click to the first look at it. */
const FRESH_MS = 15_000

/**
 * How many stations stood here before the latest came, which appear one after the other. A roadmap that was asked for just
 * now begins with none, however fast it was written; one that has been there for a while stands.
 */
export function useArrivals(stations: number, createdAt: string): number {
  const [seen, setSeen] = useState(() => ({
    stood: Date.now() - Date.parse(createdAt) < FRESH_MS ? 0 : stations,
    stations,
  }))
  if (seen.stations !== stations) setSeen({ stood: Math.min(seen.stations, stations), stations })
  return seen.stood
}
