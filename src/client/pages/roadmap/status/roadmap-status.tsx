import { AuthorNote } from '#client/features/roadmaps/author-note.tsx'
import { RestartButton, restartHint } from '#client/features/roadmaps/restart/restart-button.tsx'
import { isQuiet } from '#client/features/roadmaps/watch/is-quiet.ts'
import { ResumeButton } from '#client/features/roadmaps/watch/resume-button.tsx'
import {
  describeExtent,
  describeLearning,
  extentsOf,
  type PhaseExtent,
  stretchesOf,
  writingText,
} from '#client/features/roadmaps/writing-line.ts'
import { formatDay } from '#client/lib/format-day.ts'
import { Card } from '#client/ui/card/card.tsx'
import { focusHome } from '#client/ui/focus/focus-home.ts'
import { Line } from '#client/ui/line/line.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { ChangePromptLink } from './change-prompt-link.tsx'
import classes from './roadmap-status.module.css'
import { StopButton } from './stop-button.tsx'

interface RoadmapStatusProps {
  roadmap: Roadmap
  hasGivenUp: boolean
  onResume: () => void
  onGivenUp: () => void
}

/** The whole line at a glance: how much there is, who wrote it, and what happens now. It never changes its size much. */
export function RoadmapStatus({ roadmap, hasGivenUp, onResume, onGivenUp }: RoadmapStatusProps) {
  const { state, author, isFallback, isOwner, ownerName } = roadmap
  const phases = extentsOf(roadmap)
  const isFree = roadmap.kind === 'deep_dive'
  const isWriting = state === 'incomplete'
  return (
    <Card
      as="aside"
      padding="medium"
      className={classes.box}
      aria-label="About this roadmap"
      data-state={roadmap.isStopped ? 'stopped' : state}
    >
      <Line stretches={stretchesOf(phases, state)} size="small" />
      <div className={classes.words}>
        {/* one region for the whole life of the page: screen readers hear each phase, and the end; it takes the focus of
            Stop, Restart and Resume, which go by their own act */}
        <Text size="body" tone="inherit" isStrong {...focusHome} className={classes.said} role="status" tabIndex={-1}>
          {titleOf(roadmap, phases)}
        </Text>
        {isWriting && <Text className={classes.line}>{hintOf(phases.length)}</Text>}
        {roadmap.isStopped && phases.length > 0 && <Text className={classes.line}>{STOPPED_HINT}</Text>}
        {!isWriting && <Text className={classes.line}>{describeLearning(phases)}</Text>}
        {state === 'failure' && isOwner && <Text className={classes.line}>{failureHint(roadmap, isFree)}</Text>}
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
      {isWriting && isOwner && <StopButton roadmapId={roadmap.id} isFree={isFree} />}
      {state === 'failure' && isOwner && (
        <div className={classes.ways}>
          {!isRefused(roadmap) && <RestartButton roadmap={roadmap} isFree={isFree} onGivenUp={onGivenUp} />}
          <ChangePromptLink prompt={roadmap.prompt} />
        </div>
      )}
    </Card>
  )
}

const STOPPED_HINT = 'The writing was stopped; what was written until then is kept.'

/** It would be refused again. */
const isRefused = ({ error }: Roadmap) => error === ROADMAP_TEXTS.inappropriate

function titleOf({ state, error }: Roadmap, phases: readonly PhaseExtent[]): string {
  if (state === 'failure') return error ?? ROADMAP_TEXTS.generationFailed
  if (state === 'success') return describeExtent(phases)
  return phases.length === 0 ? ROADMAP_TEXTS.loadingTitle : writingText(phases.length)
}

const hintOf = (phases: number) => (phases === 0 ? ROADMAP_TEXTS.loadingHint : 'You can start reading already.')

/** What became of the credit and of what was written, and what a restart would cost. */
function failureHint(roadmap: Roadmap, isFree: boolean): string {
  const isKept = roadmap.phases.length > 0
  const credit = isFree ? 'It cost nothing' : 'Your credit was returned'
  const restart = isRefused(roadmap) ? '' : ` ${restartHint(roadmap.restartCount, isFree)}`
  return `${credit}${isKept ? '; what was written is kept' : ''}.${restart}`
}
