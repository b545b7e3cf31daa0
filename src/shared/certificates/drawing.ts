import { CERTIFICATE_HEIGHT, CERTIFICATE_WIDTH, type CertifiedPhase } from './texts.ts'

/** What the page's preview and the PDF both draw: the Line, run once around the sheet, and the product's mark. */

export interface FrameStation {
  x: number
  y: number
  /** A phase begins here. */
  isStretchStart: boolean
}

const INSET = 30
/** As on a metro map, corners are cut at 45°. */
const CUT = 26

type Point = readonly [x: number, y: number]

const right = CERTIFICATE_WIDTH - INSET
const bottom = CERTIFICATE_HEIGHT - INSET

/** Clockwise from the upper left. */
const CORNERS: readonly Point[] = [
  [INSET + CUT, INSET],
  [right - CUT, INSET],
  [right, INSET + CUT],
  [right, bottom - CUT],
  [right - CUT, bottom],
  [INSET + CUT, bottom],
  [INSET, bottom - CUT],
  [INSET, INSET + CUT],
]

/** The track as an SVG path, in the layout's pixels. */
export const FRAME_TRACK = `M${CORNERS.map((point) => point.join(' ')).join('L')}Z`

/** The product's mark beside its name, a short line with three stations, in the layout's pixels. */
export const BRAND_TRACK = 'M94 92H134'
export const BRAND_STATIONS: readonly { x: number; y: number }[] = [94, 114, 134].map((x) => ({ x, y: 92 }))

/** One station for each section, at even distances around the sheet. */
export function frameStations(phases: readonly CertifiedPhase[]): FrameStation[] {
  const starts = phases.flatMap(({ sections }) => sections.map((_, index) => index === 0))
  const step = lengthOfFrame() / Math.max(1, starts.length)
  return starts.map((isStretchStart, index) => ({ ...pointAt((index + 0.5) * step), isStretchStart }))
}

/** 'M…Z' of a filled circle. */
export const circlePath = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`

const sides = () => CORNERS.map((from, index) => [from, CORNERS[(index + 1) % CORNERS.length] ?? from] as const)

const lengthOf = ([from, to]: readonly [Point, Point]) => Math.hypot(to[0] - from[0], to[1] - from[1])

const lengthOfFrame = () => sides().reduce((sum, side) => sum + lengthOf(side), 0)

function pointAt(distance: number): { x: number; y: number } {
  let rest = distance
  for (const side of sides()) {
    const length = lengthOf(side)
    if (rest <= length) {
      const [from, to] = side
      const share = rest / length
      return { x: round(from[0] + (to[0] - from[0]) * share), y: round(from[1] + (to[1] - from[1]) * share) }
    }
    rest -= length
  }
  return { x: INSET + CUT, y: INSET }
}

const round = (value: number) => Math.round(value * 100) / 100
