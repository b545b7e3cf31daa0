import { Text } from '#client/ui/text/text.tsx'
import type { MapStation } from '#shared/roadmaps/map/stretches.ts'
import { durationText } from '../duration-text.ts'
import { stateText } from './state-text.ts'
import classes from './station-details.module.css'

interface StationDetailsProps {
  id: string
  station: MapStation
  /** Stands over the station instead of under it. */
  isAbove: boolean
}

/** What a station teaches and how long it takes: shown while one points at it or its link has the focus. */
export function StationDetails({ id, station, isAbove }: StationDetailsProps) {
  const { title, minutes, skills } = station
  const facts = [minutes !== null && durationText(minutes), stateText(station)].filter(Boolean)
  return (
    <div id={id} role="tooltip" className={classes.details} data-above={isAbove || undefined}>
      <Text as="span" tone="inherit" isStrong dir="auto">
        {title}
      </Text>
      {facts.length > 0 && <Text as="span">{facts.join(' · ')}</Text>}
      {skills.length > 0 && <Text as="span">Skills: {skills.join(', ')}</Text>}
    </div>
  )
}
