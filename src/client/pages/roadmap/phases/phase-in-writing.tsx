import { Skeleton } from '@mantine/core'
import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import { LineRail } from '#client/ui/line/line-rail.tsx'
import type { PlannedPhase } from '#shared/roadmaps/outline.ts'
import classes from './phase-card.module.css'
import own from './phase-in-writing.module.css'

const OVERVIEW_WIDTHS = ['96%', '88%', '40%'] as const
/** As many as a phase has at least. */
const TITLE_WIDTHS = ['52%', '44%', '60%'] as const

interface PhaseInWritingProps {
  number: number
  label: string
  /** What is known of it: its title, and those of its sections. */
  planned?: PlannedPhase | null
  /** What is only planned has no overview to wait for. */
  isInWriting?: boolean
  isLast?: boolean
  /** The place of its first station among those that appear now. */
  arrival?: number
}

/** The place of a phase that is not written yet; of the one that is being written, as tall as a written one. */
export function PhaseInWriting({ number, label, planned = null, ...place }: PhaseInWritingProps) {
  const { isInWriting = true, isLast = true, arrival = -1 } = place
  const trackBefore = number === 1 ? 'none' : isInWriting ? 'open' : 'planned'
  const sections = planned?.sections ?? []
  const rows = Array.from({ length: Math.max(sections.length, TITLE_WIDTHS.length) }, (_, index) => sections[index])
  const begun = planned?.begun ?? 0
  return (
    <Card as="article" className={classes.card}>
      <div className={classes.head}>
        <div className={classes.rail}>
          <LineRail before={trackBefore} after={trackBefore} />
        </div>
        <div className={classes.words}>
          <Text>{label}</Text>
          {planned ? (
            <Text size="body" tone={isInWriting ? 'inherit' : 'soft'} isStrong className={own.title} dir="auto">
              {planned.title}
            </Text>
          ) : (
            <div className={own.titleLine}>
              <Skeleton radius={4} width="56%" height={16} />
            </div>
          )}
          {isInWriting &&
            OVERVIEW_WIDTHS.map((width) => (
              <div key={width} className={own.line}>
                <Skeleton radius={4} width={width} height={10} />
              </div>
            ))}
        </div>
      </div>
      <ol className={classes.sections} aria-label={`Planned for phase ${number}`} aria-hidden={sections.length === 0}>
        {rows.map((title, index) => (
          <li key={title ?? `unknown ${index}`} className={own.section}>
            <LineRail
              state={index < begun ? 'written' : isInWriting ? 'writing' : 'empty'}
              before={index === 0 ? trackBefore : index < begun ? 'open' : 'planned'}
              after={isLast && index === rows.length - 1 ? 'none' : index < begun - 1 ? 'open' : 'planned'}
              arrival={index < begun ? arrival + index : -1}
              offset={20}
            />
            {title ? (
              <Text as="span" size="body" className={own.sectionTitle} dir="auto">
                {title}
              </Text>
            ) : (
              <Skeleton radius={4} width={TITLE_WIDTHS[index % TITLE_WIDTHS.length]} height={10} />
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
