import { Link } from '@tanstack/react-router'
import { LineRail } from '#client/ui/line-rail.tsx'
import type { Section } from '#shared/roadmaps.ts'
import classes from './section-list.module.css'

/** The phase's stretch of the Line; the station one stands at is ringed. */
export function SectionList({
  sections,
  current,
  onPick,
}: {
  sections: readonly Section[]
  current: number
  onPick?: () => void
}) {
  return (
    <nav aria-label="Sections">
      <ol className={classes.list}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <Link
              from="/learn/$userId/$roadmapId/$phaseId"
              to="."
              search={{ section: String(index + 1) }}
              resetScroll={false}
              onClick={onPick}
              className={classes.entry}
              aria-current={index + 1 === current ? 'step' : undefined}
            >
              <LineRail
                state={index + 1 === current ? 'next' : 'open'}
                before={index === 0 ? 'none' : 'open'}
                after={index === sections.length - 1 ? 'none' : 'open'}
                offset={18}
              />
              <span className={classes.title} dir="auto">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
