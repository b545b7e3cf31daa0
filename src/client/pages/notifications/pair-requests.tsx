import { useQuery } from '@tanstack/react-query'
import classes from '#client/features/pairing/pairing.module.css'
import { PairingCard } from '#client/features/pairing/pairing-card.tsx'
import { useTRPC } from '#client/trpc.ts'
import { Heading } from '#client/ui/text/heading.tsx'
import listClasses from './notifications.module.css'

const OVER = new Set(['withdrawn', 'expired', 'declined'])

/** Requests to pair that wait for somebody, and pairings that they agreed to (RT-27). */
export function PairRequests() {
  const pairings = useQuery(useTRPC().pairing.own.queryOptions()).data?.pairings
  const shown = pairings?.filter(({ status, isAgreed }) => !OVER.has(status) && !isAgreed) ?? []
  if (shown.length === 0) return null
  return (
    <section className={listClasses.part} aria-labelledby="pair-requests">
      <Heading as="h2" size="block" id="pair-requests">
        Pair requests
      </Heading>
      <ul className={classes.list} aria-label="Pair requests">
        {shown.map((pairing) => (
          <PairingCard key={pairing.requestId} pairing={pairing} isNamed />
        ))}
      </ul>
    </section>
  )
}
