import { memo, useState } from 'react'
import { usePendingRoadmaps } from '#client/features/roadmaps/create/use-create-roadmap.ts'
import { useRoadmapList } from '#client/features/roadmaps/watch/use-roadmap-list.ts'
import type { ListItem } from '#client/features/roadmaps/watch/use-watched-list.ts'
import { showError } from '#client/ui/dialog/error-dialog.ts'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { groupByDate } from './group-by-date.ts'
import type { OlderRoadmapsProps } from './older-roadmaps.tsx'
import { RoadmapGroup } from './roadmap-group.tsx'
import classes from './roadmap-list.module.css'
import { RoadmapListSkeleton } from './roadmap-list-skeleton.tsx'

// few visits need it, and dialogs are heavy
const RestartFailedPopup = lazyDialog(
  async () => (await import('#client/features/roadmaps/restart/restart-failed-popup.tsx')).RestartFailedPopup,
)
const SharePopup = lazyDialog(async () => (await import('#client/features/roadmaps/share/share-popup.tsx')).SharePopup)
const RemoveRoadmapPopup = lazyDialog(
  async () => (await import('#client/features/roadmaps/remove/remove-roadmap-popup.tsx')).RemoveRoadmapPopup,
  () => showError({ title: ROADMAP_TEXTS.deleteFailed, message: NOT_LOADED }),
)
/** Few have more than a page of them. */
const OlderRoadmaps = lazyPart<OlderRoadmapsProps>(
  async () => (await import('./older-roadmaps.tsx')).OlderRoadmaps,
  ({ children }) => children([]),
)
const NOT_LOADED = 'Nothing was deleted. Please check your connection and try again.'

/** One's roadmaps by date, with what is being created right now at the top (2§2.2, 2§4). */
export const RoadmapList = memo(function RoadmapList({ onRetryPrompt }: { onRetryPrompt: (prompt: string) => void }) {
  const pending = usePendingRoadmaps()
  const list = useRoadmapList()
  const [asked, setAsked] = useState<ListItem | null>(null)
  const sharing = useSharing(list.roadmaps)
  const [hasGivenUpOne, setHasGivenUpOne] = useState(false)
  const roadmaps = [...pending, ...(list.roadmaps ?? [])]
  const groupsOf = (items: readonly (typeof roadmaps)[number][]) => (
    <div className={classes.groups}>
      {groupByDate(items, new Date()).map(({ label, items }) => (
        <RoadmapGroup
          key={label}
          label={label}
          roadmaps={items}
          onShare={sharing.ask}
          onRemove={setAsked}
          onRemoveIntent={RemoveRoadmapPopup.preload}
          onRetryPrompt={onRetryPrompt}
          onGivenUp={() => setHasGivenUpOne(true)}
          onResume={list.resume}
          hasGivenUp={list.hasGivenUp}
        />
      ))}
    </div>
  )

  return (
    <section className={classes.section} aria-label="Your roadmaps" aria-busy={list.isPending} tabIndex={-1}>
      {list.data?.next ? (
        <OlderRoadmaps before={list.data.next}>{(older) => groupsOf([...roadmaps, ...older])}</OlderRoadmaps>
      ) : (
        roadmaps.length > 0 && groupsOf(roadmaps)
      )}
      {list.isPending && <RoadmapListSkeleton />}
      {list.isError && !list.data && (
        <ErrorState
          title={ROADMAP_TEXTS.loadFailed}
          message="Your roadmaps could not be loaded. They are safe, and so is what you typed."
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      )}
      {list.data && roadmaps.length === 0 && (
        <EmptyState title={ROADMAP_TEXTS.emptyListTitle} hint={ROADMAP_TEXTS.emptyHint} />
      )}
      <RestartFailedPopup isOpen={hasGivenUpOne} onClose={() => setHasGivenUpOne(false)} />
      {sharing.popup}
      <RemoveRoadmapPopup isOpen={asked !== null} roadmap={asked} onClose={() => setAsked(null)} />
    </section>
  )
})

/** The dialog that shares one of them, as it is now. */
function useSharing(roadmaps: readonly ListItem[] | undefined) {
  const [asked, setAsked] = useState<ListItem | null>(null)
  const current = roadmaps?.find(({ id }) => id === asked?.id) ?? asked
  return {
    ask: setAsked,
    popup: (
      <SharePopup
        roadmap={current && { ...current, isOwner: true }}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
      />
    ),
  }
}
