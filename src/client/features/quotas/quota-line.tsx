import { useQuery } from '@tanstack/react-query'
import { trpc } from '#client/trpc.ts'
import { quotaLine } from '#shared/quota-rules.ts'

/** 'You have N API quota left' (1§2). While it is unknown the line keeps its place; it is never worth an error. */
export function QuotaLine({ userId }: { userId: string }) {
  const quota = useQuery(trpc.quotas.check.queryOptions({ userId }))
  return <div>{quota.data ? quotaLine(quota.data.usage.remaining) : '\u00a0'}</div>
}
