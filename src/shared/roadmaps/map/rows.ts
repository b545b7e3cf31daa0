import type { MapLayout, PlacedBranch, PlacedStation, Point } from './layout.ts'
import type { MapStation, MapStretch } from './stretches.ts'

/** The outermost pixels, in whose middle the track turns. */
export const EDGE = 28
const TURN = EDGE / 2
const HEADING = 28
/** From a heading to the middle of its stations, and from there to the words. */
const ABOVE = 26
const BELOW = 18
const STATION = 14
/** Between two stretches, and between two rows of one; the track runs back in its middle. */
const STRETCH_GAP = 32
const ROW_GAP = 24
const WIDEST = 248
const LINE = 20
const MOST_LINES = 3
/** A letter's width, a little more than it is on average. */
const LETTER = 8

const BRANCH_SPACE = 44
/** Where a branch leaves the station, and the furthest that it comes back. */
const LEAVE = 12
const REACH = 120
const RISE = 36
const BRANCH_WIDTH = 84

interface Rows {
  width: number
  /** Stations at most. */
  inRow: number
  hasWords: boolean
}

interface Row {
  y: number
  slot: number
  /** Where the track runs back from the row above. */
  back: number
  /** Height of its stations' words. */
  words: number
}

/**
 * Rows that are read as a text is: each from left to right, with the track running back between them. Every stretch begins
 * a row.
 */
export function layOutRows(stretches: readonly MapStretch[], { width, inRow, hasWords }: Rows): MapLayout {
  const placed: MapLayout['stretches'] = []
  let y = 0
  let last: Point | null = null
  let tail = ''
  for (const { stations } of stretches) {
    const heading = { x: EDGE, y, width: width - 2 * EDGE, height: HEADING }
    const here: PlacedStation[] = []
    let back = y - STRETCH_GAP / 2
    y += HEADING
    for (const inThisRow of evenRows(stations, inRow)) {
      const level = y + ABOVE + (inThisRow.some(({ deepDive }) => deepDive) ? BRANCH_SPACE : 0)
      const slot = (width - 2 * EDGE) / inThisRow.length
      const row: Row = { y: level, slot, back, words: hasWords ? heightOfWords(inThisRow, slot) : 0 }
      for (const [index, station] of inThisRow.entries()) {
        const at = { x: round(EDGE + slot * (index + 0.5)), y: level }
        here.push({ ...placeStation(station, at, row), leg: last ? legBetween(last, at, row, width) : '' })
        tail = station.deepDive ? `M${at.x} ${at.y}h${reachIn(row)}` : ''
        last = at
      }
      const end = level + BELOW + row.words
      back = end + ROW_GAP / 2
      y = end + ROW_GAP
    }
    y -= stations.length > 0 ? ROW_GAP : 0
    placed.push({ heading, stations: here })
    y += STRETCH_GAP
  }
  return { form: 'rows', width, height: Math.max(HEADING, y - STRETCH_GAP), stretches: placed, tail }
}

/** As many rows as needed, about equally long. */
function evenRows(all: readonly MapStation[], inRow: number): (readonly MapStation[])[] {
  const rows = Math.ceil(all.length / inRow)
  const startOf = (row: number) => Math.round((row * all.length) / rows)
  return Array.from({ length: rows }, (_, row) => all.slice(startOf(row), startOf(row + 1)))
}

function placeStation({ deepDive }: MapStation, at: Point, row: Row): Omit<PlacedStation, 'leg'> {
  const boxWidth = widthIn(row)
  return {
    at,
    box: { x: at.x - boxWidth / 2, y: at.y - STATION, width: boxWidth, height: STATION + BELOW + row.words },
    branch: deepDive && branchAt(at, row),
  }
}

const widthIn = ({ slot }: Pick<Row, 'slot'>) => Math.min(slot - 16, WIDEST)

/** As many lines as the longest title will about need, and one beneath. */
function heightOfWords(stations: readonly MapStation[], slot: number): number {
  const letters = (widthIn({ slot }) - 8) / LETTER
  const lines = Math.max(...stations.map(({ title }) => Math.ceil(title.length / letters)))
  return (Math.min(lines, MOST_LINES) + 1) * LINE + 4
}

const reachIn = ({ slot }: Row) => Math.min(REACH, round(slot * 0.42))

/** Up at 45°, along to its own station, and down again before the next one. */
function branchAt(at: Point, row: Row): PlacedBranch {
  const reach = reachIn(row)
  const rise = Math.min(RISE, (reach - LEAVE) / 2 - 2)
  const to = (along: number, up: number) => `${round(at.x + along)} ${round(at.y - up)}`
  const middle = { x: round(at.x + (LEAVE + reach) / 2), y: round(at.y - rise) }
  return {
    at: middle,
    box: { x: middle.x - BRANCH_WIDTH / 2, y: middle.y - 34, width: BRANCH_WIDTH, height: 42 },
    track: `M${to(LEAVE, 0)}L${to(LEAVE + rise, rise)}L${to(reach - rise, rise)}L${to(reach, 0)}`,
  }
}

/** Along the row, or on to the right edge, back between the rows, and in from the left one. */
function legBetween(from: Point, to: Point, { back }: Row, width: number): string {
  const start = `M${from.x} ${from.y}`
  if (from.y === to.y) return `${start}H${to.x}`
  const [left, right] = [TURN, width - TURN]
  const toBack = `${start}H${right - TURN}${turn(1, right, from.y + TURN)}V${back - TURN}${turn(1, right - TURN, back)}`
  return `${toBack}H${left + TURN}${turn(0, left, back + TURN)}V${to.y - TURN}${turn(0, left + TURN, to.y)}H${to.x}`
}

/** A quarter of a circle, clockwise with 1. */
const turn = (sweep: 0 | 1, x: number, y: number) => `A${TURN} ${TURN} 0 0 ${sweep} ${x} ${y}`

const round = (value: number) => Math.round(value * 100) / 100
