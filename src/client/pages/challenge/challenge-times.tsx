import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { formatMoment } from '#client/lib/dates/format-moment.ts'
import { useTRPC } from '#client/trpc.ts'
import type { Challenge } from '#shared/challenges/schemas.ts'
import classes from './challenge.module.css'
import { Countdown } from './countdown.tsx'

/** How it stands, until when, and what became of its decision. */
export function ChallengeTimes({ challenge }: { challenge: Challenge }) {
  const { id, status, opensAt, endsAt } = challenge
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const readAgain = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: trpc.challenges.get.queryKey({ challengeId: id }) }),
    [queryClient, trpc, id],
  )
  return (
    <div className={classes.times}>
      <p className={classes.status} data-open={status === 'Open' || undefined}>
        {status}
      </p>
      {status === 'Open' && endsAt && <Countdown key={endsAt} endsAt={endsAt} onEnd={readAgain} />}
      {status === 'Coming Soon' && opensAt && <span>{`Opens ${formatMoment(opensAt)}`}</span>}
      {status === 'Closed' && <Decision challenge={challenge} />}
    </div>
  )
}

function Decision({ challenge: { decideBy, decidedAt } }: { challenge: Challenge }) {
  if (decidedAt) {
    const isLate = decideBy !== null && decideBy < decidedAt
    return <span>{`Decided ${formatMoment(decidedAt)}${isLate ? `, due ${formatMoment(decideBy)}` : ''}`}</span>
  }
  if (!decideBy) return null
  return Date.parse(decideBy) < Date.now() ? (
    <strong className={classes.late}>{`The decision was due ${formatMoment(decideBy)} and is late`}</strong>
  ) : (
    <span>{`The decision is due ${formatMoment(decideBy)}`}</span>
  )
}
