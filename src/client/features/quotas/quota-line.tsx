import { useQuery } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'
import { QUOTA_MEANING, quotaLine } from '#shared/quotas/rules.ts'
import classes from './quota-line.module.css'
import { resetWords } from './reset-words.ts'

/**
 * 'You have N API quota left' (1§2), which tells on a click what it counts; at zero also when the count starts anew (G-QUOTA-01). While it is unknown the line
 * keeps its place; it is never worth an error.
 */
export function QuotaLine() {
  const trpc = useTRPC()
  const quota = useQuery(trpc.quotas.check.queryOptions())
  if (!quota.data) return <div>{'\u00a0'}</div>
  const { remaining, resetAt } = quota.data
  return (
    <>
      <details className={classes.line}>
        <summary>{quotaLine(remaining)}</summary>
        {QUOTA_MEANING}
      </details>
      {remaining === 0 && <div>{resetWords(resetAt)}</div>}
    </>
  )
}
