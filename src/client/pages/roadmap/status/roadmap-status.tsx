import { AuthorNote } from '#client/features/roadmaps/author-note.tsx'
import { isQuiet } from '#client/features/roadmaps/watch/is-quiet.ts'
import { ResumeButton } from '#client/features/roadmaps/watch/resume-button.tsx'
import { useArrivals } from '#client/features/roadmaps/watch/use-arrivals.ts'
import { nextStopOf } from '#client/features/roadmaps/way-on-link.tsx'
import {
  countStations,
  describeExtent,
  describeLearning,
  extentsOf,
  type RouteExtent,
  sectionInWriting,
  stretchesOf,
  writingText,
} from '#client/features/roadmaps/writing-line.ts'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { Card } from '#client/ui/card/card.tsx'
import { focusHome } from '#client/ui/focus/focus-home.ts'
import { Line } from '#client/ui/line/line.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { FailureWays, failureHint, failureTitle } from './failed-writing.tsx'
import classes from './roadmap-status.module.css'
import { ContinueButton, StopButton } from './writing-button.tsx'

interface RoadmapStatusProps {
  roadmap: Roadmap
  hasGivenUp: boolean
  onResume: () => void
  onGivenUp: () => void
}

/** The whole line at a glance: how much there is, who wrote it, and what happens now. It never changes its size much. */
export function RoadmapStatus({ roadmap, hasGivenUp, onResume, onGivenUp }: RoadmapStatusProps) {
  const { state, author, isFallback, isOwner, ownerName } = roadmap
  const phases = extentsOf(roadmap, isOwner ? nextStopOf(roadmap) : null)
  const stood = useArrivals(countStations(roadmap), roadmap.createdAt)
  const isWriting = state === 'incomplete'
  // where nothing was written, it is told in place of the phases
  const hasKept = state === 'failure' && isOwner && phases.length > 0
  return (
    <Card
      as="aside"
      padding="medium"
      className={classes.box}
      aria-label="About this roadmap"
      data-state={roadmap.isStopped ? 'stopped' : state}
    >
      <Line stretches={stretchesOf(phases, roadmap)} stood={stood} size="small" />
      <div className={classes.words}>
        {/* one region for the whole life of the page: screen readers hear each phase, and the end; it takes the focus of
            Stop, Restart and Resume, which go by their own act */}
        <Text size="body" tone="inherit" isStrong {...focusHome} className={classes.said} role="status" tabIndex={-1}>
          {titleOf(roadmap, phases)}
        </Text>
        {isWriting && <Text className={classes.line}>{hintOf(roadmap)}</Text>}
        {state === 'stopped' && (
          <Text className={classes.line}>{roadmap.isStopped ? STOPPED_HINT : BROKEN_OFF_HINT}</Text>
        )}
        {!isWriting && <Text className={classes.line}>{describeLearning(phases, roadmap)}</Text>}
        {hasKept && <Text className={classes.line}>{failureHint(roadmap)}</Text>}
        <AuthorNote author={author} isFallback={isFallback} />
        <Text className={classes.line}>
          {formatDay(roadmap.createdAt)}
          {!isOwner && ownerName && (
            <>
              {' · '}
              <bdi>{ownerName}</bdi>
            </>
          )}
        </Text>
      </div>
      {(isQuiet(roadmap, new Date()) || (isWriting && hasGivenUp)) && <ResumeButton onResume={onResume} />}
      {isWriting && isOwner && <StopButton roadmapId={roadmap.id} isFree={roadmap.kind === 'deep_dive'} />}
      {state === 'stopped' && isOwner && (
        <ContinueButton roadmapId={roadmap.id} isFree={roadmap.kind === 'deep_dive'} />
      )}
      {hasKept && <FailureWays roadmap={roadmap} onGivenUp={onGivenUp} />}
    </Card>
  )
}

const STOPPED_HINT = 'The writing was stopped; what was written until then is kept.'
const BROKEN_OFF_HINT = 'The writing was interrupted; what was written until then is kept.'

function titleOf(roadmap: Roadmap, phases: readonly RouteExtent[]): string {
  const { state } = roadmap
  if (state === 'failure') return phases.length > 0 ? failureTitle(roadmap) : 'Nothing was written.'
  if (state === 'success') return describeExtent(phases)
  return phases.length === 0 ? ROADMAP_TEXTS.loadingTitle : writingText(phases.length, roadmap)
}

/** What is being written right now; screen readers hear of whole phases only. */
function hintOf(roadmap: Roadmap): string {
  const section = sectionInWriting(roadmap)
  if (section) return `Writing “${section}”`
  return roadmap.phases.length === 0 ? ROADMAP_TEXTS.loadingHint : 'You can start reading already.'
}
