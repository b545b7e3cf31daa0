import { CardLink } from '#client/ui/card/card-link.tsx'
import { ArrowRightIcon } from '#client/ui/icons.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import classes from './phase-way-on.module.css'

/** At the end of a phase: the next one, or the roadmap after the last. */
export function PhaseWayOn({ roadmap, index }: { roadmap: Roadmap; index: number }) {
  const next = roadmap.phases[index + 1]
  const { ownerId: userId, id: roadmapId } = roadmap
  if (!next) {
    return (
      <CardLink to="/learn/$userId/$roadmapId" params={{ userId, roadmapId }} className={classes.link}>
        <span className={classes.words}>Back to the roadmap</span>
        <ArrowRightIcon />
      </CardLink>
    )
  }
  return (
    <CardLink
      to="/learn/$userId/$roadmapId/$phaseId"
      params={{ userId, roadmapId, phaseId: next.id }}
      className={classes.link}
    >
      <span className={classes.words}>
        <Text as="span" className={classes.label}>
          Phase {index + 2}
        </Text>
        <span dir="auto">{next.title}</span>
      </span>
      <ArrowRightIcon />
    </CardLink>
  )
}
