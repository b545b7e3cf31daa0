import { useId } from 'react'
import type { ListItem } from '#client/features/roadmaps/watch/use-watched-list.ts'
import { useVisitState } from '#client/lib/use-visit-state.ts'
import { Button } from '#client/ui/button/button.tsx'
import { focusArea, focusHome } from '#client/ui/focus/focus-home.ts'
import { Text } from '#client/ui/text/text.tsx'
import { PLACEHOLDER_ROADMAP_ID } from '#shared/roadmaps/rules.ts'
import { RoadmapCard, type RoadmapCardActions } from './roadmap-card.tsx'
import classes from './roadmap-list.module.css'

/** 2§9: roadmaps shown at first, and more with each step. */
const STEP = 2

interface RoadmapGroupProps extends RoadmapCardActions {
  label: string
  roadmaps: readonly ListItem[]
}

/** The roadmaps of one span of time, two at first. */
export function RoadmapGroup({ label, roadmaps, ...actions }: RoadmapGroupProps) {
  const [shown, setShown] = useVisitState<number>(`learnGroup.${label}`, STEP)
  const labelId = useId()
  const hasMore = shown < roadmaps.length

  return (
    <section aria-labelledby={labelId}>
      <Text as="h2" id={labelId} className={classes.label}>
        {label}
      </Text>
      <ul className={classes.grid}>
        {roadmaps.slice(0, shown).map((roadmap, index) => (
          <li key={`${roadmap.id}-${roadmap.id === PLACEHOLDER_ROADMAP_ID ? index : ''}`}>
            <RoadmapCard roadmap={roadmap} {...actions} />
          </li>
        ))}
      </ul>
      {(hasMore || shown > STEP) && (
        <div className={classes.more} {...focusArea}>
          {hasMore && (
            <Button {...focusHome} variant="default" size="xs" onClick={() => setShown(shown + STEP)}>
              Show More
            </Button>
          )}
          {shown > STEP && (
            <Button {...focusHome} variant="subtle" size="xs" onClick={() => setShown(STEP)}>
              Show Less
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
