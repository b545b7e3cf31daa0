import { Text } from '#client/ui/text/text.tsx'
import { GHOST_RISKS } from '#shared/jobs/ghost.ts'
import type { JobListing } from '#shared/jobs/schemas.ts'
import classes from './job-detail.module.css'

/** Whether a listing may be an ad for nothing, with every reason for and against it. */
export const GhostRisk = ({ ghost: { risk, reasons } }: Pick<JobListing, 'ghost'>) => (
  <details className={classes.ghost} data-risk={risk} open={risk !== 'low' || undefined}>
    <summary>{GHOST_RISKS[risk]}: why</summary>
    <ul>
      {reasons.map(({ text, points }) => (
        <Text as="li" key={text}>
          {text} <span aria-hidden="true">{points > 0 ? `+${points}` : `−${-points}`}</span>
          <span className={classes.said}>{points > 0 ? ', which speaks against it' : ', which speaks for it'}</span>
        </Text>
      ))}
    </ul>
  </details>
)
