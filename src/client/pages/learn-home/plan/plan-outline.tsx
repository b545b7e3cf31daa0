import { durationText } from '#client/features/roadmaps/duration-text.ts'
import { Line } from '#client/ui/line/line.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { RoadmapPlan } from '#shared/roadmaps/plans.ts'
import classes from './plan-outline.module.css'

interface PlanOutlineProps {
  phases: RoadmapPlan['phases']
  isDraft: boolean
}

/** The route that would be written: its phases are stretches, its sections stations. */
export function PlanOutline({ phases, isDraft }: PlanOutlineProps) {
  const stretches = phases.map(({ sections }, phase) => ({
    stations: sections.length,
    covered: 0,
    state: 'empty' as const,
    level: phase % 2,
  }))
  return (
    <div className={classes.outline}>
      <Line stretches={stretches} />
      <ol className={classes.phases} aria-label={isDraft ? 'Draft of the phases' : 'Planned phases'}>
        {phases.map(({ title, minutes, sections }, phase) => (
          <li key={title} className={classes.phase}>
            <Heading as="h3" size="item">
              {title}
            </Heading>
            <Text>
              Phase {phase + 1} · about {durationText(minutes)}
            </Text>
            <ol className={classes.sections}>
              {sections.map((section) => (
                <li key={section.title}>{section.title}</li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  )
}
