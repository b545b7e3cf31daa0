import { useState } from 'react'
import { useMarkRead } from '#client/features/pathways/use-pathway.ts'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { SessionTip } from '#client/ui/tip/session-tip.tsx'
import { INTERNSHIP_PATHWAY } from '#shared/pathways/rules.ts'
import type { PathwayResource, PathwayWeek } from '#shared/pathways/schemas.ts'
import { PATHWAY_TEXTS } from '#shared/pathways/texts.ts'
import classes from './pathway.module.css'

const KINDS = {
  ...{ video: 'Video', docs: 'Documentation', article: 'Article', course: 'Course', book: 'Book' },
  interactive: 'To try',
} as const

/** What is read in a week; a tick says that one has (R-PATH-03). */
export const WeekReading = ({ week: { resources }, onTouched }: { week: PathwayWeek; onTouched: () => void }) => (
  <section aria-labelledby="week-reading">
    <Heading as="h3" size="item" id="week-reading">
      Read
    </Heading>
    <ul className={classes.reading}>
      {resources.map((resource, index) => (
        <li key={resource.resourceId}>
          {index === 0 ? (
            <SessionTip id="pathway-mark" tip={PATHWAY_TEXTS.markTip}>
              <Read resource={resource} onTouched={onTouched} />
            </SessionTip>
          ) : (
            <Read resource={resource} onTouched={onTouched} />
          )}
        </li>
      ))}
    </ul>
  </section>
)

function Read({ resource, onTouched }: { resource: PathwayResource; onTouched: () => void }) {
  const { mutate } = useMarkRead()
  // the cache tells of its change a moment later, and a box must not fall back meanwhile
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isCompleted = wanted ?? resource.isCompleted
  const mark = (next: boolean) => {
    setWanted(next)
    onTouched()
    mutate(
      { pathwayId: INTERNSHIP_PATHWAY, resources: [{ resourceId: resource.resourceId, isCompleted: next }] },
      { onSettled: () => setWanted(null) },
    )
  }
  return (
    <div className={classes.read} data-done={isCompleted || undefined}>
      <input
        type="checkbox"
        className={classes.tick}
        aria-label={`I have read: ${resource.title}`}
        checked={isCompleted}
        onChange={({ currentTarget }) => mark(currentTarget.checked)}
      />
      <div className={classes.readWords}>
        <a
          href={resource.link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-description="Opens in a new tab"
          className={classes.readTitle}
        >
          {resource.title}
        </a>
        <Text>
          {KINDS[resource.kind]} · {resource.author}
          {resource.isGone && ' · its page did not answer when it was last looked at'}
        </Text>
        <Text size="body" tone="inherit">
          {resource.reason}
        </Text>
      </div>
    </div>
  )
}
