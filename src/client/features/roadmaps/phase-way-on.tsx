import { Link } from '@tanstack/react-router'
import { ArrowRightIcon } from '#client/ui/icons.tsx'
import type { RoadmapDetail } from '#shared/roadmaps.ts'
import classes from './phase-way-on.module.css'

/** At the end of a phase: the next one, where there is one. */
export function PhaseWayOn({ roadmap, index }: { roadmap: RoadmapDetail; index: number }) {
  const next = roadmap.roadmap.phases[index + 1]
  if (!next) return null
  return (
    <Link
      to="/learn/$userId/$roadmapId/$phaseId"
      params={{ userId: roadmap.userId, roadmapId: roadmap.roadmapId, phaseId: next.id }}
      className={classes.link}
    >
      <span className={classes.words}>
        <span className={classes.label}>Phase {index + 2}</span>
        <span dir="auto">{next.phaseTitle}</span>
      </span>
      <ArrowRightIcon />
    </Link>
  )
}
