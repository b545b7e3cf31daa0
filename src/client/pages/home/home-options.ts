import { firstDayOfWeek } from '#client/lib/dates/first-day-of-week.ts'
import type { Trpc } from '#client/trpc.ts'

/** From the pointer over its link until the page stands; whoever comes back has worked on something since. */
const FRESH_MS = 3000

/** What /home shows; weeks and days are those of whoever looks. */
export const homeOptions = ({ progress }: Trpc) => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return progress.home.queryOptions({ timeZone, firstDay: firstDayOfWeek() }, { staleTime: FRESH_MS })
}
