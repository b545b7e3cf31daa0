import { Button } from '@mantine/core'
import type { SectionProgress } from '#shared/progress.ts'
import classes from './section-content.module.css'
import { useLoadMore } from './use-replace-content.ts'

/** Looks in every source for more cards; afterwards it says what came of it (2§2.4). */
export function LoadMore({ phaseId, section }: { phaseId: string; section: SectionProgress }) {
  const more = useLoadMore(phaseId)
  const note = more.isError
    ? 'More content could not be loaded. Your cards are as they were.'
    : more.isPending
      ? 'Looking for more…'
      : ''
  return (
    <div className={classes.more}>
      <Button variant="default" size="sm" loading={more.isPending} onClick={() => more.mutate(section.sectionId)}>
        Load more
      </Button>
      <p className={classes.note} role="status">
        {note}
      </p>
    </div>
  )
}
