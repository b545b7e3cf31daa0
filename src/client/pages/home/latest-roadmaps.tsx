import { Skeleton } from '@mantine/core'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import { Link } from '@tanstack/react-router'
import { type ListItem, useRoadmapList } from '#client/features/roadmaps/watch/use-roadmap-list.ts'
import { describeProgress, stretchesOf } from '#client/features/roadmaps/writing-line.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Line } from '#client/ui/line/line.tsx'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import classes from './latest-roadmaps.module.css'

const SHOWN = 3
const ROWS = ['first', 'second', 'third'] as const

/** The newest roadmaps on the dashboard, with a way to all of them. */
export function LatestRoadmaps() {
  const list = useRoadmapList()
  const latest = list.roadmaps?.slice(0, SHOWN)
  const hasMore = (list.roadmaps?.length ?? 0) > SHOWN
  return (
    <section aria-labelledby="latest-roadmaps">
      <div className={classes.head}>
        <Heading as="h2" size="item" id="latest-roadmaps">
          Your latest roadmaps
        </Heading>
        {hasMore && (
          <Link to="/learn" className={classes.all}>
            All roadmaps
          </Link>
        )}
      </div>
      {latest ? (
        <Entries roadmaps={latest} />
      ) : list.isError ? (
        <ErrorState
          title="Your roadmaps could not be loaded"
          message="They are safe. Please check your connection and try again."
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : (
        <Loading />
      )}
    </section>
  )
}

function Entries({ roadmaps }: { roadmaps: readonly ListItem[] }) {
  if (roadmaps.length === 0) {
    return (
      <EmptyState
        title={ROADMAP_TEXTS.emptyListTitle}
        hint={ROADMAP_TEXTS.emptyHint}
        action={
          <ButtonLink to="/learn" variant="default">
            Create a roadmap
          </ButtonLink>
        }
      />
    )
  }
  return (
    <Card as="ul" className={classes.list}>
      {roadmaps.map((roadmap) => (
        <li key={roadmap.id}>
          <Entry roadmap={roadmap} />
        </li>
      ))}
    </Card>
  )
}

function Entry({ roadmap }: { roadmap: ListItem }) {
  const { id, ownerId, title, phases } = roadmap
  return (
    <Link to="/learn/$userId/$roadmapId" params={{ userId: ownerId, roadmapId: id }} className={classes.entry}>
      <span className={classes.title} dir="auto">
        {title}
      </span>
      <span>
        <Line stretches={stretchesOf(phases, roadmap)} size="small" />
      </span>
      <Text as="span" className={classes.extent}>
        {describeProgress(roadmap)}
      </Text>
    </Link>
  )
}

/** The rows' final shape. */
function Loading() {
  return (
    <Card as="ul" className={classes.list} aria-label="Loading your roadmaps" aria-busy>
      {ROWS.map((row) => (
        <li key={row} className={classes.entry}>
          <Skeleton height={16} width="60%" />
          <Skeleton height={10} width={220} />
          <Skeleton height={12} width={120} />
        </li>
      ))}
    </Card>
  )
}
