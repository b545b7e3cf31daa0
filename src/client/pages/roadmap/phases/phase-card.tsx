import { VisuallyHidden } from '@mantine/core'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Link } from '@tanstack/react-router'
import { durationText } from '#client/features/roadmaps/duration-text.ts'
import { countText } from '#client/features/roadmaps/phase-progress.ts'
import { TagList } from '#client/features/roadmaps/tag-list.tsx'
import { LineRail } from '#client/ui/line/line-rail.tsx'
import type { Phase } from '#shared/roadmaps/schemas.ts'
import classes from './phase-card.module.css'

/** 2§9 */
const TAGS_SHOWN = 2

interface PhaseCardProps {
  phase: Phase
  number: number
  userId: string
  roadmapId: string
  isLast: boolean
  /** How far its owner is; null for everybody else. */
  progress: { completed: number; total: number } | null
  /** The section that one goes on with, where it is one of these. */
  nextNumber: number | null
  /** Whether the roadmap is being written, and the place of its first station among those that appear now. */
  growth: { isWriting: boolean; arrival: number }
  /** Asks what one thinks of it; null where nobody is signed in. */
  onFeedback: ((phaseTitle: string) => void) | null
}

/** A stretch of the Line: what the phase is about, and its sections as stations that lead to them. */
export function PhaseCard({ phase, number, userId, roadmapId, isLast, progress, nextNumber, ...more }: PhaseCardProps) {
  const { growth, onFeedback } = more
  const isCovered = progress !== null && progress.total > 0 && progress.completed >= progress.total
  const track = isCovered ? 'covered' : 'open'
  const trackBefore = number === 1 ? 'none' : track
  const isDone = (index: number) => isCovered || phase.sections[index]?.isCompleted === true
  // the track is covered between two stations that are; after the last one it leads to the next phase
  const trackBetween = (index: number) =>
    isDone(index) && (index === phase.sections.length - 1 ? isCovered : isDone(index + 1)) ? 'covered' : 'open'
  const params = { userId, roadmapId, phaseId: phase.id }
  return (
    <Card as="article" className={classes.card}>
      <div className={classes.head}>
        <div className={classes.rail}>
          <LineRail before={trackBefore} after={trackBefore} />
        </div>
        <div className={classes.words}>
          <div className={classes.meta}>
            <Text as="span" className={classes.number}>
              Phase {number}
              {progress && ` · ${countText(progress)} sections`}
            </Text>
            <div className={classes.aside}>
              <TagList tags={phase.tags} limit={TAGS_SHOWN} />
              {onFeedback && (
                <button
                  type="button"
                  className={classes.feedback}
                  aria-label={`Feedback on phase ${number}`}
                  onClick={() => onFeedback(phase.title)}
                >
                  Feedback
                </button>
              )}
            </div>
          </div>
          <Heading as="h2" className={classes.belowMeta} dir="auto">
            <Link to="/learn/$userId/$roadmapId/$phaseId" params={params} className={classes.link}>
              {phase.title}
            </Link>
          </Heading>
          <Text size="body" lines={3} className={classes.overview} dir="auto">
            {phase.overview}
          </Text>
        </div>
      </div>
      <ol className={classes.sections} aria-label={`Sections of phase ${number}`}>
        {phase.sections.map(({ id, number: sectionNumber, title, minutes, isCompleted }, index) => (
          <li key={id}>
            <Link
              to="/learn/$userId/$roadmapId/$phaseId"
              params={params}
              search={{ section: String(sectionNumber) }}
              className={classes.section}
            >
              <LineRail
                state={
                  isDone(index)
                    ? 'covered'
                    : sectionNumber === nextNumber
                      ? 'next'
                      : growth.isWriting
                        ? 'written'
                        : 'open'
                }
                arrival={growth.arrival + index}
                before={index === 0 ? trackBefore : trackBetween(index - 1)}
                after={isLast && index === phase.sections.length - 1 ? 'none' : trackBetween(index)}
                offset={20}
              />
              <span className={classes.sectionTitle} dir="auto">
                {title}
                {isCompleted && <VisuallyHidden> (completed)</VisuallyHidden>}
              </span>
              {minutes !== null && (
                <Text as="span" className={classes.minutes}>
                  {durationText(minutes)}
                </Text>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  )
}
