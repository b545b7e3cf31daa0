import { type RefCallback, useEffect } from 'react'
import { trackLater } from '#client/features/analytics/track-later.ts'
import { useSeen } from '#client/lib/use-seen.ts'
import { PAGE_EVENTS } from '#shared/analytics/events.ts'

/** 1§2 */
const SEEN_SHARE = 0.5

/** The start page's sections by the names under which their views are counted (1§2). */
export type LandingSection =
  | 'mainTopSec'
  | 'videoSec'
  | 'ourPlanSec'
  | 'becomeFutureReadySec'
  | 'bizDevSec'
  | 'tosAgentSec'
  | 'openSourceJourneySec'

/** Tells once of a section of which half was seen. */
export function useSectionView(section: LandingSection): RefCallback<HTMLElement> {
  const { ref, isSeen } = useSeen(SEEN_SHARE)
  useEffect(() => {
    if (isSeen) trackLater(PAGE_EVENTS.sectionViewed, { section })
  }, [isSeen, section])
  return ref
}
