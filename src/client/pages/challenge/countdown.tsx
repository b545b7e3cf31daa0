import { useEffect, useState } from 'react'
import { formatMoment } from '#client/lib/dates/format-moment.ts'
import { timeLeft } from './time-left.ts'

const MINUTE_MS = 60_000

const nextLook = (left: number): number => (left > 60 * MINUTE_MS ? MINUTE_MS : left > 0 ? 1000 : 5000)

/** 'Ends Nov 28, 2026, 3:04 PM, in 2 days and 4 hours', in the viewer's zone; goes on by itself, in the last hour each second. */
export function Countdown({ endsAt, onEnd }: { endsAt: string; onEnd: () => void }) {
  const [now, setNow] = useState(Date.now)
  const left = Date.parse(endsAt) - now
  useEffect(() => {
    // a clock that is ahead of the server's asks again until it has ended there, too
    if (left <= 0) onEnd()
    const next = setTimeout(() => setNow(Date.now()), nextLook(left))
    return () => clearTimeout(next)
  }, [left, onEnd])
  return (
    <time dateTime={endsAt} suppressHydrationWarning>
      {`Ends ${formatMoment(endsAt)}, ${timeLeft(left)}`}
    </time>
  )
}
