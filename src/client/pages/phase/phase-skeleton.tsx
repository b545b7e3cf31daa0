import { Skeleton, VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Line } from '#client/ui/line/line.tsx'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import header from './phase-header.module.css'
import classes from './phase-page.module.css'

const SECTIONS_ON_THEIR_WAY = [{ stations: 4, covered: 0, state: 'writing' as const }]

/** A phase on its way, in its final shape. */
export function PhaseSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <h1 tabIndex={-1}>Phase</h1>
        <p role="status">{ROADMAP_TEXTS.loadingTitle}</p>
      </VisuallyHidden>
      <div className={header.header} aria-hidden>
        <div className={header.name}>
          <Skeleton radius={4} width={96} height={12} ml={12} mb={8} />
          <Skeleton radius={4} width="56%" height={20} ml={12} my={2} />
        </div>
        <div className={header.tools}>
          <Skeleton radius={8} width={140} height={36} />
        </div>
      </div>
      <SectionSkeleton />
    </>
  )
}

/** The columns below a phase's head. */
export function SectionSkeleton() {
  return (
    <div className={classes.columns}>
      <div className={classes.sidebar}>
        <Line stretches={SECTIONS_ON_THEIR_WAY} orientation="vertical" gap={36} />
      </div>
      <div className={classes.content}>
        <Skeleton radius={4} width={112} height={12} my={4} />
        <Skeleton radius={4} width="50%" height={24} mt={8} mb={20} />
        <Skeleton radius={4} width="90%" height={16} mb={8} />
        <Skeleton radius={4} width="84%" height={16} mb={8} />
        <Skeleton radius={4} width="40%" height={16} mb={40} />
        <Skeleton radius={4} width="32%" height={24} mb={16} />
        <Skeleton radius={10} height={304} />
      </div>
    </div>
  )
}
