import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const STEP = 1.25
const LEAST = 0.5
const MOST = 3

interface Grip {
  x: number
  y: number
}

/**
 * How large a map is drawn, by buttons and keys, by the wheel with Control, which is also how touchpads tell of a pinch,
 * and by two fingers. What lies under the pointer stays there. A plain wheel and one finger scroll the page as everywhere.
 */
export function useMapZoom(ref: RefObject<HTMLElement | null>) {
  const [scale, setScale] = useState(1)
  /** Where the map was gripped, and how large it was then. */
  const grip = useRef<(Grip & { scale: number }) | null>(null)

  const zoomTo = (next: (now: number) => number, at?: Grip) =>
    setScale((now) => {
      const room = ref.current?.getBoundingClientRect()
      grip.current = {
        x: at ? at.x - (room?.left ?? 0) : (room?.width ?? 0) / 2,
        y: at ? at.y - (room?.top ?? 0) : 0,
        scale: now,
      }
      return Math.min(MOST, Math.max(LEAST, next(now)))
    })

  useLayoutEffect(() => {
    const held = grip.current
    if (!held || !ref.current) return
    grip.current = null
    const ratio = scale / held.scale
    ref.current.scrollLeft = (ref.current.scrollLeft + held.x) * ratio - held.x
    scrollBy({ top: held.y * (ratio - 1), behavior: 'instant' })
  }, [scale, ref])

  useGestures(ref, zoomTo)
  return {
    scale,
    zoom: (way: 'in' | 'out' | 'fit') => zoomTo((now) => (way === 'fit' ? 1 : way === 'in' ? now * STEP : now / STEP)),
    mayZoomIn: scale < MOST,
    mayZoomOut: scale > LEAST,
  }
}

type ZoomTo = (next: (now: number) => number, at?: Grip) => void

/** Listeners that may keep the browser from zooming the whole page; React's own may not. */
function useGestures(ref: RefObject<HTMLElement | null>, zoomTo: ZoomTo): void {
  const latest = useRef(zoomTo)
  useEffect(() => {
    latest.current = zoomTo
  })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let apart = 0
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
      latest.current((now) => now * Math.exp(-pixels / 200), { x: event.clientX, y: event.clientY })
    }
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (!one || !other) return
      event.preventDefault()
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      const ratio = event.type === 'touchmove' && apart > 0 ? distance / apart : 1
      apart = distance
      const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 }
      if (ratio !== 1) latest.current((now) => now * ratio, middle)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    element.addEventListener('touchstart', onTouch, { passive: false })
    element.addEventListener('touchmove', onTouch, { passive: false })
    return () => {
      element.removeEventListener('wheel', onWheel)
      element.removeEventListener('touchstart', onTouch)
      element.removeEventListener('touchmove', onTouch)
    }
  }, [ref])
}
