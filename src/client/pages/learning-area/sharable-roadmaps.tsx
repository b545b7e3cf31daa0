import { useQuery } from '@tanstack/react-query'
import { describeExtent, stretchesOf } from '#client/features/roadmaps/writing-line.ts'
import { useTRPC } from '#client/trpc.ts'
import { CardLink } from '#client/ui/card/card-link.tsx'
import { Line } from '#client/ui/line/line.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { ListedRoadmap } from '#shared/roadmaps/schemas.ts'
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
          <li key={roadmap.id}>
            <Entry roadmap={roadmap} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entry({ roadmap }: { roadmap: ListedRoadmap }) {
  const { id, ownerId, state } = roadmap
  const phases = roadmap.phases.map(({ sectionTitles }) => ({ total: sectionTitles.length, completed: 0 }))
  return (
    <CardLink
      to="/learn/$userId/$roadmapId"
      params={{ userId: ownerId, roadmapId: id }}
      padding="medium"
      className={classes.entry}
    >
      <Text as="span" size="body" tone="inherit" isStrong lines={2} dir="auto">
        {roadmap.prompt}
      </Text>
      <Line stretches={stretchesOf(phases, state)} size="small" />
      <Text as="span" className={classes.about}>
        {describeExtent(phases)} · <bdi>{roadmap.ownerName}</bdi>
      </Text>
    </CardLink>
  )
}
