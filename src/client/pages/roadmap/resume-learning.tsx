import { countText } from '#client/features/roadmaps/phase-progress.ts'
import { CardLink } from '#client/ui/card/card-link.tsx'
import { ArrowRightIcon } from '#client/ui/icons.tsx'
import { Line } from '#client/ui/line/line.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { RecentPhase } from '#shared/progress/schemas.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import classes from './resume-learning.module.css'

/** Where one left off, the newest first (2§2.3). */
export function ResumeLearning({ roadmap, recent }: { roadmap: Roadmap; recent: readonly RecentPhase[] }) {
  return (
    <ul className={classes.list}>
      {recent.map((entry) => (
        <li key={entry.phaseId}>
          <Entry roadmap={roadmap} entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ roadmap, entry }: { roadmap: Roadmap; entry: RecentPhase }) {
  const { phaseId, title, number, lastSectionNumber, progress } = entry
  const { completed, total } = progress
  const section = roadmap.phases
    .find(({ id }) => id === phaseId)
    ?.sections.find(({ number }) => number === lastSectionNumber)
  return (
    <CardLink
      to="/learn/$userId/$roadmapId/$phaseId"
      params={{ userId: roadmap.ownerId, roadmapId: roadmap.id, phaseId }}
      search={{ section: String(lastSectionNumber) }}
      padding="medium"
      className={classes.entry}
    >
      <span className={classes.words}>
        <Text as="span">Phase {number}</Text>
        <Text as="span" size="body" tone="inherit" isStrong dir="auto">
          {title}
        </Text>
        <Text as="span">
          Section {lastSectionNumber}
          {section && (
            <>
              {': '}
              <bdi>{section.title}</bdi>
            </>
          )}
        </Text>
        <Text as="span" className={classes.progress}>
          <Line stretches={[{ stations: Math.max(1, total), covered: completed }]} size="small" />
          {countText({ completed, total })} sections completed
        </Text>
      </span>
      <ArrowRightIcon />
    </CardLink>
  )
}
