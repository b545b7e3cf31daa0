import { ButtonLink } from '#client/ui/button-link.tsx'
import { ArrowLeftIcon } from '#client/ui/icons.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { TextClamp } from '#client/ui/text-clamp.tsx'
import type { Phase, RoadmapDetail } from '#shared/roadmaps.ts'
import classes from './phase-header.module.css'
import { TagList } from './tag-list.tsx'

/** Where this phase stands, and what it is about. */
export function PhaseHeader({ roadmap, phase, number }: { roadmap: RoadmapDetail; phase: Phase; number: number }) {
  const { userId, roadmapId, roadmapState } = roadmap
  const count = roadmap.roadmap.phases.length
  return (
    <>
      <ButtonLink
        to="/learn/$userId/$roadmapId"
        params={{ userId, roadmapId }}
        variant="subtle"
        color="gray"
        size="sm"
        className={classes.back}
        leftSection={<ArrowLeftIcon />}
      >
        Back to the roadmap
      </ButtonLink>
      <PageHeader
        eyebrow={roadmapState === 'incomplete' ? `Phase ${number}` : `Phase ${number} of ${count}`}
        title={<span dir="auto">{phase.phaseTitle}</span>}
      />
      <div className={classes.about}>
        <TextClamp text={phase.overview} lines={3} className={classes.overview} />
        <TagList tags={phase.tags} />
      </div>
    </>
  )
}
