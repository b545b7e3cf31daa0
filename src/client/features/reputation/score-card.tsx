import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { countOf } from '#shared/count-of.ts'
import { nounOf } from '#shared/reputation/kind-words.ts'
import type { ScoreSummary } from '#shared/reputation/schemas.ts'
import { formatPoints } from './points.ts'
import classes from './reputation.module.css'

/** The score, and what it is made of. */
export const ScoreCard = ({ score, breakdown }: Pick<ScoreSummary, 'score' | 'breakdown'>) => (
  <Card as="section" padding="large" className={classes.card} aria-labelledby="score">
    <Heading as="h2" size="item" id="score">
      Score
    </Heading>
    <p className={classes.score}>{formatPoints(score)}</p>
    {breakdown.map(({ kind, points, events }) => (
      <Text key={kind}>{`${formatPoints(points)} for ${countOf(events, ...nounOf(kind))}`}</Text>
    ))}
  </Card>
)
