import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PairingCard } from '#client/features/pairing/pairing-card.tsx'
import { PairingForm } from '#client/features/pairing/pairing-form.tsx'
import listClasses from '#client/features/projects/projects.module.css'
import { useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './issue.module.css'

/** Who looks for a partner on an issue, and looking for one oneself (R-OSS-11). */
export function IssuePairing({ issueId }: { issueId: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const pairings = useQuery(useTRPC().pairing.ofIssue.queryOptions({ issueId })).data?.pairings
  if (!pairings) return null
  const shown = pairings.filter(({ status }) => status !== 'withdrawn' && status !== 'expired')
  const hasOwn = shown.some(({ role, status }) => role === 'requester' && status !== 'accepted')
  return (
    <section className={classes.part}>
      <Heading as="h2" size="block">
        Pair on it
      </Heading>
      {shown.length > 0 ? (
        <ul className={listClasses.list} aria-label="Requests to pair">
          {shown.map((pairing) => (
            <PairingCard key={pairing.requestId} pairing={pairing} />
          ))}
        </ul>
      ) : (
        !isAsking && (
          <Text>Nobody looks for a partner on it yet. Two find their way into unknown code faster than one.</Text>
        )
      )}
      {isAsking ? (
        <PairingForm issueId={issueId} onDone={() => setIsAsking(false)} />
      ) : (
        !hasOwn && (
          <div className={classes.buttons}>
            <Button variant="default" size="sm" onClick={() => setIsAsking(true)}>
              Find somebody to pair with
            </Button>
          </div>
        )
      )}
    </section>
  )
}
