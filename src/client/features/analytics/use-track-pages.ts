import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Tells of every page that is opened, for visitors too (1§4), by its pattern only: neither whose page it is nor what the
 * address asks for. What sends it comes once the page is there.
 */
export function useTrackPages(): void {
  // another roadmap is another view of the same pattern
  const view = useMatches({
    select: (matches) => `${matches.at(-1)?.fullPath ?? ''} ${matches.at(-1)?.pathname ?? ''}`,
  })
  useEffect(() => {
    const [pattern = '', path = ''] = view.split(' ')
    // the fixed pages share a pattern; which of them it is says nothing of anybody
    const page = (pattern === '/$page' ? path : pattern).replace(/(?<=.)\/$/, '')
    // a page that is gone has nobody to tell
    void import('./track.ts').then(
      ({ trackPage }) => trackPage(page),
      () => undefined,
    )
  }, [view])
}
