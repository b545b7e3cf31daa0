const MONDAY = 1

/** The day that weeks begin on for whoever looks, 1 for Monday to 7 for Sunday; not every browser knows. */
export function firstDayOfWeek(): number {
  const { locale } = new Intl.DateTimeFormat().resolvedOptions()
  const { getWeekInfo }: { getWeekInfo?: () => { firstDay: number } } = Intl.Locale.prototype
  return getWeekInfo?.call(new Intl.Locale(locale)).firstDay ?? MONDAY
}
