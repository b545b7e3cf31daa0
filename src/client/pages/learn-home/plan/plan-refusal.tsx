import { refusalText } from '#client/features/roadmaps/refusal-text.ts'
import { refusalOf } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { NearestPaths } from '../prompt/nearest-paths.tsx'
import classes from './plan-panel.module.css'

interface PlanRefusalProps {
  error: unknown
  retry: () => void
  onInstead: (prompt: string) => void
}

/** Why there is no plan, and what there is instead. */
export function PlanRefusal({ error, retry, onInstead }: PlanRefusalProps) {
  const refusal = refusalOf(error)
  return (
    <>
      <div role="alert">
        <Text size="body" tone="danger" className={classes.note} dir="auto">
          {refusalText(error)}
        </Text>
      </div>
      {refusal?.nearest && refusal.nearest.length > 0 && (
        <NearestPaths paths={refusal.nearest} label="Plan one of these instead" onPick={onInstead} />
      )}
      {!refusal && (
        <div className={classes.actions}>
          <Button variant="default" size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    </>
  )
}
