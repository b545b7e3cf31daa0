import { useEffect, useRef } from 'react'
import { focusIfLost } from '#client/lib/focus-if-lost.ts'

/** For buttons that show more rows, or fewer, and may go with that: the first row of what is new gets the focus. */
export function useRowFocus() {
  const area = useRef<HTMLDivElement>(null)
  const awaited = useRef<number | null>(null)
  // after every drawing: the rows may come later
  useEffect(() => {
    if (awaited.current === null) return
    const row = area.current?.querySelectorAll<HTMLElement>('tbody tr')[awaited.current]
    if (!row) return
    awaited.current = null
    focusIfLost(row)
  })
  const awaitRow = (index: number) => {
    awaited.current = index
  }
  return { area, awaitRow }
}
