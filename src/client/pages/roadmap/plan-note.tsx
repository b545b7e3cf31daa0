import { countOf } from '#client/lib/count-of.ts'
import { Text } from '#client/ui/text/text.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import classes from './roadmap-header.module.css'

/** What was understood of the prompt, what of it the roadmap does not do, and how long it takes; each where it is known. */
export function PlanNote({ roadmap: { heard, notHonoured, phases } }: { roadmap: Roadmap }) {
  const minutes = phases.flatMap(({ sections }) => sections.map((section) => section.minutes))
  const isKnown = minutes.length > 0 && minutes.every((each) => each !== null)
  const hours = Math.round(minutes.reduce<number>((sum, each) => sum + (each ?? 0), 0) / 60)
  if (!heard && !notHonoured && !isKnown) return null
  return (
    <div className={classes.note}>
      {heard && <Text size="body">{heard}</Text>}
      {notHonoured && <Text size="body">{notHonoured}</Text>}
      {isKnown && <Text size="body">About {countOf(Math.max(1, hours), 'hour')} in all.</Text>}
    </div>
  )
}
