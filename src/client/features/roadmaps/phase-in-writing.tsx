import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { LineRail } from '#client/ui/line-rail.tsx'
import { MIN_SECTIONS_PER_PHASE } from '#shared/roadmaps.ts'
import classes from './phase-card.module.css'
import own from './phase-in-writing.module.css'

const TITLE_WIDTHS = ['52%', '44%', '60%'] as const

/** The place of the phase that is being written, as tall as a written one. */
export function PhaseInWriting({ number, label }: { number: number; label?: string }) {
  return (
    <article className={classes.card} data-first={number === 1 || undefined}>
      <div className={classes.head}>
        <p className={own.number}>{label ?? `Phase ${number} is being written`}</p>
        <Skeleton radius={4} width="56%" height={20} my={8} />
        <Skeleton radius={4} width="96%" height={12} my={12} />
        <Skeleton radius={4} width="88%" height={12} my={12} />
        <Skeleton radius={4} width="40%" height={12} my={12} />
      </div>
      <ol className={classes.sections} aria-hidden>
        {TITLE_WIDTHS.slice(0, MIN_SECTIONS_PER_PHASE).map((width, index) => (
          <li key={width} className={classes.section}>
            <LineRail state="writing" before={number === 1 && index === 0 ? 'none' : 'open'} offset={20} />
            <span className={classes.sectionTitle}>
              <Skeleton radius={4} width={width} height={12} my={6} />
            </span>
          </li>
        ))}
      </ol>
    </article>
  )
}

/** A phase that may follow; a roadmap has up to four. */
export function PhasePlanned({ number }: { number: number }) {
  return (
    <div className={own.planned}>
      <LineRail state="empty" offset={22} after={number === 4 ? 'none' : 'open'} />
      <p className={own.number}>Phase {number}</p>
    </div>
  )
}
