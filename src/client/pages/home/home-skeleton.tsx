import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import classes from './home.module.css'
import { LatestSkeleton } from './latest-roadmaps.tsx'

/** The page's final shape, for whoever has roadmaps. */
export function HomeSkeleton() {
  return (
    <div className={classes.home} role="status" aria-label="Loading your dashboard" aria-busy>
      <Skeleton radius="md" className={classes.current} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Skeleton radius="md" className={classes.week} />
          <LatestSkeleton />
        </div>
        <div className={classes.column}>
          <Skeleton radius="md" className={classes.earned} />
          <Skeleton radius="md" className={classes.earned} />
        </div>
      </div>
    </div>
  )
}
