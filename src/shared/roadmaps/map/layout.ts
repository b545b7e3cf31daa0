import { layOutDown } from './down.ts'
import { EDGE, layOutSnake } from './snake.ts'
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
  /** From side to side and back where there is room, else from top to bottom. */
  form: 'snake' | 'down'
  width: number
  height: number
  stretches: { heading: Box; stations: PlacedStation[] }[]
  /** The track behind the last station, as far as its branch needs one; mostly empty. */
  tail: string
}

/** Pixels under a station for its words, and the least that a station takes of a row. */
export interface MapMeasure {
  words: number
  slot: number
}

/** Three lines of a title and one beneath. */
const WITH_WORDS: MapMeasure = { words: 84, slot: 176 }
/** Phases have their titles, stations are only counted. */
export const WITHOUT_WORDS: MapMeasure = { words: 0, slot: 60 }

/** Fewer stations in a row make no route. */
const MIN_IN_ROW = 3

/** @param width in pixels, as much as there is */
export function layOutMap(
  stretches: readonly MapStretch[],
  width: number,
  { slot, words }: MapMeasure = WITH_WORDS,
): MapLayout {
  const inRow = Math.floor((width - 2 * EDGE) / slot)
  return inRow < MIN_IN_ROW ? layOutDown(stretches, width) : layOutSnake(stretches, { width, inRow, words })
}
