import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatPoints } from '#client/features/reputation/points.ts'
import { useTRPC } from '#client/trpc.ts'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'

/** Somebody's StreetCred, and the way to what it stands on. */
export function ProfileScore({ userId }: { userId: string }) {
  const { data } = useQuery(useTRPC().reputation.score.queryOptions({ userId }))
  return (
    <section>
      <Heading as="h2">StreetCred</Heading>
      <Text size="figure" tone="inherit">
        {data ? formatPoints(data.score) : '…'}
      </Text>
      <Link to="/profile/$userId/streetcred" params={{ userId }}>
        Every receipt
      </Link>
    </section>
  )
}
