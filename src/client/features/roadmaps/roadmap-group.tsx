import { Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { useVisitState } from '#client/lib/use-visit-state.ts'
import { PLACEHOLDER_ROADMAP_ID } from '#shared/roadmaps/rules.ts'
import type { RoadmapItem } from '#shared/roadmaps/schemas.ts'
import { RoadmapCard, type RoadmapCardActions } from './roadmap-card.tsx'
import classes from './roadmap-list.module.css'

/** 2§9: roadmaps shown at first, and more with each step. */
const STEP = 2

interface RoadmapGroupProps extends RoadmapCardActions {
  label: string
  roadmaps: readonly RoadmapItem[]
}

/** The roadmaps of one span of time, two at first. */
export function RoadmapGroup({ label, roadmaps, ...actions }: RoadmapGroupProps) {
  const [shown, setShown] = useVisitState<number>(`learnGroup.${label}`, STEP)
  const labelId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const hasMore = shown < roadmaps.length

  // a step may take away the button that was pressed
  const hasStepped = useRef(false)
  useEffect(() => {
    if (hasStepped.current && document.activeElement === document.body) bar.current?.querySelector('button')?.focus()
  }, [shown])

  const step = (count: number) => {
    hasStepped.current = true
    setShown(count)
  }

  return (
    <section aria-labelledby={labelId}>
      <h2 id={labelId} className={classes.label}>
        {label}
      </h2>
      <ul className={classes.grid}>
        {roadmaps.slice(0, shown).map((roadmap, index) => (
          <li key={`${roadmap.roadmapId}-${roadmap.roadmapId === PLACEHOLDER_ROADMAP_ID ? index : ''}`}>
            <RoadmapCard roadmap={roadmap} {...actions} />
          </li>
        ))}
      </ul>
      {(hasMore || shown > STEP) && (
        <div ref={bar} className={classes.more}>
          {hasMore && (
            <Button variant="default" size="xs" onClick={() => step(shown + STEP)}>
              Show More
            </Button>
          )}
          {shown > STEP && (
            <Button variant="subtle" size="xs" onClick={() => step(STEP)}>
              Show Less
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
