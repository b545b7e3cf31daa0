import { Button } from '@mantine/core'
import { useId } from 'react'
import { Text } from '#client/ui/text/text.tsx'
import classes from './roadmap-status.module.css'
import { useContinueRoadmap } from './use-continue-roadmap.ts'

/** Goes on where the writing ended; that it costs nothing stands beside it. */
export function ContinueButton({ roadmapId, isFree }: { roadmapId: string; isFree: boolean }) {
  const hintId = useId()
  const go = useContinueRoadmap()
  return (
    <div className={classes.stop}>
      <Button
        variant="default"
        size="xs"
        loading={go.isPending}
        aria-describedby={hintId}
        onClick={() => go.mutate({ id: roadmapId })}
      >
        Continue writing
      </Button>
      <Text as="span" id={hintId} className={classes.line}>
        {isFree ? 'It costs nothing.' : 'It costs nothing more.'}
      </Text>
    </div>
  )
}
