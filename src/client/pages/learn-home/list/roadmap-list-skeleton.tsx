import { Skeleton } from '@mantine/core'
import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import card from './roadmap-card.module.css'
import classes from './roadmap-list.module.css'

/** Two cards in their final shape. */
export function RoadmapListSkeleton() {
  return (
    <div role="status" aria-label="Loading your roadmaps">
      <Text as="div" className={classes.label}>
        <Skeleton radius={4} width={48} height={12} my={4} />
      </Text>
      <div className={classes.grid}>
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </div>
  )
}

function CardSkeleton() {
  return (
    <Card padding="medium" className={card.card}>
      <Skeleton radius={4} width="70%" height={16} my={4} />
      <div className={card.line}>
        <Skeleton radius={4} width="50%" height={12} />
      </div>
      <div className={card.phases}>
        {[64, 48, 56, 52].map((width) => (
          <div key={width} className={card.phase}>
            <Skeleton radius={4} width={`${width}%`} height={12} my={4} />
          </div>
        ))}
      </div>
      <Text as="div" className={card.foot}>
        <Skeleton radius={4} width="40%" height={12} my={4} />
      </Text>
    </Card>
  )
}
