import { Skeleton, VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Line } from '#client/ui/line/line.tsx'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
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
      <Skeleton radius={4} width={96} height={16} mt={10} mb={30} />
      <Skeleton radius={4} width={96} height={16} mb={8} />
      <Skeleton radius={4} width="56%" height={28} mb={12} />
      <Skeleton radius={4} width="80%" height={16} mb={24} />
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
        <Skeleton radius={4} width="50%" height={28} mb={24} />
        <Skeleton radius={4} width="90%" height={16} mb={8} />
        <Skeleton radius={4} width="84%" height={16} mb={8} />
        <Skeleton radius={4} width="40%" height={16} mb={40} />
        <Skeleton radius={4} width="32%" height={24} mb={16} />
        <Skeleton radius={10} height={304} />
      </div>
    </div>
  )
}
