import { useMutationObserverTarget, useWindowEvent } from '@mantine/hooks'
import { useCallback, useRef } from 'react'
import { FOCUS_AREAS, focusHomeOf } from './focus-home.ts'

const WATCHED: MutationObserverInit = { childList: true, subtree: true, attributeFilter: ['disabled'] }

interface Place {
  element: HTMLElement
  /** Around it, the nearest first; kept here, since around what is gone is nothing. */
  areas: readonly HTMLElement[]
  /** What had the focus before the dialog that it is in. */
  opener: Place | null
}

/**
 * What had the focus gets it back after it was moved or had to wait. When it vanishes, e.g. by its own act, the nearest
 * area around it that has a home takes the focus; for a dialog that is where it was opened. Whoever has moved on is left
 * alone. Once for the whole page.
 */
export function useKeptFocus(): void {
  const last = useRef<Place | null>(null)
  useWindowEvent('focusin', ({ target }) => {
    if (target instanceof HTMLElement) last.current = placeOf(target, last.current)
  })
  // a click gives a button the focus, but not in Safari
  useWindowEvent(
    'click',
    ({ target }) => {
      const button = target instanceof Element && isLost() ? target.closest<HTMLElement>('button, a') : null
      if (button) last.current = placeOf(button, null)
    },
    { capture: true },
  )
  useWindowEvent('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget) return
    // by then it is known whether it was left for nothing or is gone
    queueMicrotask(() => {
      if (target === last.current?.element && isLost() && isReady(last.current.element)) last.current = null
    })
  })
  const keep = useCallback(() => {
    if (!last.current || !isLost()) return
    const rest = regain(last.current)
    if (isLost()) last.current = rest
  }, [])
  useMutationObserverTarget(keep, WATCHED, wholePage)
}

const wholePage = () => document.body
const isLost = () => document.activeElement === null || document.activeElement === document.body
const isReady = (element: HTMLElement) => element.isConnected && !element.matches(':disabled')

function placeOf(element: HTMLElement, last: Place | null): Place {
  const areas: HTMLElement[] = []
  let area = element.closest<HTMLElement>(FOCUS_AREAS)
  while (area) {
    areas.push(area)
    area = area.parentElement?.closest<HTMLElement>(FOCUS_AREAS) ?? null
  }
  const dialog = element.closest<HTMLElement>('[role="dialog"]')
  if (!dialog) return { element, areas, opener: null }
  return { element, areas, opener: last?.areas.includes(dialog) ? last.opener : last }
}

/** @returns the place that may still get the focus later, if it got none now */
function regain(place: Place): Place | null {
  const { element, areas, opener } = place
  if (element.isConnected) {
    if (isReady(element)) element.focus({ preventScroll: true })
    return isReady(element) ? null : place
  }
  for (const area of areas) {
    const outcome = focusHomeOf(area)
    if (outcome !== 'none') return outcome === 'awaited' ? place : null
  }
  return opener && regain(opener)
}
