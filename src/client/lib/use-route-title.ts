import { useMatches } from '@tanstack/react-router'
import { usePageTitle } from './use-page-title.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Names the browser tab; null for the site's name alone. A page whose title depends on what it shows says it itself. */
    title?: string | null
  }
}

/** Names the browser tab after the page that is open. */
export function useRouteTitle(): void {
  usePageTitle(useMatches({ select: (matches) => matches.at(-1)?.staticData.title }))
}
