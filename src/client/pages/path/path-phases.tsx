import { hoursText } from '#client/features/library/path-facts.ts'
import { durationText } from '#client/features/roadmaps/duration-text.ts'
import { Card } from '#client/ui/card/card.tsx'
import { LineRail } from '#client/ui/line/line-rail.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Path } from '#shared/library/schemas.ts'
import classes from './path-phases.module.css'

type Phase = Path['phases'][number]

/** The path as a vertical Line: phases are stretches, and every section a station with all that it teaches. */
export function PathPhases({ phases, className }: { phases: readonly Phase[]; className?: string | undefined }) {
  return (
    <ol className={[classes.list, className].filter(Boolean).join(' ')} aria-label="Phases">
      {phases.map((phase, index) => (
        <li key={phase.title}>
          <PhaseCard phase={phase} number={index + 1} isFirst={index === 0} isLast={index === phases.length - 1} />
        </li>
      ))}
    </ol>
  )
}

interface PhaseCardProps {
  phase: Phase
  number: number
  isFirst: boolean
  isLast: boolean
}

function PhaseCard({ phase, number, isFirst, isLast }: PhaseCardProps) {
  const { title, overview, sections } = phase
  const minutes = sections.reduce((sum, section) => sum + section.minutes, 0)
  const before = isFirst ? 'none' : 'open'
  return (
    <Card>
      <div className={classes.row}>
        <div className={classes.fromAbove}>
          <LineRail before={before} after={before} />
        </div>
        <div className={classes.words}>
          <Text>{`Phase ${number} · ${hoursText(minutes)}`}</Text>
          <Heading as="h2">{title}</Heading>
          <Text size="body" className={classes.overview}>
            {overview}
          </Text>
        </div>
      </div>
      <ol className={classes.sections} aria-label={`Sections of phase ${number}`}>
        {sections.map((section, index) => (
          <li key={section.id} className={classes.row}>
            <LineRail
              state="open"
              before={index === 0 ? before : 'open'}
              after={isLast && index === sections.length - 1 ? 'none' : 'open'}
              offset={24}
            />
            <div className={classes.words}>
              <div className={classes.sectionHead}>
                <Heading as="h3" size="item">
                  {section.title}
                </Heading>
                <Text as="span" className={classes.minutes}>
                  {durationText(section.minutes)}
                </Text>
              </div>
              <Text size="body" className={classes.overview}>
                {section.description}
              </Text>
              <ul className={classes.objectives} aria-label="You learn to">
                {section.objectives.map((objective) => (
                  <li key={objective}>{objective}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
