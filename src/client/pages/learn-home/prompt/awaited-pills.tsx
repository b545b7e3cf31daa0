import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import classes from './prompt-pills.module.css'

/** About as much room as suggestions will take: what stands below does not jump. */
export const AwaitedPills = () => (
  <div className={classes.place} aria-hidden>
    <div className={classes.row}>
      {[280, 232, 260].map((width) => (
        <Skeleton key={width} radius="xl" width={width} height={32} />
      ))}
    </div>
  </div>
)
