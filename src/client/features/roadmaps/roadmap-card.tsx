import { UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CheckIcon, TrashIcon } from '#client/ui/icons.tsx'
import { Line } from '#client/ui/line.tsx'
import { PLACEHOLDER_ROADMAP_ID } from '#shared/roadmap-rules.ts'
import type { RoadmapItem } from '#shared/roadmaps.ts'
import { AuthorNote } from './author-note.tsx'
import { CardFailure } from './card-failure.tsx'
import { formatDate } from './format-date.ts'
import { isQuiet } from './is-quiet.ts'
import { countText, phaseProgress } from './phase-progress.ts'
import { ResumeButton } from './resume-button.tsx'
import classes from './roadmap-card.module.css'
import { TagList } from './tag-list.tsx'
import { describeProgress, stretchesOf } from './writing-line.ts'

/** 2§9 */
const TAGS_SHOWN = 2

export interface RoadmapCardActions {
  onRemove: (roadmap: RoadmapItem) => void
  /** A pointer or the focus has come to the button that deletes. */
  onRemoveIntent: () => void
  onRetryPrompt: (prompt: string) => void
  /** It could not be written for good and was deleted. */
  onGivenUp: () => void
  /** Reads the list again. */
  onResume: () => void
  /** The list is no longer read again by itself. */
  hasGivenUp: boolean
}

interface RoadmapCardProps extends RoadmapCardActions {
  roadmap: RoadmapItem
}

/** One roadmap of the list: the wish, how far it is, its phases. */
export function RoadmapCard({ roadmap, onRemove, onRemoveIntent, ...actions }: RoadmapCardProps) {
  const { roadmapState, roadmapId, userId, progress } = roadmap
  const { learningPrompt, phases } = roadmap.roadmap
  const isPlaceholder = roadmapId === PLACEHOLDER_ROADMAP_ID
  const counts = phases.map(({ structure }) => structure.length)
  return (
    <article className={classes.card} data-state={roadmapState}>
      <div className={classes.head}>
        <h3 className={classes.prompt} dir="auto">
          {isPlaceholder ? (
            learningPrompt
          ) : (
            <Link to="/learn/$userId/$roadmapId" params={{ userId, roadmapId }} className={classes.link}>
              {learningPrompt}
            </Link>
          )}
        </h3>
        {!isPlaceholder && (
          <UnstyledButton
            className={classes.remove}
            aria-label={`Delete roadmap: ${learningPrompt.slice(0, 80)}`}
            onPointerEnter={onRemoveIntent}
            onFocus={onRemoveIntent}
            onClick={() => onRemove(roadmap)}
          >
            <TrashIcon />
          </UnstyledButton>
        )}
      </div>
      <div className={classes.line}>
        <Line stretches={stretchesOf(counts, roadmapState, progress)} size="small" />
        <span className={classes.extent}>{describeProgress(roadmap)}</span>
        {roadmap.cert && (
          <span className={classes.certificate}>
            <CheckIcon /> Certificate
          </span>
        )}
      </div>
      {phases.length > 0 && <CardPhases roadmap={roadmap} />}
      {roadmapState === 'failure' && <CardFailure roadmap={roadmap} {...actions} />}
      {!isPlaceholder && (isQuiet(roadmap, new Date()) || (roadmapState === 'incomplete' && actions.hasGivenUp)) && (
        <div className={classes.resume}>
          <ResumeButton onResume={actions.onResume} />
        </div>
      )}
      <div className={classes.foot}>
        <span>{formatDate(roadmap.createdAt)}</span>
        <AuthorNote author={roadmap.author} isFallback={roadmap.isFallback} />
      </div>
    </article>
  )
}

/** Its phases, each with its first tags and how far one is. */
function CardPhases({ roadmap: { roadmap, progress } }: { roadmap: RoadmapItem }) {
  return (
    <ol className={classes.phases}>
      {roadmap.phases.map((phase, index) => (
        <li key={phase.id} className={classes.phase}>
          <span className={classes.phaseTitle} dir="auto">
            {phase.phaseTitle}
          </span>
          <TagList tags={phase.tags} limit={TAGS_SHOWN} />
          <span className={classes.count}>{countText(phaseProgress(progress, index + 1))}</span>
        </li>
      ))}
    </ol>
  )
}
