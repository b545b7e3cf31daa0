import { type ReactNode, useId, useRef } from 'react'
import { layOutMap } from '#shared/roadmaps/map/layout.ts'
import type { MapStretch } from '#shared/roadmaps/map/stretches.ts'
import { MapMarks } from './map-marks.tsx'
import { MapStretchWords, type RenderStop } from './map-stretch-words.tsx'
import classes from './route-map.module.css'
import { useWidth } from './use-width.ts'

interface RouteMapProps {
  stretches: readonly MapStretch[]
  /** What the list is called for whoever hears it. */
  label: string
  /** Of the phases' titles: one below the heading that the map stands under. */
  heading: 'h2' | 'h3'
  /** Makes headings and stations links; without it they are words. */
  renderStop?: RenderStop
  /** 1 is as wide as there is room. */
  scale?: number
  /** Laid out for another width than there is, in pixels. */
  width?: number | undefined
  /** Below everything. */
  children?: ReactNode
}

/** A roadmap as a route through the width there is. The drawing is for the eye; the words are an ordinary list over it. */
export function RouteMap({ stretches, label, heading, renderStop, scale = 1, width }: RouteMapProps) {
  const ref = useRef<HTMLDivElement>(null)
  const measured = useWidth(ref)
  const name = useId()
  const layout = measured ? layOutMap(stretches, width ?? measured) : null
  return (
    <div ref={ref} className={classes.room} style={layout ? { height: layout.height * scale } : undefined}>
      {!layout && <Unplaced stretches={stretches} />}
      {layout && (
        <div
          className={classes.canvas}
          data-form={layout.form}
          style={{ width: layout.width, height: layout.height, scale: String(scale) }}
        >
          <MapMarks stretches={stretches} layout={layout} />
          <ol className={classes.list} aria-label={label}>
            {stretches.map((stretch, index) => {
              const placed = layout.stretches[index]
              const stop = { stretch, number: index + 1, name, heading, renderStop, height: layout.height }
              return placed && <MapStretchWords key={stretch.id} {...stop} placed={placed} />
            })}
          </ol>
        </div>
      )}
    </div>
  )
}

/** As words alone, where nobody knows the width yet: in a page's HTML. */
const Unplaced = ({ stretches }: Pick<RouteMapProps, 'stretches'>) => (
  <ol className={classes.unplaced}>
    {stretches.map(({ id, title, stations }) => (
      <li key={id}>
        {title}: {stations.map((station) => station.title).join(' · ')}
      </li>
    ))}
  </ol>
)
