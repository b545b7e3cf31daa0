const DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' })
const DAY_OF_YEAR = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' })

/** How long ago it was; after a week the day, with the year where it is another (1§9, G-SHELL-05). */
export function formatAgo(moment: string | number, now = Date.now()): string {
  const date = new Date(moment)
  const seconds = Math.max(0, Math.floor((now - date.getTime()) / 1000))
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor(seconds / 86_400)]
  if (seconds === 0) return 'just now'
  if (seconds < 59) return `${seconds} s ago`
  if (minutes <= 59) return `${Math.max(1, minutes)} min ago`
  if (hours <= 24) return `${hours} h ago`
  if (days < 7) return `${days} d ago`
  return (date.getFullYear() === new Date(now).getFullYear() ? DAY : DAY_OF_YEAR).format(date)
}
