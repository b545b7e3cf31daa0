import { useEventSink } from '#client/lib/event-sink.ts'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { LEARN_EVENTS } from '#shared/analytics/texts.ts'
import { picturePath } from '#shared/roadmaps/map/picture-path.ts'
import type { RoadmapSummary } from '#shared/roadmaps/schemas.ts'
import { ShareLink } from './share-link.tsx'
import { shareText } from './share-links.ts'
import classes from './share-popup.module.css'
import { ShareSwitches } from './share-switches.tsx'

/** What the dialog needs of a roadmap, from its own page or from the list. */
export interface SharedRoadmap extends Pick<RoadmapSummary, 'id' | 'title' | 'isLinkShared' | 'isListed'> {
  ownerId: string
  isOwner: boolean
}

interface SharePopupProps {
  /** Null until it is first opened. */
  roadmap: SharedRoadmap | null
  isOpen: boolean
  onClose: () => void
}

/** Ways to show a roadmap to others; its owner says who may see it at all (2§4, G-LRN-06). */
export function SharePopup({ roadmap, isOpen, onClose }: SharePopupProps) {
  return (
    <Popup isOpen={isOpen} onClose={onClose} title="Share this roadmap">
      {roadmap && <WaysToShare roadmap={roadmap} />}
    </Popup>
  )
}

function WaysToShare({ roadmap }: { roadmap: SharedRoadmap }) {
  const recordEvent = useEventSink()
  const url = `${location.origin}/learn/${roadmap.ownerId}/${roadmap.id}`
  const text = shareText(roadmap.title)
  const record = (network: string) =>
    recordEvent({ action: LEARN_EVENTS.shared, details: { roadmapId: roadmap.id, network } })
  return (
    <>
      {roadmap.isOwner && <ShareSwitches roadmap={roadmap} />}
      {roadmap.isLinkShared ? (
        <>
          <img className={classes.picture} src={picturePath(roadmap.id)} alt="The line of this roadmap" />
          <ShareLink text={text} url={url} onShare={record} />
        </>
      ) : (
        <p className={classes.hint}>Only you can see this roadmap. Let others see it first, then share its link.</p>
      )}
    </>
  )
}
