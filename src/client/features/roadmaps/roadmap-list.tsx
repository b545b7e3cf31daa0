import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import type { RoadmapItem } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { groupByDate } from './group-by-date.ts'
import { RoadmapGroup } from './roadmap-group.tsx'
import classes from './roadmap-list.module.css'
import { RoadmapListSkeleton } from './roadmap-list-skeleton.tsx'
import { usePendingRoadmaps } from './use-build-roadmap.ts'
import { useRemovePopup } from './use-remove-popup.ts'
import { useRemovingIds } from './use-remove-roadmap.ts'
import { useRoadmapList } from './use-roadmap-list.ts'

// few visits need it, and dialogs are heavy
const RestartFailedPopup = lazyPart(async () => (await import('./restart-failed-popup.tsx')).RestartFailedPopup)
const SharePopup = lazyPart(async () => (await import('./share-popup.tsx')).SharePopup)

/** The dialog holds the focus until it has faded out. */
const FOCUS_TRY_MS = 100
const FOCUS_TRIES = 20

/** One's roadmaps by date, with what is being created right now at the top (2§2.2, 2§4). */
export const RoadmapList = memo(function RoadmapList({ onRetryPrompt }: { onRetryPrompt: (prompt: string) => void }) {
  const pending = usePendingRoadmaps()
  const list = useRoadmapList()
  const { Popup, asked, preload, ask, close } = useRemovePopup()
  const section = useFocusAfterRemoval()
  const sharing = useSharing(list.roadmaps)
  const [hasGivenUpOne, setHasGivenUpOne] = useState(false)
  const roadmaps = [...pending, ...(list.roadmaps ?? [])]

  return (
    <section
      ref={section}
      className={classes.section}
      aria-label="Your roadmaps"
      aria-busy={list.isPending}
      tabIndex={-1}
    >
      {roadmaps.length > 0 && (
        <div className={classes.groups}>
          {groupByDate(roadmaps, new Date()).map(({ label, items }) => (
            <RoadmapGroup
              key={label}
              label={label}
              roadmaps={items}
              onShare={sharing.ask}
              onRemove={ask}
              onRemoveIntent={preload}
              onRetryPrompt={onRetryPrompt}
              onGivenUp={() => setHasGivenUpOne(true)}
              onResume={list.resume}
              hasGivenUp={list.hasGivenUp}
            />
          ))}
        </div>
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
      {hasGivenUpOne && <RestartFailedPopup isOpen onClose={() => setHasGivenUpOne(false)} />}
      {sharing.popup}
      {Popup && <Popup roadmap={asked} onClose={close} />}
    </section>
  )
})

/** The dialog that shares; its code comes with the first opening and stays, so that it can fade out. */
function useSharing(roadmaps: readonly RoadmapItem[] | undefined) {
  const [asked, setAsked] = useState<RoadmapItem | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const current = roadmaps?.find(({ roadmapId }) => roadmapId === asked?.roadmapId) ?? asked
  return {
    ask: (roadmap: RoadmapItem) => {
      setAsked(roadmap)
      setIsOpen(true)
    },
    popup: current && (
      <SharePopup roadmap={{ ...current, isOwner: true }} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    ),
  }
}

/** The button that asked goes with its card: the focus moves to the list as soon as nothing else has it. */
function useFocusAfterRemoval() {
  const section = useRef<HTMLElement>(null)
  const removing = useRemovingIds().join()
  useEffect(() => {
    // no cleanup: the call may be answered before the dialog has faded out
    if (removing) moveFocus(section, FOCUS_TRIES)
  }, [removing])
  return section
}

function moveFocus(section: RefObject<HTMLElement | null>, triesLeft: number): void {
  if (document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  else if (triesLeft > 0) setTimeout(() => moveFocus(section, triesLeft - 1), FOCUS_TRY_MS)
}
