import { Link } from '@tanstack/react-router'
import { LineRail } from '#client/ui/line-rail.tsx'
import type { Phase } from '#shared/roadmaps.ts'
import classes from './phase-card.module.css'
import { TagList } from './tag-list.tsx'

/** 2§9 */
const TAGS_SHOWN = 2

/** A stretch of the Line: what the phase is about, and its sections as stations that lead to them. */
export function PhaseCard({
  phase,
  number,
  userId,
  roadmapId,
  isLast,
}: {
  phase: Phase
  number: number
  userId: string
  roadmapId: string
  isLast: boolean
}) {
  const trackBefore = number === 1 ? 'none' : 'open'
  const params = { userId, roadmapId, phaseId: phase.id }
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <div className={classes.rail}>
          <LineRail before={trackBefore} after={trackBefore} />
        </div>
        <div className={classes.words}>
          <div className={classes.meta}>
            <span className={classes.number}>Phase {number}</span>
            <TagList tags={phase.tags} limit={TAGS_SHOWN} />
          </div>
          <h2 className={classes.title} dir="auto">
            <Link to="/learn/$userId/$roadmapId/$phaseId" params={params} className={classes.link}>
              {phase.phaseTitle}
            </Link>
          </h2>
          <p className={classes.overview} dir="auto">
            {phase.overview}
          </p>
        </div>
      </div>
      <ol className={classes.sections} aria-label={`Sections of phase ${number}`}>
        {phase.sections.map(({ id, sectionNumber, title }, index) => (
          <li key={id}>
            <Link
              to="/learn/$userId/$roadmapId/$phaseId"
              params={params}
              search={{ section: String(sectionNumber) }}
              className={classes.section}
            >
              <LineRail
                state={number === 1 && index === 0 ? 'next' : 'open'}
                before={index === 0 ? trackBefore : 'open'}
                after={isLast && index === phase.sections.length - 1 ? 'none' : 'open'}
                offset={20}
              />
              <span className={classes.sectionTitle} dir="auto">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </article>
  )
}
