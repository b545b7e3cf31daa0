import { type RefObject, useEffect, useRef } from 'react'

/** For what opens beside or above a list: whoever opened it goes on in it. The place takes `tabIndex={-1}`. */
export function useOpenedPlace(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return place
}
