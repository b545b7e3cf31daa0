import { useQuery } from '@tanstack/react-query'
import { describeExtent, stretchesOf } from '#client/features/roadmaps/writing-line.ts'
import { useTRPC } from '#client/trpc.ts'
import { CardLink } from '#client/ui/card/card-link.tsx'
import { Line } from '#client/ui/line/line.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { RoadmapItem } from '#shared/roadmaps/schemas.ts'
import classes from './sharable-roadmaps.module.css'

const SHOWN = 6

/** Roadmaps that their owners listed for everybody, as far as there are any (C123). */
export function SharableRoadmaps() {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.roadmaps.listSharable.queryOptions())
  const roadmaps = data?.roadmaps.slice(0, SHOWN) ?? []
  if (roadmaps.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="sharable">
      <Heading as="h2" id="sharable" className={classes.heading}>
        Roadmaps that people share
      </Heading>
      <ul className={classes.list}>
        {roadmaps.map((roadmap) => (
          <li key={roadmap.roadmapId}>
            <Entry roadmap={roadmap} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entry({ roadmap }: { roadmap: RoadmapItem & { ownerName: string } }) {
  const { roadmapId, userId, roadmapState } = roadmap
  const counts = roadmap.roadmap.phases.map(({ structure }) => structure.length)
  return (
    <CardLink to="/learn/$userId/$roadmapId" params={{ userId, roadmapId }} padding="medium" className={classes.entry}>
      <Text as="span" size="body" tone="inherit" isStrong lines={2} dir="auto">
        {roadmap.roadmap.learningPrompt}
      </Text>
      <Line stretches={stretchesOf(counts, roadmapState)} size="small" />
      <Text as="span" className={classes.about}>
        {describeExtent(counts)} · <bdi>{roadmap.ownerName}</bdi>
      </Text>
    </CardLink>
  )
}
