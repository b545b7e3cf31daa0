import { useState } from 'react'
import { sectionOf } from '#client/features/progress/apply-change.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { SectionProgress } from '#shared/progress/schemas.ts'
import classes from './section-content.module.css'
import { useLoadMore } from './use-replace-content.ts'

/** Looks in every source for more cards; afterwards it says what came of it, also where nothing is left to look for (2§2.4). */
export function LoadMore({ phaseId, section }: { phaseId: string; section: SectionProgress }) {
  const { sectionId, cards, isContentPopulated } = section
  const [found, setFound] = useState<number | null>(null)
  const more = useLoadMore(phaseId)

  const look = () => {
    setFound(null)
    more.mutate(sectionId, {
      onSuccess: (progress) => setFound((sectionOf(progress, sectionId)?.cards.length ?? 0) - cards.length),
    })
  }
  const note = more.isError
    ? 'More content could not be loaded. Your cards are as they were.'
    : more.isPending
      ? 'Looking for more…'
      : found === null
        ? ''
        : foundWords(found)
  return (
    <div className={classes.more}>
      {!isContentPopulated && (
        <Button variant="default" size="sm" loading={more.isPending} onClick={look}>
          Load more
        </Button>
      )}
      <Text role="status">{note}</Text>
    </div>
  )
}

function foundWords(found: number): string {
  if (found <= 0) return 'Nothing more was found.'
  return found === 1 ? '1 more card' : `${found} more cards`
}
