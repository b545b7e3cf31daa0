import { Link } from '@tanstack/react-router'
import { type CSSProperties, useRef } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { layOutMap } from '#shared/roadmaps/map/layout.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import type { RenderStop } from './map-stretch-words.tsx'
import { mapStretches } from './map-stretches.ts'
import classes from './roadmap-map.module.css'
import { RouteMap } from './route-map.tsx'
import { useIsPrinting } from './use-is-printing.ts'
import { useMapKeys } from './use-map-keys.ts'
import { useMapZoom } from './use-map-zoom.ts'

/** What an A4 sheet lying on its side has within its margins, and how wide a map is laid out for it, in pixels. */
const SHEET = { width: 1030, height: 640 } as const

interface RoadmapMapProps {
  roadmap: Roadmap
  /** The sections that its owner opened last. */
  opened: Parameters<typeof mapStretches>[1]
}

/** A whole roadmap as a route to look over, to jump into and to print. */
export function RoadmapMap({ roadmap, opened }: RoadmapMapProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { scale, zoom, mayZoomIn, mayZoomOut } = useMapZoom(ref)
  const { isQuiet, ...keys } = useMapKeys(zoom)
  const isPrinting = useIsPrinting()
  const stretches = mapStretches(roadmap, opened)
  const fit = isPrinting ? Math.min(1, SHEET.height / layOutMap(stretches, SHEET.width).height) : 1
  return (
    <Card as="section" className={classes.sheet} aria-label="Map" style={{ '--fit': fit } as CSSProperties}>
      <div className={classes.tools}>
        <fieldset aria-label="Size of the map" className={classes.zoom}>
          <Button {...TOOL} aria-label="Smaller" disabled={!mayZoomOut} onClick={() => zoom('out')}>
            −
          </Button>
          <Button {...TOOL} aria-label={`${Math.round(scale * 100)} %, fit the width`} onClick={() => zoom('fit')}>
            {Math.round(scale * 100)} %
          </Button>
          <Button {...TOOL} aria-label="Larger" disabled={!mayZoomIn} onClick={() => zoom('in')}>
            +
          </Button>
        </fieldset>
        <Button {...TOOL} onClick={() => print()}>
          Print
        </Button>
      </div>
      <p className={classes.printed} dir="auto">
        {roadmap.title}
      </p>
      <div
        ref={ref}
        className={classes.window}
        data-large={scale > 1 || undefined}
        data-quiet={isQuiet || undefined}
        {...keys}
      >
        <RouteMap
          stretches={stretches}
          label="Map of this roadmap"
          heading="h2"
          renderStop={renderStopOf(roadmap)}
          scale={isPrinting ? 1 : scale}
          width={isPrinting ? SHEET.width : undefined}
        />
      </div>
    </Card>
  )
}

const TOOL = { variant: 'default', size: 'xs' } as const

const renderStopOf =
  ({ ownerId: userId, id: roadmapId, phases }: Roadmap): RenderStop =>
  ({ stretch, station, isDeepDive }, props) => {
    if (isDeepDive && station?.deepDive) {
      return <Link to="/learn/$userId/$roadmapId" params={{ userId, roadmapId: station.deepDive.id }} {...props} />
    }
    const phase = phases.find(({ id }) => id === stretch.id)
    const section = phase?.sections.find(({ id }) => id === station?.id)
    return (
      <Link
        to="/learn/$userId/$roadmapId/$phaseId"
        params={{ userId, roadmapId, phaseId: stretch.id }}
        search={section ? { section: String(section.number) } : {}}
        {...props}
      />
    )
  }
