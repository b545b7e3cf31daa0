import { layOutDown } from './down.ts'
import { EDGE, layOutRows } from './rows.ts'
import type { MapStretch } from './stretches.ts'

/** Where everything of a roadmap's map stands. Knows nothing of colours, of React and of the network. */

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** A deep dive's way out of the route and back, with its own station and the box of its words. */
export interface PlacedBranch {
  at: Point
  box: Box
  track: string
}

export interface PlacedStation {
  at: Point
  /** The station with its words. */
  box: Box
  /** The track that leads here from the station before; empty for the first. */
  leg: string
  branch: PlacedBranch | null
}

export interface MapLayout {
  /** Row by row where there is room, else from top to bottom. */
  form: 'rows' | 'down'
  width: number
  height: number
  stretches: { heading: Box; stations: PlacedStation[] }[]
  /** The track behind the last station, as far as its branch needs one; mostly empty. */
  tail: string
}

/** The least that a station takes of a row, with its words and without. */
const SLOT = 160
const BARE_SLOT = 60

/** Fewer stations in a row make no route. */
const MIN_IN_ROW = 3

/**
 * @param width in pixels, as much as there is
 * @param hasWords without, phases have their titles, and stations are only counted
 */
export function layOutMap(stretches: readonly MapStretch[], width: number, hasWords = true): MapLayout {
  const inRow = Math.floor((width - 2 * EDGE) / (hasWords ? SLOT : BARE_SLOT))
  return inRow < MIN_IN_ROW ? layOutDown(stretches, width) : layOutRows(stretches, { width, inRow, hasWords })
}
