import { useMutation } from '@tanstack/react-query'
import { useTRPCClient } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { ENTRY_SHARE, PLACE_SHARES } from '#shared/challenges/rewards.ts'
import {
  CONTRIBUTION_POINTS,
  FEWEST_STARS,
  MOST_BY_MERGER,
  MOST_MERGED_A_WEEK,
  MOST_OF_REPOSITORY,
} from '#shared/contributions/rules.ts'
import { countOf } from '#shared/count-of.ts'
import { MOST_A_WEEK, MOST_WITH_SAME_PERSON, PAIRING_POINTS, SAME_PERSON_DAYS } from '#shared/pairing/rules.ts'
import { SECTION_STREETCRED } from '#shared/progress/rules.ts'
import { FORMULA } from '#shared/reputation/rules.ts'
import { MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import { countAgain } from './count-again.ts'
import { formatPoints } from './points.ts'
import classes from './reputation.module.css'
import type { Whose } from './score-options.ts'

/** How points come about, and a way to count them oneself. */
export function FormulaCard({ whose, score }: { whose: Whose; score: number }) {
  const api = useTRPCClient()
  const counting = useMutation({ mutationFn: () => countAgain(api, whose) })
  return (
    <Card as="section" padding="large" className={classes.card} aria-labelledby="formula">
      <Heading as="h2" size="item" id="formula">
        How it is counted
      </Heading>
      <ul className={classes.rules}>
        <li>{`A completed section earns ${formatPoints(SECTION_STREETCRED)}, once for what it teaches: a copy earns nothing more.`}</li>
        <li>{`At most ${MAX_SECTIONS_PER_PHASE} sections of a phase count.`}</li>
        <li>{`A decided bounty earns what it says: all of it for the first prize, ${share(PLACE_SHARES[1])} for the second, ${share(PLACE_SHARES[2])} for the third, ${share(ENTRY_SHARE)} for every other entry with half of the points. A team shares.`}</li>
        <li>{`A pairing that both say happened earns each ${formatPoints(PAIRING_POINTS)}: with the same person once in ${SAME_PERSON_DAYS} days and ${MOST_WITH_SAME_PERSON} times in all, with anybody ${MOST_A_WEEK} times a week.`}</li>
        <li>{`A pull request that others merged into a project of theirs earns its author and each co-author ${formatPoints(CONTRIBUTION_POINTS)}: ${MOST_MERGED_A_WEEK} a week, ${MOST_OF_REPOSITORY} of one project, ${MOST_BY_MERGER} merged by one person; a project has ${FEWEST_STARS} stars or more.`}</li>
        <li>The score is the sum of its receipts. None is ever changed or taken away.</li>
        <li>Likes, visits and followers earn nothing.</li>
      </ul>
      <Text size="caption">{`Formula ${FORMULA}`}</Text>
      <Button variant="default" size="sm" loading={counting.isPending} onClick={() => counting.mutate()}>
        Recompute
      </Button>
      <Text role="status" tone={counting.isError ? 'danger' : 'soft'}>
        {counting.isError && 'The receipts could not be read. Please try again.'}
        {counting.data && resultOf(counting.data, score)}
      </Text>
    </Card>
  )
}

const share = (part = 0) => `${part * 100} %`

const resultOf = ({ score, rows }: { score: number; rows: number }, shown: number) =>
  score === shown
    ? `Your browser added up ${countOf(rows, 'receipt')}: ${formatPoints(score)}. The same as above.`
    : `Your browser added up ${countOf(rows, 'receipt')}: ${formatPoints(score)}. Above stands ${formatPoints(shown)}: points may have come meanwhile. Reload the page to see them.`
