import type { Trpc } from '#client/trpc.ts'

/** From the pointer over its link until the page stands; whoever comes back has worked on something since. */
const FRESH_MS = 3000

/** What /home shows; weeks and days are those of whoever looks. */
export const homeOptions = ({ progress }: Trpc) => {
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions()
  return progress.home.queryOptions({ timeZone, firstDay: firstDayOf(locale) }, { staleTime: FRESH_MS })
}

const MONDAY = 1

/** The day that weeks begin on there, 1 for Monday to 7 for Sunday; not every browser knows. */
function firstDayOf(locale: string): number {
  const { getWeekInfo }: { getWeekInfo?: () => { firstDay: number } } = Intl.Locale.prototype
  return getWeekInfo?.call(new Intl.Locale(locale)).firstDay ?? MONDAY
}
