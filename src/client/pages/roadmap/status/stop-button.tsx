import { Button } from '@mantine/core'
import { useId } from 'react'
import { Text } from '#client/ui/text/text.tsx'
import classes from './roadmap-status.module.css'
import { useStopRoadmap } from './use-stop-roadmap.ts'

/** Ends the writing at once; what that means stands beside it, so nothing is asked. */
export function StopButton({ roadmapId, isFree }: { roadmapId: string; isFree: boolean }) {
  const hintId = useId()
  const stop = useStopRoadmap()
  return (
    <div className={classes.stop}>
      <Button
        variant="default"
        size="xs"
        loading={stop.isPending}
        aria-describedby={hintId}
        onClick={() => stop.mutate({ id: roadmapId })}
      >
        Stop
      </Button>
      <Text as="span" id={hintId} className={classes.line}>
        Keeps what is written{!isFree && '; if nothing is, your credit comes back'}.
      </Text>
    </div>
  )
}
