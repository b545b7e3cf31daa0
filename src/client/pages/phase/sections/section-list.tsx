import { VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Link } from '@tanstack/react-router'
import { CheckIcon } from '#client/ui/icons.tsx'
import { LineRail } from '#client/ui/line/line-rail.tsx'
import type { Section } from '#shared/roadmaps/schemas.ts'
import classes from './section-list.module.css'

/** The phase's stretch of the Line; completed stations are filled and ticked, the one one stands at is ringed. */
export function SectionList({
  sections,
  current,
  completed,
  onPick,
}: {
  sections: readonly Section[]
  current: number
  /** Ids. */
  completed: ReadonlySet<string>
  onPick?: () => void
}) {
  return (
    <nav aria-label="Sections">
      <ol className={classes.list}>
        {sections.map((section, index) => {
          const { id, title } = section
          return (
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
                  state={completed.has(id) ? 'covered' : index + 1 === current ? 'next' : 'open'}
                  before={index === 0 ? 'none' : trackBetween(sections[index - 1], section, completed)}
                  after={index === sections.length - 1 ? 'none' : trackBetween(section, sections[index + 1], completed)}
                  offset={18}
                />
                <span className={classes.words} dir="auto">
                  {title}
                </span>
                {completed.has(id) && (
                  <span className={classes.tick}>
                    <CheckIcon />
                    <VisuallyHidden>completed</VisuallyHidden>
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** The way between two stations is covered once both are. */
const trackBetween = (one: Section | undefined, other: Section | undefined, completed: ReadonlySet<string>) =>
  one && other && completed.has(one.id) && completed.has(other.id) ? 'covered' : 'open'
