import type { MapLayout, Point } from './layout.ts'
import type { MapStation, MapStretch, StopState } from './stretches.ts'

/** One thing to draw, in the order of drawing. The page and the picture give the kinds their colours. */
export type MapMark =
  | { kind: 'track' | 'covered' | 'planned' | 'branch' | 'half'; path: string }
  | { kind: 'station'; state: StopState; at: Point; radius: number }
  /** Around the station where one goes on. */
  | { kind: 'ring'; at: Point; radius: number }

export const TRACK_WIDTH = 4
const RADIUS = 8
const BRANCH_RADIUS = 6
const RING = 13

/** Tracks first, then branches, then the stations on top of both. */
export function drawMap(stretches: readonly MapStretch[], layout: MapLayout): MapMark[] {
  const stops = stretches.flatMap(({ stations }, index) =>
    stations.map((station, at) => ({ station, placed: layout.stretches[index]?.stations[at] })),
  )
  const tracks: MapMark[] = []
  const branches: MapMark[] = []
  const stations: MapMark[] = []
  let before: MapStation | null = null
  for (const { station, placed } of stops) {
    if (!placed) continue
    if (before) tracks.push({ kind: legOf(before.state, station.state), path: placed.leg })
    if (placed.branch && station.deepDive) {
      branches.push({ kind: 'branch', path: placed.branch.track })
      stations.push(...drawStation(station.deepDive.state, placed.branch.at, BRANCH_RADIUS))
    }
    if (station.isNext) stations.push({ kind: 'ring', at: placed.at, radius: RING })
    stations.push(...drawStation(station.state, placed.at, RADIUS))
    before = station
  }
  if (layout.tail) tracks.push({ kind: 'track', path: layout.tail })
  // what is covered lies on top where two legs meet
  tracks.sort((one, other) => Number(one.kind === 'covered') - Number(other.kind === 'covered'))
  return [...tracks, ...branches, ...stations]
}

/** The track is covered between two stations that are. */
function legOf(from: StopState, to: StopState): 'track' | 'covered' | 'planned' {
  if (to === 'empty') return 'planned'
  return from === 'covered' && to === 'covered' ? 'covered' : 'track'
}

function drawStation(state: StopState, at: Point, radius: number): MapMark[] {
  const station: MapMark = { kind: 'station', state, at, radius }
  if (state !== 'begun') return [station]
  return [
    station,
    { kind: 'half', path: `M${at.x} ${at.y + radius}A${radius} ${radius} 0 0 1 ${at.x} ${at.y - radius}Z` },
  ]
}
