import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import { formatPoints } from './points.ts'

/** A calendar's day is the same one everywhere. */
const MONDAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Points by week, each named by its Monday. */
export const HistoryChart = ({ weeks }: { weeks: readonly { week: string; points: number }[] }) => (
  <BarChart
    h={180}
    data={weeks.map(({ week, points }) => ({ monday: MONDAY.format(new Date(week)), points }))}
    dataKey="monday"
    series={[{ name: 'points', label: 'StreetCred', color: 'var(--accent)' }]}
    tickLine="none"
    gridAxis="none"
    valueFormatter={formatPoints}
    xAxisProps={{ minTickGap: 24 }}
    yAxisProps={{ width: 52, tickCount: 3 }}
    // it stands beside a table that says the same
    barChartProps={{ accessibilityLayer: false }}
    barProps={{ isAnimationActive: false, radius: 3 }}
  />
)
