import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import classes from './section-content.module.css'

/** Cards on their way, at their final height. */
export function ContentSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden>
      <Skeleton radius={10} height={304} width="75%" style={{ flexShrink: 0 }} />
      <Skeleton radius={10} height={304} width="75%" style={{ flexShrink: 0 }} />
    </div>
  )
}
