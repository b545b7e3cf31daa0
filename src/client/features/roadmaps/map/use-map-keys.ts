import { type KeyboardEvent, useState } from 'react'
import { neighbourOf } from './neighbour-of.ts'

/** Of phases, sections and deep dives, those that stand on the line. */
const STATIONS = 'ol ol a'

const ZOOM_KEYS: Record<string, 'in' | 'out' | 'fit'> = { '+': 'in', '=': 'in', '-': 'out', '0': 'fit' }

/** The keys of a map while one of its links has the focus. With Escape its details are out of the way until one goes on. */
export function useMapKeys(onZoom: (way: 'in' | 'out' | 'fit') => void) {
  const [isQuiet, setIsQuiet] = useState(false)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLAnchorElement)) return
    if (key === 'Escape') return setIsQuiet(true)
    const zoom = ZOOM_KEYS[key]
    if (zoom) {
      event.preventDefault()
      return onZoom(zoom)
    }
    const links = [...currentTarget.querySelectorAll<HTMLElement>(STATIONS)]
    const next = neighbourOf(links.map(middleOf), middleOf(target), key)
    const link = next === null ? undefined : links[next]
    if (!link) return
    event.preventDefault()
    link.focus({ preventScroll: true })
    link.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const goOn = () => setIsQuiet(false)
  return { isQuiet, onKeyDown, onFocus: goOn, onPointerOver: goOn }
}

function middleOf(element: Element) {
  const { left, right, top } = element.getBoundingClientRect()
  return { x: (left + right) / 2, y: top }
}
