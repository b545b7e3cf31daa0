import { Link } from '@tanstack/react-router'
import { TagList } from '#client/features/roadmaps/tag-list.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { ArrowLeftIcon } from '#client/ui/icons.tsx'
import { Line } from '#client/ui/line/line.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { TextClamp } from '#client/ui/text/text-clamp.tsx'
import type { Phase, Roadmap } from '#shared/roadmaps/schemas.ts'
import classes from './phase-header.module.css'

interface PhaseHeaderProps {
  roadmap: Roadmap
  phase: Phase
  number: number
  /** Ids of completed sections. */
  completed: ReadonlySet<string>
}

/** Where this phase stands, what it is about, and how far its owner has come; the Line is its picture. */
export function PhaseHeader({ roadmap, phase, number, completed }: PhaseHeaderProps) {
  const { id, ownerId, state } = roadmap
  const count = roadmap.phases.length
  const done = phase.sections.filter(({ id }) => completed.has(id)).length
  return (
    <>
      <ButtonLink
        to="/learn/$userId/$roadmapId"
        params={{ userId: ownerId, roadmapId: id }}
        variant="subtle"
        color="gray"
        size="sm"
        className={classes.back}
        leftSection={<ArrowLeftIcon />}
      >
        Back to the roadmap
      </ButtonLink>
      <PageHeader
        eyebrow={state === 'incomplete' ? `Phase ${number}` : `Phase ${number} of ${count}`}
        title={<span dir="auto">{phase.title}</span>}
      />
      <div className={classes.about}>
        <TextClamp text={phase.overview} lines={3} className={classes.overview} />
        <TagList tags={phase.tags} />
        {roadmap.isOwner && (
          <Text className={classes.way}>
            <Line stretches={[{ stations: phase.sections.length, covered: done }]} />
            {done} of {phase.sections.length} sections completed
          </Text>
        )}
        <ParentLink roadmap={roadmap} />
      </div>
    </>
  )
}

/** From a deep dive back to the section that it belongs to. */
function ParentLink({ roadmap: { parent, ownerId: userId } }: { roadmap: Roadmap }) {
  if (!parent) return null
  const { id: roadmapId, phaseId, sectionNumber } = parent
  const words = parent.sectionTitle ?? parent.prompt
  return (
    <p className={classes.parent}>
      A deep dive of{' '}
      {phaseId && sectionNumber ? (
        <Link
          to="/learn/$userId/$roadmapId/$phaseId"
          params={{ userId, roadmapId, phaseId }}
          search={{ section: String(sectionNumber) }}
          dir="auto"
        >
          {words}
        </Link>
      ) : (
        <Link to="/learn/$userId/$roadmapId" params={{ userId, roadmapId }} dir="auto">
          {words}
        </Link>
      )}
    </p>
  )
}
