import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { TagList } from '#client/features/roadmaps/tag-list.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { ArrowLeftIcon } from '#client/ui/icons.tsx'
import { Line } from '#client/ui/line/line.tsx'
import { goBackTo } from '#client/ui/page/go-back-to.ts'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Phase, Roadmap } from '#shared/roadmaps/schemas.ts'
import classes from './phase-header.module.css'

interface PhaseHeaderProps {
  roadmap: Roadmap
  phase: Phase
  number: number
  /** Ids of completed sections. */
  completed: ReadonlySet<string>
  /** What may be set for the whole phase. */
  children?: ReactNode
}

/** One row: where one is, how far, and what may be set. What the phase is about folds: the section comes first. */
export function PhaseHeader({ roadmap, phase, number, completed, children }: PhaseHeaderProps) {
  const aboutId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { id, ownerId, state, title, phases } = roadmap
  const done = phase.sections.filter(({ id }) => completed.has(id)).length
  return (
    <header className={classes.header}>
      <ButtonLink
        to="/learn/$userId/$roadmapId"
        params={{ userId: ownerId, roadmapId: id }}
        variant="subtle"
        color="gray"
        size="sm"
        className={classes.back}
        aria-label="Back to the roadmap"
        onClick={goBackTo}
      >
        <ArrowLeftIcon />
      </ButtonLink>
      <div className={classes.name}>
        <Text className={classes.eyebrow} lines={1}>
          {state === 'incomplete' ? `Phase ${number}` : `Phase ${number} of ${phases.length}`} · <bdi>{title}</bdi>
        </Text>
        <Heading as="h1" size="part" tabIndex={-1} lines={2} dir="auto">
          {phase.title}
        </Heading>
      </div>
      <div className={classes.tools}>
        <Text className={classes.way}>
          <Line stretches={[{ stations: phase.sections.length, covered: done }]} size="small" />
          {roadmap.isOwner && (
            <>
              {done} of {phase.sections.length}
              <span className={classes.unit}>sections</span>
            </>
          )}
        </Text>
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={aboutId}
          onClick={() => setIsOpen(!isOpen)}
        >
          About this phase
        </Button>
        {children}
        <div className={classes.about} id={aboutId} hidden={!isOpen}>
          <p className={classes.overview} dir="auto">
            {phase.overview}
          </p>
          <TagList tags={phase.tags} />
          <ParentLink roadmap={roadmap} />
        </div>
      </div>
    </header>
  )
}

/** From a deep dive back to the section that it belongs to. */
function ParentLink({ roadmap: { parent, ownerId: userId } }: { roadmap: Roadmap }) {
  if (!parent) return null
  const { id: roadmapId, phaseId, sectionNumber } = parent
  const words = parent.sectionTitle ?? parent.title
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
