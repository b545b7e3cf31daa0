import type { CSSProperties } from 'react'
import classes from './line.module.css'
import type { StationState } from './line-path.ts'
import rail from './line-rail.module.css'

/** Planned track is dashed. */
type Track = 'covered' | 'open' | 'planned'

interface LineRailProps {
  /** None: a piece of track between two stations. */
  state?: StationState
  /** The track before and after this station; none at the ends of a route. */
  before?: Track | 'none'
  after?: Track | 'none'
  /** Distance of the station from the row's upper edge, in pixels: half the first text line. */
  offset?: number
  /** Its place among the stations that appear now, one after the other; below zero where it stood before. */
  arrival?: number
}

const WIDTH = 20

/** One station of a vertical Line beside a row of any height: rows of a list stand together as one route. */
export function LineRail({ state, before = 'open', after = 'open', offset = 12, arrival = -1 }: LineRailProps) {
  const center = WIDTH / 2
  return (
    <div className={rail.rail} style={{ width: WIDTH }} aria-hidden>
      <svg className={rail.drawing} strokeWidth={3} fill="none" strokeLinecap="round" aria-hidden>
        {before !== 'none' && <line className={classes[trackOf(before)]} x1={center} x2={center} y1={0} y2={offset} />}
        {after !== 'none' && <line className={classes[trackOf(after)]} x1={center} x2={center} y1={offset} y2="100%" />}
        {state && (
          <circle
            className={classes.station}
            data-state={state}
            data-arriving={arrival >= 0 || undefined}
            style={{ '--order': arrival } as CSSProperties}
            cx={center}
            cy={offset}
            r={5}
          />
        )}
      </svg>
    </div>
  )
}

const trackOf = (part: Track) => (part === 'open' ? 'track' : part)
