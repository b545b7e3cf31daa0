import { drawMap, type MapMark, TRACK_WIDTH } from '#shared/roadmaps/map/drawing.ts'
import type { MapLayout } from '#shared/roadmaps/map/layout.ts'
import type { MapStretch } from '#shared/roadmaps/map/stretches.ts'
import classes from './map-marks.module.css'

/** The line of a map with its stations; the words stand beside it. */
export function MapMarks({ stretches, layout }: { stretches: readonly MapStretch[]; layout: MapLayout }) {
  return (
    <svg
      aria-hidden
      className={classes.marks}
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      strokeWidth={TRACK_WIDTH}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      {drawMap(stretches, layout).map((mark, index) => (
        // the same place in the order is the same mark
        <Mark key={index} mark={mark} />
      ))}
    </svg>
  )
}

function Mark({ mark }: { mark: MapMark }) {
  if ('path' in mark) return <path className={classes[mark.kind]} d={mark.path} />
  const state = mark.kind === 'station' ? mark.state : undefined
  return <circle className={classes[mark.kind]} data-state={state} cx={mark.at.x} cy={mark.at.y} r={mark.radius} />
}
