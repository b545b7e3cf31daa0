import { Line } from '#client/ui/line.tsx'
import { ROADMAP_TEXTS } from '#shared/roadmap-texts.ts'
import type { RoadmapDetail } from '#shared/roadmaps.ts'
import { AuthorNote } from './author-note.tsx'
import { formatDate } from './format-date.ts'
import { ResumeButton } from './resume-button.tsx'
import classes from './roadmap-status.module.css'
import { TryAgainLink } from './try-again-link.tsx'
import { describeExtent, stretchesOf, writingText } from './writing-line.ts'

/** The whole line at a glance: how much there is, who wrote it, and what happens now. It never changes its size much. */
export function RoadmapStatus({ roadmap, onResume }: { roadmap: RoadmapDetail; onResume: (() => void) | null }) {
  const { roadmapState, author, isFallback, isOwner, ownerName } = roadmap
  const counts = roadmap.roadmap.phases.map(({ sections }) => sections.length)
  return (
    <aside className={classes.box} aria-label="About this roadmap" data-state={roadmapState}>
      <Line stretches={stretchesOf(counts, roadmapState)} size="small" />
      <div className={classes.words}>
        {/* one region for the whole life of the page: screen readers hear each phase, and the end */}
        <p className={classes.title} role="status">
          {titleOf(roadmap, counts)}
        </p>
        {roadmapState === 'incomplete' && <p className={classes.line}>{hintOf(counts.length)}</p>}
        {roadmapState === 'failure' && isOwner && (
          <p className={classes.line}>Your credit was returned{counts.length > 0 && '; what was written is kept'}.</p>
        )}
        <AuthorNote author={author} isFallback={isFallback} />
        <p className={classes.line}>
          {formatDate(roadmap.createdAt)}
          {!isOwner && ownerName && (
            <>
              {' · '}
              <bdi>{ownerName}</bdi>
            </>
          )}
        </p>
      </div>
      {onResume && roadmapState === 'incomplete' && <ResumeButton onResume={onResume} />}
      {roadmapState === 'failure' && isOwner && <TryAgainLink prompt={roadmap.roadmap.learningPrompt} />}
    </aside>
  )
}

function titleOf({ roadmapState, error }: RoadmapDetail, counts: readonly number[]): string {
  if (roadmapState === 'failure') return error ?? ROADMAP_TEXTS.generationFailed
  if (roadmapState === 'success') return describeExtent(counts)
  return counts.length === 0 ? ROADMAP_TEXTS.loadingTitle : writingText(counts.length)
}

const hintOf = (phases: number) => (phases === 0 ? ROADMAP_TEXTS.loadingHint : 'You can start reading already.')
