import { Button } from '#client/ui/button/button.tsx'
import { ROADMAP_PRICE_CREDITS } from '#shared/credits/rules.ts'
import { MAX_RESTARTS } from '#shared/roadmaps/rules.ts'
import { type FailedRoadmap, useRestartRoadmap } from './use-restart-roadmap.ts'

interface RestartButtonProps {
  roadmap: FailedRoadmap
  /** A deep dive costs nothing (G-LRN-08). */
  isFree?: boolean
  /** It failed for good and was deleted. */
  onGivenUp: () => void
}

/** Restart, with its price; the third press only looks again (2§4). */
export function RestartButton({ roadmap, isFree = false, onGivenUp }: RestartButtonProps) {
  const restart = useRestartRoadmap(onGivenUp)
  return (
    <Button variant="default" size="xs" loading={restart.isPending} onClick={() => restart.mutate(roadmap)}>
      {!isFree && roadmap.restartCount < MAX_RESTARTS ? `Restart for ${ROADMAP_PRICE_CREDITS} credit` : 'Restart'}
    </Button>
  )
}

/** What a press does, said beside the button. */
export function restartHint(restartCount: number, isFree = false): string {
  if (restartCount >= MAX_RESTARTS) {
    return 'It was restarted twice. Restart checks once more; if it is still not written, it is deleted.'
  }
  return isFree ? 'A restart costs nothing.' : 'A restart costs 1 credit, which comes back if it fails again.'
}
