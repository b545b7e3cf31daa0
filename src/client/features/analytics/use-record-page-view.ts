import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LEARN_EVENTS } from '#shared/analytics/texts.ts'
import { recordEvent } from './record-event.ts'

const LEARNING_AREA = /^\/(learn|8020)(\/|$)/

/**
 * Records each page of the learning area that is opened (2§7.5), by its pattern only, e.g. `/learn/$userId/$roadmapId`:
 * neither whose page it is nor what the address asks for.
 */
export function useRecordPageView(): void {
  // another roadmap is another view of the same pattern
  const view = useMatches({
    select: (matches) => `${matches.at(-1)?.fullPath ?? ''} ${matches.at(-1)?.pathname ?? ''}`,
  })
  useEffect(() => {
    const pattern = view.split(' ')[0] ?? ''
    if (!LEARNING_AREA.test(pattern)) return
    recordEvent({ action: LEARN_EVENTS.pageViewed, details: { page: pattern.replace(/\/$/, '') } })
  }, [view])
}
