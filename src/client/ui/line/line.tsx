import type { CSSProperties } from 'react'
import classes from './line.module.css'
import { type LineMeasure, layOut, type Station, type Stretch } from './line-path.ts'

export type { Stretch } from './line-path.ts'

interface LineProps {
  stretches: readonly Stretch[]
  orientation?: 'horizontal' | 'vertical'
  size?: 'small' | 'medium' | 'large'
  /** Distance between stations in pixels, where the size's own does not fit. */
  gap?: number
  /** How many stations stood there before: those written behind them appear one after the other. All, unless told. */
  stood?: number
  /** The line follows the custom property `--drawn` (0 to 1) of an ancestor. */
  isDrawn?: boolean
  className?: string
}

const SIZES = {
  small: { gap: 14, rise: 8, margin: 5, stroke: 2, radius: 3 },
  medium: { gap: 24, rise: 16, margin: 8, stroke: 3, radius: 5 },
  large: { gap: 56, rise: 44, margin: 14, stroke: 5, radius: 9 },
} as const

/**
 * A route with stations. Written stretches have a solid track, planned ones a dashed one; a stretch that is being
 * written moves. Covered stations are filled, the next one is ringed in the accent. Decoration: words stand beside it.
 */
export function Line({ stretches, orientation = 'horizontal', size = 'medium', ...rest }: LineProps) {
  const { stroke, radius, ...defaults } = SIZES[size]
  const measure: LineMeasure = { ...defaults, gap: rest.gap ?? defaults.gap }
  const shape = layOut(stretches, measure)
  const isVertical = orientation === 'vertical'
  const [width, height] = isVertical ? [shape.height, shape.width] : [shape.width, shape.height]
  return (
    <svg
      aria-hidden
      className={[classes.line, rest.className].filter(Boolean).join(' ')}
      data-drawn={rest.isDrawn || undefined}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth={stroke}
      fill="none"
      strokeLinecap="round"
    >
      {/* mirroring along the diagonal turns left-to-right into top-to-bottom */}
      <g transform={isVertical ? 'matrix(0 1 1 0 0 0)' : undefined}>
        <path className={classes.planned} d={rest.isDrawn ? shape.track : shape.plannedTrack} />
        <path className={classes.track} d={shape.track} pathLength={1} />
        <path
          className={classes.covered}
          d={shape.coveredTrack}
          pathLength={1}
          style={{ '--share': shape.coveredShare } as CSSProperties}
        />
        {shape.stations.map((station, index) => (
          <StationMark
            key={`${station.x}`}
            {...{ station, radius, index }}
            arrival={index - (rest.stood ?? shape.stations.length)}
          />
        ))}
      </g>
    </svg>
  )
}

interface StationMarkProps {
  station: Station
  radius: number
  index: number
  /** Its place among those that come now; below zero where it stood before. */
  arrival: number
}

function StationMark({ station, radius, index, arrival }: StationMarkProps) {
  const isArriving = arrival >= 0 && station.state !== 'empty' && station.state !== 'writing'
  return (
    <circle
      className={classes.station}
      data-state={station.state}
      data-arriving={isArriving || undefined}
      data-start={station.isStretchStart || undefined}
      cx={station.x}
      cy={station.y}
      r={radius}
      style={{ '--at': station.at, '--index': index, '--order': arrival } as CSSProperties}
    />
  )
}
