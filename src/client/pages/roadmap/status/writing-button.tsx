import { useId } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './roadmap-status.module.css'
import { useContinueRoadmap } from './use-continue-roadmap.ts'
import { useStopRoadmap } from './use-stop-roadmap.ts'

interface WritingButtonProps {
  roadmapId: string
  isFree: boolean
}

/** Ends the writing at once. */
export function StopButton({ roadmapId, isFree }: WritingButtonProps) {
  const { mutate, isPending } = useStopRoadmap()
  const hint = `Keeps what is written${isFree ? '' : '; if nothing is, your credit comes back'}.`
  return <WritingButton label="Stop" {...{ hint, isPending }} onClick={() => mutate({ id: roadmapId })} />
}

/** Goes on where the writing ended. */
export function ContinueButton({ roadmapId, isFree }: WritingButtonProps) {
  const { mutate, isPending } = useContinueRoadmap()
  const hint = isFree ? 'It costs nothing.' : 'It costs nothing more.'
  return <WritingButton label="Continue writing" {...{ hint, isPending }} onClick={() => mutate({ id: roadmapId })} />
}

/** What it means stands beside it, so nothing is asked. */
function WritingButton(props: { label: string; hint: string; isPending: boolean; onClick: () => void }) {
  const { label, hint, isPending, onClick } = props
  const hintId = useId()
  return (
    <div className={classes.stop}>
      <Button variant="default" size="xs" loading={isPending} aria-describedby={hintId} onClick={onClick}>
        {label}
      </Button>
      <Text as="span" id={hintId} className={classes.line}>
        {hint}
      </Text>
    </div>
  )
}
