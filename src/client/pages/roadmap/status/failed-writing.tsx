import { RestartButton, restartHint } from '#client/features/roadmaps/restart/restart-button.tsx'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { ChangePromptLink } from './change-prompt-link.tsx'
import classes from './roadmap-status.module.css'

interface FailedWritingProps {
  roadmap: Roadmap
  /** It failed for good and was deleted. */
  onGivenUp: () => void
}

/** In place of the phases that its owner waited for: what happened, what came back, and the ways on. */
export function FailedWriting({ roadmap, onGivenUp }: FailedWritingProps) {
  return (
    <EmptyState
      title={failureTitle(roadmap)}
      hint={failureHint(roadmap)}
      action={<FailureWays roadmap={roadmap} onGivenUp={onGivenUp} />}
    />
  )
}

export function FailureWays({ roadmap, onGivenUp }: FailedWritingProps) {
  return (
    <div className={classes.ways}>
      {!isRefused(roadmap) && <RestartButton roadmap={roadmap} isFree={isFree(roadmap)} onGivenUp={onGivenUp} />}
      <ChangePromptLink prompt={roadmap.prompt} />
    </div>
  )
}

export const failureTitle = ({ error }: Roadmap): string => error ?? ROADMAP_TEXTS.generationFailed

/** What became of the credit and of what was written, and what a restart would cost. */
export function failureHint(roadmap: Roadmap): string {
  const isKept = roadmap.phases.length > 0
  const credit = isFree(roadmap) ? 'It cost nothing' : 'Your credit was returned'
  const restart = isRefused(roadmap) ? '' : ` ${restartHint(roadmap.restartCount, isFree(roadmap))}`
  return `${credit}${isKept ? '; what was written is kept' : ''}.${restart}`
}

/** It would be refused again. */
const isRefused = ({ error }: Roadmap) => error === ROADMAP_TEXTS.inappropriate

const isFree = ({ kind }: Roadmap) => kind === 'deep_dive'
