const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** 2§2.2, newest group first. */
const LABELS = ['Today', 'Earlier this month', 'Within the past year', 'Over a year ago'] as const
type DateLabel = (typeof LABELS)[number]

/** Sorts things into the documented groups by the viewer's own days; groups without any are left out (G-LRN-13). */
export function groupByDate<T extends { createdAt: string }>(
  items: readonly T[],
  now: Date,
): { label: DateLabel; items: T[] }[] {
  return LABELS.map((label) => ({
    label,
    items: items.filter((item) => labelOf(new Date(item.createdAt), now) === label),
  })).filter((group) => group.items.length > 0)
}

/** A clock that runs behind makes no group of the future: what is newer than now is of today. */
function labelOf(date: Date, now: Date): DateLabel {
  const isThisMonth = date.getFullYear() === now.getFullYear() && date.getMonth() === now.getMonth()
  if (date >= now || (isThisMonth && date.getDate() === now.getDate())) return 'Today'
  if (isThisMonth) return 'Earlier this month'
  return now.getTime() - date.getTime() < YEAR_MS ? 'Within the past year' : 'Over a year ago'
}
