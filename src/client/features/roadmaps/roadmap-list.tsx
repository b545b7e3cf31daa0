import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { trpc } from '#client/trpc.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { POLL_INTERVAL_MS, ROADMAP_TEXTS, type RoadmapItem } from '#shared/roadmaps.ts'
import { groupByDate } from './group-by-date.ts'
import { RoadmapGroup } from './roadmap-group.tsx'
import classes from './roadmap-list.module.css'
import { RoadmapListSkeleton } from './roadmap-list-skeleton.tsx'
import { usePendingRoadmaps } from './use-build-roadmap.ts'

// a dialog's code is heavy, and few visits delete something: it comes when a hand moves towards the button
const loadPopup = () => import('./remove-roadmap-popup.tsx')
const RemoveRoadmapPopup = lazy(async () => ({ default: (await loadPopup()).RemoveRoadmapPopup }))

/** One's roadmaps by date, with what is being created right now at the top (2§2.2, 2§4). */
export function RoadmapList({ onRetryPrompt }: { onRetryPrompt: (prompt: string) => void }) {
  const pending = usePendingRoadmaps()
  const [removing, setRemoving] = useState<RoadmapItem | null>(null)
  const [hasAsked, setHasAsked] = useState(false)
  const list = useQuery(
    trpc.roadmaps.list.queryOptions(undefined, {
      refetchInterval: ({ state }) => (state.data?.roadmaps.some(isIncomplete) ? POLL_INTERVAL_MS : false),
    }),
  )
  const askToRemove = (roadmap: RoadmapItem) => {
    setHasAsked(true)
    setRemoving(roadmap)
  }
  const roadmaps = [...pending, ...(list.data?.roadmaps ?? [])]

  return (
    <section className={classes.section} aria-label="Your roadmaps" aria-busy={list.isPending}>
      {roadmaps.length > 0 && (
        <div className={classes.groups}>
          {groupByDate(roadmaps, new Date()).map(({ label, items }) => (
            <RoadmapGroup
              key={label}
              label={label}
              roadmaps={items}
              onRemove={askToRemove}
              onRemoveIntent={loadPopup}
              onRetryPrompt={onRetryPrompt}
            />
          ))}
        </div>
      )}
      {list.isPending && <RoadmapListSkeleton />}
      {list.isError && !list.data && (
        <ErrorState
          title={ROADMAP_TEXTS.generationFailed}
          message="Your roadmaps could not be loaded. They are safe, and so is what you typed."
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      )}
      {list.data && roadmaps.length === 0 && (
        <EmptyState title={ROADMAP_TEXTS.emptyListTitle} hint={ROADMAP_TEXTS.emptyHint} />
      )}
      {hasAsked && (
        <Suspense>
          <RemoveRoadmapPopup roadmap={removing} onClose={() => setRemoving(null)} />
        </Suspense>
      )}
    </section>
  )
}

const isIncomplete = (roadmap: RoadmapItem) => roadmap.roadmapState === 'incomplete'
