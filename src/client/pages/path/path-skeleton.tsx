import { Skeleton } from '@mantine/core'
import { Card } from '#client/ui/card/card.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import classes from './path-page.module.css'

const WIDTHS = ['60%', '48%', '72%', '54%'] as const

/** A path in its final shape. */
export function PathSkeleton() {
  return (
    <div className={classes.columns} role="status" aria-label="Loading the path">
      <div className={classes.head}>
        <Skeleton radius={4} width="30%" height={12} my={4} />
        <Skeleton radius={4} width="70%" height={28} my={4} />
        <Skeleton radius={4} width="90%" height={40} mt={8} />
      </div>
      <div className={classes.about}>
        <Skeleton radius={4} width="60%" height={24} />
        <Skeleton radius={4} height={160} mt={16} />
      </div>
      <Card padding="medium" className={classes.copy}>
        <Skeleton radius={8} height={36} />
        <Skeleton radius={4} width="80%" height={12} mt={12} />
      </Card>
      <div className={classes.phases}>
        <Card padding="medium" className={classes.waiting}>
          {/* longer than a screen, so that what stands below does not move */}
          {WIDTHS.map((width) => (
            <div key={width}>
              <Skeleton radius={4} width={width} height={16} mt={16} />
              <Skeleton radius={4} height={44} mt={8} />
            </div>
          ))}
        </Card>
      </div>
    </div>
  )
}
