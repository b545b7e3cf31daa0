import { Skeleton } from '@mantine/core'
import { Card } from '#client/ui/card/card.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import classes from './plan-panel.module.css'

/** A plan in its final shape. */
export function PlanSkeleton() {
  return (
    <Card padding="large" className={classes.panel} role="status" aria-label="Making the plan">
      <Skeleton radius={4} width="80%" height={20} my={4} />
      <Skeleton radius={4} width="45%" height={20} my={4} />
      <Skeleton radius={8} width={280} height={36} mt={16} />
      <div className={classes.rows}>
        {[2, 2, 1, 3].map((count, row) => (
          <Skeleton key={row} radius={16} width={count * 108} height={32} />
        ))}
      </div>
      <div className={classes.skeletonPhases}>
        {[0, 1, 2, 3].map((phase) => (
          <Skeleton key={phase} radius={4} height={132} />
        ))}
      </div>
    </Card>
  )
}
