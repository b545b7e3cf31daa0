import { useQuery } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { IssueCard } from './issue-card.tsx'
import classes from './projects.module.css'

/** One free issue a day of what somebody follows; nothing for who follows nothing. */
export function DailyIssue() {
  const daily = useQuery(useTRPC().issues.daily.queryOptions()).data
  if (!daily || daily.follows === 0) return null
  return (
    <section className={classes.daily}>
      <Heading as="h2" size="item">
        Today, of what you follow
      </Heading>
      {daily.issue ? (
        <ul className={classes.list}>
          <IssueCard issue={daily.issue} isNamed />
        </ul>
      ) : (
        <Text>Nothing is free there today.</Text>
      )}
    </section>
  )
}
