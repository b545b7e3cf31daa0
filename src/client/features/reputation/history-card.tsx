import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { formatCalendarDay } from '#client/lib/dates/format-calendar-day.ts'
import { Card } from '#client/ui/card/card.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { ScoreSummary } from '#shared/reputation/schemas.ts'
import { lastWeeks } from './last-weeks.ts'
import { formatPoints } from './points.ts'
import classes from './reputation.module.css'
import { weekWords } from './week-words.ts'

const HistoryChart = lazyPart(
  async () => (await import('./history-chart.tsx')).HistoryChart,
  <Skeleton radius={10} height={180} />,
)

/** What was earned in each of the last weeks. */
export function HistoryCard({ weeks }: Pick<ScoreSummary, 'weeks'>) {
  const shown = lastWeeks(weeks, new Date())
  return (
    <Card as="section" padding="large" className={classes.card} aria-labelledby="history">
      <Heading as="h2" size="item" id="history">
        The last {shown.length} weeks
      </Heading>
      <Text>{weekWords(weeks, shown)}</Text>
      <div aria-hidden="true" className={classes.chart}>
        <HistoryChart weeks={shown} />
      </div>
      <table className={classes.unseen}>
        <caption>StreetCred by week</caption>
        <tbody>
          {shown.map(({ week, points }) => (
            <tr key={week}>
              <th scope="row">{formatCalendarDay(week)}</th>
              <td>{formatPoints(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
