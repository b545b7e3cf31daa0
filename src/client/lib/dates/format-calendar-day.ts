const DAY = new Intl.DateTimeFormat('en', {
  ...{ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' },
})

/** '2026-11-21' as 'Saturday, November 21, 2026', wherever the viewer is. */
export const formatCalendarDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`))
