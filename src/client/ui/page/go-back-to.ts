import type { MouseEvent } from 'react'

/**
 * For a link that leads up. Where the page above is the one before this, it goes back there, to where one was on it; the
 * browser knows that after a reload, too. Everywhere else the link does what links do.
 */
export function goBackTo(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (pathBefore() !== event.currentTarget.pathname) return
  event.preventDefault()
  history.back()
}

/** Not every browser has the list of what one came by. */
function pathBefore(): string | null {
  if (!('navigation' in window)) return null
  const { currentEntry } = window.navigation
  const url = currentEntry && window.navigation.entries()[currentEntry.index - 1]?.url
  return url ? new URL(url).pathname : null
}
