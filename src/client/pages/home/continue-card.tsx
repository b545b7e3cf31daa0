import { Link } from '@tanstack/react-router'
import type { ListItem } from '#client/features/roadmaps/watch/use-watched-list.ts'
import { WayOnLink, wayOnOfListed } from '#client/features/roadmaps/way-on-link.tsx'
import { describeProgress, extentsOfListed, stretchesOf } from '#client/features/roadmaps/writing-line.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Line } from '#client/ui/line/line.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './continue-card.module.css'

/** The roadmap last worked on, and the one way on in it. */
export function ContinueCard({ roadmap }: { roadmap: ListItem }) {
  const { id, ownerId, title } = roadmap
  return (
    <Card as="section" padding="large" className={classes.card} aria-labelledby="current">
      <div className={classes.words}>
        <Heading as="h2" id="current" lines={2} dir="auto">
          <Link to="/learn/$userId/$roadmapId" params={{ userId: ownerId, roadmapId: id }} className={classes.title}>
            {title}
          </Link>
        </Heading>
        <div className={classes.line}>
          <Line stretches={stretchesOf(extentsOfListed(roadmap), roadmap)} size="small" />
        </div>
        <Text>{describeProgress(roadmap)}</Text>
      </div>
      <div className={classes.way}>
        <WayOnLink userId={ownerId} roadmapId={id} way={wayOnOfListed(roadmap)} />
      </div>
    </Card>
  )
}
