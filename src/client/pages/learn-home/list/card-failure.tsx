import { RestartButton, restartHint } from '#client/features/roadmaps/restart/restart-button.tsx'
import type { ListItem } from '#client/features/roadmaps/watch/use-watched-list.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import classes from './roadmap-card.module.css'

interface CardFailureProps {
  roadmap: ListItem
  onRetryPrompt: (prompt: string) => void
  onGivenUp: () => void
}

/** Why it was not written, what became of the credit, and the ways on. A refused prompt would be refused again. */
export function CardFailure({ roadmap, onRetryPrompt, onGivenUp }: CardFailureProps) {
  const isRefused = roadmap.error === ROADMAP_TEXTS.inappropriate
  return (
    <div className={classes.failure}>
      <p>
        {roadmap.error ?? ROADMAP_TEXTS.generationFailed} Your credit was returned.{' '}
        {!isRefused && restartHint(roadmap.restartCount)}
      </p>
      <div className={classes.ways}>
        {!isRefused && <RestartButton roadmap={roadmap} onGivenUp={onGivenUp} />}
        <Button variant="subtle" size="xs" onClick={() => onRetryPrompt(roadmap.prompt)}>
          Change the prompt
        </Button>
      </div>
    </div>
  )
}
