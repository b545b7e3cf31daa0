import { Text } from '#client/ui/text/text.tsx'
import { countOf } from '#shared/count-of.ts'
import { MIN_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import classes from './roadmap-header.module.css'

/** What was understood of the prompt, what of it the roadmap does not do, and how long it takes; each where it is known. */
export function PlanNote({ roadmap }: { roadmap: Roadmap }) {
  const { heard, notHonoured } = roadmap
  const time = timeText(roadmap)
  if (!heard && !notHonoured && !time) return null
  return (
    <div className={classes.note}>
      {heard && <Text size="body">{heard}</Text>}
      {notHonoured && <Text size="body">{notHonoured}</Text>}
      {time && <Text size="body">{time}</Text>}
    </div>
  )
}

/** What is still to be written is reckoned as long as what is; null where the time of some section is not known. */
function timeText({ phases, outline, state }: Pick<Roadmap, 'phases' | 'outline' | 'state'>): string | null {
  const minutes = phases.flatMap(({ sections }) => sections.map((section) => section.minutes))
  if (minutes.length === 0 || minutes.some((each) => each === null)) return null
  const written = minutes.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  if (state !== 'stopped' && state !== 'incomplete') return `About ${hoursText(written)} in all.`
  if (!outline?.isKnown) return `About ${hoursText(written)} so far.`
  const planned = outline.phases.reduce(
    (sum, { sections }) => sum + Math.max(sections.length, MIN_SECTIONS_PER_PHASE),
    0,
  )
  const all = written + (planned * written) / minutes.length
  return `About ${hoursText(all)} in all, ${hoursText(written)} of it written so far.`
}

const hoursText = (minutes: number): string => countOf(Math.max(1, Math.round(minutes / 60)), 'hour')
