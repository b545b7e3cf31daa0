import { Button } from '@mantine/core'
import { copyText } from '#client/lib/copy-text.ts'
import { useEventSink } from '#client/lib/event-sink.ts'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import { LEARN_EVENTS } from '#shared/analytics/texts.ts'
import { picturePath } from '#shared/roadmaps/map/picture-path.ts'
import type { RoadmapSummary } from '#shared/roadmaps/schemas.ts'
import { shareLinks, shareText } from './share-links.ts'
import classes from './share-popup.module.css'
import { ShareSwitches } from './share-switches.tsx'

/** G-TOAST-01 */
const COPIED_MS = 4000

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
  const copy = async () => {
    const isCopied = await copyText(url)
    if (isCopied) record('link')
    showToast(
      isCopied
        ? { title: 'Link copied', variant: 'success', durationMs: COPIED_MS }
        : { title: 'Your browser did not allow copying', message: 'Please select the link.', variant: 'error' },
    )
  }
  return (
    <>
      {roadmap.isOwner && <ShareSwitches roadmap={roadmap} />}
      {roadmap.isLinkShared ? (
        <>
          <img className={classes.picture} src={picturePath(roadmap.id)} alt="The line of this roadmap" />
          <div className={classes.copy}>
            <Text as="span" tone="inherit" className={classes.url}>
              {url}
            </Text>
            <Button variant="default" size="xs" onClick={() => void copy()}>
              Copy link
            </Button>
          </div>
          <Networks text={text} url={url} onShare={record} />
        </>
      ) : (
        <p className={classes.hint}>Only you can see this roadmap. Let others see it first, then share its link.</p>
      )}
    </>
  )
}

function Networks({ text, url, onShare }: { text: string; url: string; onShare: (network: string) => void }) {
  const share = async () => {
    try {
      await navigator.share({ text, url })
      onShare('device')
    } catch {
      // closed without a choice: nothing was shared
    }
  }
  return (
    <ul className={classes.networks} aria-label="Share on">
      {shareLinks(text, url).map(({ network, href }) => (
        <li key={network}>
          <Button
            component="a"
            href={href}
            target="_blank"
            rel="noreferrer"
            variant="default"
            size="xs"
            onClick={() => onShare(network)}
          >
            {network}
          </Button>
        </li>
      ))}
      {'share' in navigator && (
        <li>
          <Button variant="default" size="xs" onClick={() => void share()}>
            More…
          </Button>
        </li>
      )}
    </ul>
  )
}
