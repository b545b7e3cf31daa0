import { Skeleton, VisuallyHidden } from '@mantine/core'
import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { stretchesOf } from '#client/features/roadmaps/writing-line.ts'
import { Line } from '#client/ui/line/line.tsx'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { PhaseInWriting } from './phases/phase-in-writing.tsx'
import header from './roadmap-header.module.css'
import classes from './roadmap-page.module.css'
import status from './status/roadmap-status.module.css'

/** A roadmap on its way, in its final shape; one's own has tabs above its phases. */
export function RoadmapSkeleton({ isOwn }: { isOwn: boolean }) {
  return (
    <>
      <div className={header.header}>
        <div className={header.bar} />
        <VisuallyHidden>
          <h1 tabIndex={-1}>Roadmap</h1>
        </VisuallyHidden>
        <Skeleton radius={4} width="60%" height={36} />
        <div className={header.leadWaiting}>
          <Skeleton radius={4} width="72%" height={16} />
        </div>
      </div>
      <div className={classes.columns}>
        <Card padding="medium" className={status.box} role="status">
          <Line stretches={stretchesOf([], { state: 'incomplete' })} size="small" />
          <div className={status.words}>
            <Text size="body" tone="inherit" isStrong className={status.said}>
              {ROADMAP_TEXTS.loadingTitle}
            </Text>
            <Text className={status.line}>{ROADMAP_TEXTS.loadingHint}</Text>
          </div>
        </Card>
        <div aria-hidden className={isOwn ? classes.belowTabs : undefined}>
          <PhaseInWriting number={1} label="Phase 1" />
        </div>
      </div>
    </>
  )
}
