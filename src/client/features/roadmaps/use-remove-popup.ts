import { useEffect, useState } from 'react'
import { showError } from '#client/ui/dialog/error-dialog.ts'
import type { RoadmapItem } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'

/**
 * The dialog that asks before a deletion. Its code is heavy and few visits delete something: it comes when a hand moves
 * towards the button. A load that failed, e.g. offline, is tried again at the next click.
 */
export function useRemovePopup() {
  const [loaded, setLoaded] = useState<typeof import('./remove-roadmap-popup.tsx') | null>(null)
  const [isMounted, setIsMounted] = useState(false)
  const [asked, setAsked] = useState<RoadmapItem | null>(null)

  // a dialog that is drawn closed before it opens knows where the focus was
  useEffect(() => {
    if (loaded) setIsMounted(true)
  }, [loaded])

  const load = async () => {
    if (!loaded) setLoaded(await import('./remove-roadmap-popup.tsx'))
  }
  const preload = () => void load().catch(() => undefined)
  const ask = (roadmap: RoadmapItem) => {
    setAsked(roadmap)
    load().catch(() => {
      setAsked(null)
      showError({ title: ROADMAP_TEXTS.deleteFailed, message: NOT_LOADED })
    })
  }
  return {
    Popup: loaded?.RemoveRoadmapPopup,
    asked: isMounted ? asked : null,
    preload,
    ask,
    close: () => setAsked(null),
  }
}

const NOT_LOADED = 'Nothing was deleted. Please check your connection and try again.'
