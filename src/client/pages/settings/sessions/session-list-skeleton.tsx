import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { Card } from '#client/ui/card/card.tsx'
import classes from './sessions.module.css'

export const SessionListSkeleton = ({ label = 'Loading your sessions' }: { label?: string }) => (
  <div role="status" aria-label={label} className={classes.list}>
    <Card className={classes.entries}>
      <div className={classes.entry}>
        <Skeleton width={20} height={20} radius="sm" />
        <Skeleton height={44} radius="sm" />
      </div>
    </Card>
  </div>
)
