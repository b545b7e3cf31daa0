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
const STRETCH_GAP = 28
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

interface Snake {
  width: number
  /** Stations at most. */
  inRow: number
  hasWords: boolean
}

interface Row {
  y: number
  slot: number
  /** 1 from left to right, -1 back. */
  toward: 1 | -1
  /** Height of its stations' words. */
  words: number
}

/** Rows that run forth and back and turn at the edges; every stretch begins a row. */
export function layOutSnake(stretches: readonly MapStretch[], { width, inRow, hasWords }: Snake): MapLayout {
  const placed: MapLayout['stretches'] = []
  let y = 0
  let rowIndex = 0
  let last: Point | null = null
  let tail = ''
  for (const { stations } of stretches) {
    const heading = { x: EDGE, y, width: width - 2 * EDGE, height: HEADING }
    const here: PlacedStation[] = []
    y += HEADING
    for (const inThisRow of evenRows(stations, inRow)) {
      const level = y + ABOVE + (inThisRow.some(({ deepDive }) => deepDive) ? BRANCH_SPACE : 0)
      const slot = (width - 2 * EDGE) / inThisRow.length
      const words = hasWords ? heightOfWords(inThisRow, slot) : 0
      const row: Row = { y: level, slot, toward: rowIndex % 2 === 0 ? 1 : -1, words }
      for (const [index, station] of inThisRow.entries()) {
        const at = pointIn(row, index, width)
        here.push({ ...placeStation(station, at, row), leg: last ? legBetween(last, at, row, width) : '' })
        tail = station.deepDive ? `M${at.x} ${at.y}h${row.toward * reachIn(row)}` : ''
        last = at
      }
      y = level + BELOW + words
      rowIndex += 1
    }
    placed.push({ heading, stations: here })
    y += STRETCH_GAP
  }
  return { form: 'snake', width, height: Math.max(HEADING, y - STRETCH_GAP), stretches: placed, tail }
}

/** As many rows as needed, about equally long. */
function evenRows(all: readonly MapStation[], inRow: number): (readonly MapStation[])[] {
  const rows = Math.ceil(all.length / inRow)
  const startOf = (row: number) => Math.round((row * all.length) / rows)
  return Array.from({ length: rows }, (_, row) => all.slice(startOf(row), startOf(row + 1)))
}

function pointIn({ y, slot, toward }: Row, index: number, width: number): Point {
  const along = EDGE + slot * (index + 0.5)
  return { x: round(toward === 1 ? along : width - along), y }
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
  const to = (along: number, up: number) => `${round(at.x + row.toward * along)} ${round(at.y - up)}`
  const middle = { x: round(at.x + (row.toward * (LEAVE + reach)) / 2), y: round(at.y - rise) }
  return {
    at: middle,
    box: { x: middle.x - BRANCH_WIDTH / 2, y: middle.y - 34, width: BRANCH_WIDTH, height: 42 },
    track: `M${to(LEAVE, 0)}L${to(LEAVE + rise, rise)}L${to(reach - rise, rise)}L${to(reach, 0)}`,
  }
}

/** Along the row, or on to the edge, around and back. */
function legBetween(from: Point, to: Point, { toward }: Row, width: number): string {
  const start = `M${from.x} ${from.y}`
  if (from.y === to.y) return `${start}H${to.x}`
  const isRight = toward === -1
  const edge = isRight ? width - TURN : TURN
  const inner = isRight ? edge - TURN : edge + TURN
  const corner = `A${TURN} ${TURN} 0 0 ${isRight ? 1 : 0}`
  return `${start}H${inner}${corner} ${edge} ${from.y + TURN}V${to.y - TURN}${corner} ${inner} ${to.y}H${to.x}`
}

const round = (value: number) => Math.round(value * 100) / 100
