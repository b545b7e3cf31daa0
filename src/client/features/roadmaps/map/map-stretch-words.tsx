import type { CSSProperties, ReactNode } from 'react'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Box, MapLayout, PlacedStation } from '#shared/roadmaps/map/layout.ts'
import type { MapStation, MapStretch } from '#shared/roadmaps/map/stretches.ts'
import { durationText } from '../duration-text.ts'
import classes from './route-map.module.css'
import { stateText } from './state-text.ts'
import { StationDetails } from './station-details.tsx'

/** What one can go to from a map: a phase, one of its sections, or that section's deep dive. */
export interface Stop {
  stretch: MapStretch
  station?: MapStation
  isDeepDive?: boolean
}

export interface StopProps {
  className?: string | undefined
  style?: CSSProperties
  'aria-describedby'?: string
  children: ReactNode
}

export type RenderStop = (stop: Stop, props: StopProps) => ReactNode

interface MapStretchWordsProps {
  stretch: MapStretch
  number: number
  placed: MapLayout['stretches'][number]
  /** Of the whole map: details of stations in its lower half stand above them. */
  height: number
  /** Begins the ids of descriptions. */
  name: string
  heading: 'h2' | 'h3'
  renderStop: RenderStop | undefined
}

/** A phase's title and its stations, each over its place in the drawing. */
export function MapStretchWords({ stretch, number, placed, height, name, heading, ...how }: MapStretchWordsProps) {
  const renderStop = stretch.isWritten ? how.renderStop : undefined
  return (
    <li>
      <div className={classes.heading} style={styleOf(placed.heading)}>
        <Text as="span" className={classes.number}>
          Phase {number}
          {stretch.note && ` · ${stretch.note}`}
        </Text>
        {stretch.title && (
          <Heading as={heading} size="item" lines={2} dir="auto" className={classes.title}>
            {renderStop?.({ stretch }, { className: classes.link, children: stretch.title }) ?? stretch.title}
          </Heading>
        )}
      </div>
      <ol className={classes.list} aria-label={`Sections of phase ${number}`}>
        {stretch.stations.map((station, index) => {
          const at = placed.stations[index]
          return (
            at &&
            station.title && (
              <StationWords
                key={station.id}
                stop={{ stretch, station }}
                place={at}
                details={`${name}${station.id}`}
                isLow={at.at.y > height / 2}
                renderStop={renderStop}
              />
            )
          )
        })}
      </ol>
    </li>
  )
}

interface StationWordsProps {
  stop: Stop & { station: MapStation }
  place: PlacedStation
  /** The id of its details. */
  details: string
  isLow: boolean
  renderStop: RenderStop | undefined
}

function StationWords({ stop, place, details, isLow, renderStop }: StationWordsProps) {
  const { station } = stop
  const { box, branch } = place
  const words = {
    className: classes.stop,
    style: { maxHeight: box.height },
    children: <Words station={station} />,
  }
  return (
    <li className={classes.station} style={{ left: box.x, top: box.y, width: box.width }}>
      {renderStop ? renderStop(stop, { ...words, 'aria-describedby': details }) : <div {...words} />}
      {renderStop && <StationDetails id={details} station={station} isAbove={isLow} />}
      {branch &&
        renderStop?.(
          { ...stop, isDeepDive: true },
          {
            className: classes.branch,
            style: styleOf({ ...branch.box, x: branch.box.x - box.x, y: branch.box.y - box.y }),
            children: (
              <>
                Deep dive <span className={classes.unseen}>of {station.title}</span>
              </>
            ),
          },
        )}
    </li>
  )
}

function Words({ station }: { station: MapStation }) {
  const { title, minutes, skills } = station
  return (
    <>
      <span className={classes.name} dir="auto">
        {title}
      </span>
      <StateWord station={station} />
      <Text as="span" className={classes.meta}>
        {minutes !== null && <span>{durationText(minutes)}</span>}
        {skills.length > 0 && <span className={classes.skills}>{skills.join(', ')}</span>}
      </Text>
    </>
  )
}

function StateWord({ station }: { station: MapStation }) {
  const word = stateText(station)
  return word && <span className={classes.unseen}> ({word})</span>
}

const styleOf = ({ x, y, width, height }: Box): CSSProperties => ({ left: x, top: y, width, height })
