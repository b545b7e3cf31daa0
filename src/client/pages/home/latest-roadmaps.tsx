import { Skeleton } from '@mantine/core'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import { Link } from '@tanstack/react-router'
import type { ListItem } from '#client/features/roadmaps/watch/use-watched-list.ts'
import { describeProgress, extentsOfListed, stretchesOf } from '#client/features/roadmaps/writing-line.ts'
import { Line } from '#client/ui/line/line.tsx'
import classes from './latest-roadmaps.module.css'

const SHOWN = 3
const ROWS = ['first', 'second', 'third'] as const

/** The newest roadmaps besides the current one, with a way to all of them; nothing where there are no others. */
export function LatestRoadmaps({ roadmaps }: { roadmaps: readonly ListItem[] }) {
  if (roadmaps.length === 0) return null
  return (
    <section aria-labelledby="latest-roadmaps">
      <div className={classes.head}>
        <Heading as="h2" size="item" id="latest-roadmaps">
          Your latest roadmaps
        </Heading>
        <Link to="/learn" className={classes.all}>
          {roadmaps.length > SHOWN ? 'All roadmaps' : 'Create another'}
        </Link>
      </div>
      <Card as="ul" className={classes.list}>
        {roadmaps.slice(0, SHOWN).map((roadmap) => (
          <li key={roadmap.id}>
            <Entry roadmap={roadmap} />
          </li>
        ))}
      </Card>
    </section>
  )
}

function Entry({ roadmap }: { roadmap: ListItem }) {
  const { id, ownerId, title } = roadmap
  return (
    <Link to="/learn/$userId/$roadmapId" params={{ userId: ownerId, roadmapId: id }} className={classes.entry}>
      <span className={classes.title} dir="auto">
        {title}
      </span>
      <span>
        <Line stretches={stretchesOf(extentsOfListed(roadmap), roadmap)} size="small" />
      </span>
      <Text as="span" className={classes.extent}>
        {describeProgress(roadmap)}
      </Text>
    </Link>
  )
}

/** The rows' final shape. */
export function LatestSkeleton() {
  return (
    <div>
      <div className={classes.head}>
        <Skeleton height={24} width={160} />
      </div>
      <Card as="ul" className={classes.list}>
        {ROWS.map((row) => (
          <li key={row} className={classes.entry}>
            <Skeleton height={24} width="60%" className={classes.title} />
            <Skeleton height={20} width={150} />
            <Skeleton height={20} width={120} className={classes.extent} />
          </li>
        ))}
      </Card>
    </div>
  )
}
