/** The Line's geometry: where stations stand and how the track runs between them. Knows nothing of colours or React. */

export type StretchState = 'written' | 'writing' | 'empty'

/** One phase of a route. */
export interface Stretch {
  stations: number
  /** How many stations, from the first, are done. */
  covered: number
  /** Which ones instead, by their places from 1, where they are not the first. */
  done?: readonly number[] | undefined
  /** The place of the one that comes next; without it, the first of all that is not done. */
  next?: number | undefined
  /** 'written' unless told: 'writing' is on its way, 'empty' only a plan. */
  state?: StretchState
  /** How many stations of one that is on its way are there already. */
  begun?: number
  /** Height of the stretch in steps; a change bends the track. 0 unless told. */
  level?: number
}

export type StationState = 'covered' | 'next' | 'open' | 'written' | 'writing' | 'empty'

export interface Station {
  x: number
  y: number
  state: StationState
  /** Share of the whole way at which the station stands, 0 to 1. */
  at: number
  isStretchStart: boolean
}

export interface LineShape {
  width: number
  height: number
  stations: Station[]
  /** The whole track, and the parts of it that lie in each condition. */
  track: string
  coveredTrack: string
  /** How much of the whole way the covered track is, 0 to 1. */
  coveredShare: number
  plannedTrack: string
}

interface Point {
  x: number
  y: number
}

export interface LineMeasure {
  /** Pixels between two stations, between two levels, and around the drawing. */
  gap: number
  rise: number
  margin: number
}

/** Lays the route out from left to right; a vertical line swaps the axes afterwards. */
export function layOut(stretches: readonly Stretch[], measure: LineMeasure): LineShape {
  const placed = place(stretches, measure)
  const stops = placed.map(({ point }) => point)
  const last = stops.at(-1) ?? { x: measure.margin, y: measure.margin }
  const lengths = lengthsTo(stops, measure)
  const total = Math.max(1, lengths.at(-1) ?? 0)
  const said = placed.findIndex(({ isNext }) => isNext)
  const nextIndex = said >= 0 ? said : placed.findIndex(({ isCovered, state }) => !isCovered && state === 'written')
  const written = placed.filter(({ state, isBegun }) => state === 'written' || isBegun).length
  const covered = coveredUpTo(placed)
  return {
    width: last.x + measure.margin,
    height: Math.max(...stops.map(({ y }) => y), measure.margin) + measure.margin,
    stations: placed.map(({ point, isCovered, isBegun, state, isStretchStart }, index) => ({
      ...point,
      state: isCovered
        ? 'covered'
        : isBegun
          ? 'written'
          : state !== 'written'
            ? state
            : index === nextIndex
              ? 'next'
              : 'open',
      at: (lengths[index] ?? 0) / total,
      isStretchStart,
    })),
    track: pathThrough(stops.slice(0, Math.max(written, 1)), measure),
    coveredTrack: pathThrough(stops.slice(0, covered), measure),
    coveredShare: (lengths[Math.max(0, covered - 1)] ?? 0) / total,
    plannedTrack: written < stops.length ? pathThrough(stops.slice(Math.max(0, written - 1)), measure) : '',
  }
}

interface Placed {
  point: Point
  isCovered: boolean
  isNext: boolean
  isBegun: boolean
  state: StretchState
  isStretchStart: boolean
}

function place(stretches: readonly Stretch[], { gap, rise, margin }: LineMeasure): Placed[] {
  const lowest = Math.min(...stretches.map(({ level = 0 }) => level), 0)
  let x = margin
  return stretches.flatMap(({ stations, state = 'written', begun = 0, level = 0, ...stretch }, stretchIndex) => {
    const y = margin + (level - lowest) * rise
    return Array.from({ length: stations }, (_, index) => {
      if (stretchIndex > 0 || index > 0) x += gap
      const isCovered = stretch.done?.includes(index + 1) ?? index < stretch.covered
      const isNext = stretch.next === index + 1
      return { point: { x, y }, isCovered, isNext, isBegun: index < begun, state, isStretchStart: index === 0 }
    })
  })
}

/** The covered track runs to the last station of the unbroken covered beginning. */
function coveredUpTo(placed: readonly Placed[]): number {
  const first = placed.findIndex(({ isCovered }) => !isCovered)
  return first === -1 ? placed.length : first
}

/** A change of level is a 45° slope in the middle of the gap, with softened corners, as on a metro map. */
function pathThrough(stops: readonly Point[], { gap }: LineMeasure): string {
  const [first, ...rest] = stops
  if (!first || rest.length === 0) return ''
  let from = first
  let path = `M${round(first.x)} ${round(first.y)}`
  for (const to of rest) {
    path += to.y === from.y ? `H${round(to.x)}` : slope(from, to, gap)
    from = to
  }
  return path
}

/** The way from the first station to each, along the track. */
function lengthsTo(stops: readonly Point[], { gap }: LineMeasure): number[] {
  let sum = 0
  return stops.map((to, index) => {
    const from = stops[index - 1] ?? to
    const drop = Math.abs(to.y - from.y)
    const run = runOf(drop, gap)
    sum += to.x - from.x - run + Math.hypot(run, drop)
    return sum
  })
}

const runOf = (drop: number, gap: number) => Math.min(Math.abs(drop), gap * 0.7)

function slope(from: Point, to: Point, gap: number): string {
  const drop = to.y - from.y
  const run = runOf(drop, gap)
  const flat = (to.x - from.x - run) / 2
  const soft = Math.min(flat, run / 3)
  const ratio = drop / run
  const start = from.x + flat
  const end = start + run
  return [
    `H${round(start - soft)}`,
    `Q${round(start)} ${round(from.y)} ${round(start + soft * 0.7)} ${round(from.y + soft * 0.7 * ratio)}`,
    `L${round(end - soft * 0.7)} ${round(to.y - soft * 0.7 * ratio)}`,
    `Q${round(end)} ${round(to.y)} ${round(end + soft)} ${round(to.y)}`,
    `H${round(to.x)}`,
  ].join('')
}

const round = (value: number) => Math.round(value * 100) / 100
