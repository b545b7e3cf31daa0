import { useRef } from 'react'
import { useDrawnOnScroll } from '#client/lib/use-drawn-on-scroll.ts'
import { Line, type Stretch } from '#client/ui/line/line.tsx'
import classes from './illustration.module.css'

/** The example below as a route, half of it travelled. */
const ROUTE: readonly Stretch[] = [
  { stations: 3, covered: 3, level: 2 },
  { stations: 4, covered: 4, level: 0 },
  { stations: 4, covered: 1, level: 1 },
  { stations: 3, covered: 0, level: -1 },
]

/** The Line, drawn as the visitor scrolls. */
export function Illustration() {
  const ref = useRef<HTMLDivElement>(null)
  useDrawnOnScroll(ref)
  return (
    <div ref={ref} className={classes.illustration}>
      <Line stretches={ROUTE} size="large" gap={72} isDrawn />
    </div>
  )
}
