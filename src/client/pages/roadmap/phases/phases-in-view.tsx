import { SegmentedControl, Skeleton } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Skeleton.layer.css'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import type { RecentPhase } from '#shared/progress/schemas.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import classes from './phases-in-view.module.css'
import { RoadmapPhases, type RoadmapPhasesProps } from './roadmap-phases.tsx'

const RoadmapMap = lazyPart(
  async () => (await import('#client/features/roadmaps/map/roadmap-map.tsx')).RoadmapMap,
  <Skeleton radius={10} height={480} />,
)

export type PhasesView = 'list' | 'map'

interface PhasesInViewProps extends RoadmapPhasesProps {
  view: PhasesView
  onView: (view: PhasesView) => void
  /** What its owner worked on last. */
  recent: readonly RecentPhase[]
}

/** The phases as a list to read or as a map to look over, as one likes it. */
export function PhasesInView({ view, onView, recent, ...phases }: PhasesInViewProps) {
  const { roadmap } = phases
  if (!hasMap(roadmap)) return <RoadmapPhases {...phases} />
  return (
    <>
      <SegmentedControl
        size="sm"
        className={classes.views}
        aria-label="Show the phases as"
        value={view}
        onChange={onView}
        data={VIEWS}
      />
      {view === 'map' ? <RoadmapMap roadmap={roadmap} opened={recent} /> : <RoadmapPhases {...phases} />}
    </>
  )
}

const VIEWS: { value: PhasesView; label: string }[] = [
  { value: 'list', label: 'List' },
  { value: 'map', label: 'Map' },
]

const hasMap = ({ phases, state }: Roadmap) => phases.length > 0 || state === 'incomplete'
