import { Calendar, type DayOfWeek } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { firstDayOfWeek } from '#client/lib/dates/first-day-of-week.ts'
import { formatCalendarDay } from '#client/lib/dates/format-calendar-day.ts'
import { localDay } from '#client/lib/dates/local-day.ts'
import { useTRPC } from '#client/trpc.ts'
import classes from './journal.module.css'

interface JournalCalendarProps {
  day: string | undefined
  onChange: (day: string | undefined) => void
}

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
/** The kit counts the days of a week from 0 for Sunday. */
const FIRST_DAY = (firstDayOfWeek() % 7) as DayOfWeek

/** A month, how many entries each of its days has, and the way to them; arrow keys go from day to day. */
export function JournalCalendar({ day, onChange }: JournalCalendarProps) {
  const [shown, setShown] = useState(day ?? localDay())
  const month = shown.slice(0, 7)
  const { data } = useQuery(useTRPC().journal.month.queryOptions({ month }, { placeholderData: keepPreviousData }))
  const counts = new Map(data?.days.map(({ day, count }) => [day, count]))
  return (
    <Calendar
      date={shown}
      onDateChange={setShown}
      maxDate={localDay()}
      firstDayOfWeek={FIRST_DAY}
      monthLabelFormat={(date) => MONTH.format(new Date(date.slice(0, 10)))}
      ariaLabels={{ previousMonth: 'Month before', nextMonth: 'Month after' }}
      maxLevel="year"
      // the kit's red of weekends is too pale
      weekendDays={[]}
      hideOutsideDates
      fullWidth
      getDayAriaLabel={(date) => `${formatCalendarDay(date)}, ${wordsOf(counts.get(date) ?? 0)}`}
      getDayProps={(date) => ({ selected: date === day, onClick: () => onChange(date === day ? undefined : date) })}
      renderDay={(date) => (
        <span className={classes.number} data-has={counts.has(date) || undefined}>
          {Number(date.slice(8, 10))}
        </span>
      )}
    />
  )
}

const wordsOf = (count: number) => (count === 0 ? 'no entries' : count === 1 ? '1 entry' : `${count} entries`)
