import { Button, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { TrashIcon } from '#client/ui/icons.tsx'
import { Line } from '#client/ui/line.tsx'
import { PLACEHOLDER_ROADMAP_ID } from '#shared/roadmap-rules.ts'
import { ROADMAP_TEXTS } from '#shared/roadmap-texts.ts'
import type { RoadmapItem } from '#shared/roadmaps.ts'
import { AuthorNote } from './author-note.tsx'
import { formatDate } from './format-date.ts'
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
}

interface RoadmapCardProps extends RoadmapCardActions {
  roadmap: RoadmapItem
}

/** One roadmap of the list: the wish, how far it is, its phases. */
export function RoadmapCard({ roadmap, onRemove, onRemoveIntent, onRetryPrompt }: RoadmapCardProps) {
  const { roadmapState, roadmapId, userId } = roadmap
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
        <Line stretches={stretchesOf(counts, roadmapState)} size="small" />
        <span className={classes.extent}>{describeProgress(roadmap)}</span>
      </div>
      {phases.length > 0 && (
        <ol className={classes.phases}>
          {phases.map((phase) => (
            <li key={phase.id} className={classes.phase}>
              <span className={classes.phaseTitle} dir="auto">
                {phase.phaseTitle}
              </span>
              <TagList tags={phase.tags} limit={TAGS_SHOWN} />
            </li>
          ))}
        </ol>
      )}
      {roadmapState === 'failure' && <Failure roadmap={roadmap} onRetryPrompt={onRetryPrompt} />}
      <div className={classes.foot}>
        <span>{formatDate(roadmap.createdAt)}</span>
        <AuthorNote author={roadmap.author} isFallback={roadmap.isFallback} />
      </div>
    </article>
  )
}

function Failure({ roadmap, onRetryPrompt }: { roadmap: RoadmapItem; onRetryPrompt: (prompt: string) => void }) {
  return (
    <div className={classes.failure}>
      <p>{roadmap.error ?? ROADMAP_TEXTS.generationFailed} Your credit was returned.</p>
      <Button variant="default" size="xs" onClick={() => onRetryPrompt(roadmap.roadmap.learningPrompt)}>
        Try again
      </Button>
    </div>
  )
}
