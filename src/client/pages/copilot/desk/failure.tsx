import { Link } from '@tanstack/react-router'
import { RefusedCall } from '#client/features/copilot/refused-call.ts'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { refusalOf } from '#client/trpc.ts'
import { Text } from '#client/ui/text/text.tsx'

/** Why nothing came, and what can be done about it. */
export function Failure({ error }: { error: unknown }) {
  const refusal = error instanceof RefusedCall ? error.refusal : refusalOf(error)
  const resetAt = refusal?.usage?.resetAt
  return (
    <Text tone="danger" role="alert">
      {refusal?.error ?? (error instanceof Error ? error.message : '')}
      {resetAt && (
        <>
          . New ones come on {formatDay(resetAt)}, and <Link to="/pricing">Pro</Link> has more.
        </>
      )}
      {!refusal && '. Please check your connection and try again.'}
    </Text>
  )
}
