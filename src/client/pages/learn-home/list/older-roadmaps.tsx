import type { ReactNode } from 'react'
import { useOlderRoadmaps } from '#client/features/roadmaps/watch/use-older-roadmaps.ts'
import type { ListItem } from '#client/features/roadmaps/watch/use-watched-list.ts'
import { useVisitState } from '#client/lib/use-visit-state.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './roadmap-list.module.css'

export interface OlderRoadmapsProps {
  before: string
  /** The whole list, with those that came. */
  children: (older: readonly ListItem[]) => ReactNode
}

/** More roadmaps than one page of the list has: they come when they are asked for (SEC-28). */
export function OlderRoadmaps({ before, children }: OlderRoadmapsProps) {
  const [isAsked, setIsAsked] = useVisitState<boolean>('learnOlder', false)
  const older = useOlderRoadmaps(before, isAsked)
  const hasFailed = isAsked && older.isError
  const isComing = isAsked && older.isFetching && !older.isRefetching
  const ask = () => {
    if (!isAsked) setIsAsked(true)
    else void (older.data ? older.fetchNextPage() : older.refetch())
  }
  return (
    <>
      {children(older.roadmaps)}
      {hasFailed && (
        <Text tone="danger" role="alert" className={classes.more}>
          Older roadmaps could not be loaded. They are safe.
        </Text>
      )}
      {(!older.data || older.hasNextPage) && (
        <div className={classes.more}>
          <Button variant="default" loading={isComing} onClick={ask}>
            {hasFailed ? 'Try again' : 'Show older'}
          </Button>
        </div>
      )}
    </>
  )
}
