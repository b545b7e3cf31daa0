import { formatAgo } from '#client/lib/dates/format-ago.ts'
import { formatMoment } from '#client/lib/dates/format-moment.ts'

/** How long ago a moment was, and on hover when exactly. */
export const Ago = ({ moment }: { moment: string }) => (
  <time dateTime={moment} title={formatMoment(moment)}>
    {formatAgo(moment)}
  </time>
)
