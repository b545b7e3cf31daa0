import { Link } from '@tanstack/react-router'
import { refusalOf } from '#client/trpc.ts'
import { Text } from '#client/ui/text/text.tsx'

/** Why nothing came, and what can be done about it. */
export function Failure({ error }: { error: unknown }) {
  const refusal = refusalOf(error)
  const isUsedUp = refusal?.usage !== undefined
  return (
    <Text tone="danger" role="alert">
      {refusal?.error ?? (error instanceof Error ? error.message : '')}
      {isUsedUp && (
        <>
          . New ones come with the next month, and <Link to="/pricing">Pro</Link> has more.
        </>
      )}
      {!refusal && '. Please check your connection and try again.'}
    </Text>
  )
}
