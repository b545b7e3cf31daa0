import { Text } from '#client/ui/text/text.tsx'
import type { ListedIssue } from '#shared/projects/schemas.ts'
import classes from './projects.module.css'

/** How well an issue can be taken, or why it can't. */
export function ScoreMark({ issue }: { issue: Pick<ListedIssue, 'isFree' | 'score' | 'takenBecause'> }) {
  const { isFree, score, takenBecause } = issue
  return isFree ? (
    <div className={classes.score}>
      <span className={classes.number}>{score}</span>
      <Text as="span" size="caption">
        of 100, free
      </Text>
    </div>
  ) : (
    <Text as="div" size="caption" className={classes.score}>
      Not free. {takenBecause}
    </Text>
  )
}
