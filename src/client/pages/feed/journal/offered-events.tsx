import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { localDay } from '#client/lib/dates/local-day.ts'
import { useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Event } from '#shared/events/schemas.ts'
import classes from './journal.module.css'
import type { Draft } from './use-draft.ts'

/** An entry to begin with; its owner writes the rest and says who reads it. */
export type Offer = Pick<Draft, 'title' | 'summary' | 'about' | 'day'>

interface OfferedEventsProps {
  /** The event that is being written of. */
  taken: string
  onTake: (offer: Offer) => void
}

/** What happened lately and could be written down: nothing is written by itself. */
export function OfferedEvents({ taken, onTake }: OfferedEventsProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data } = useQuery(trpc.events.unwritten.queryOptions())
  const pass = useMutation(
    trpc.journal.savePass.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: trpc.events.unwritten.queryKey() }),
    }),
  )
  const offered = data?.events.filter(({ id }) => id !== taken) ?? []
  if (offered.length === 0) return null
  return (
    <ul className={classes.offers} aria-label="What happened and is not written down">
      {offered.map((event) => (
        <li key={event.id} className={classes.offer}>
          <Text as="span" tone="inherit" dir="auto">
            {nameOf(event)}
          </Text>
          <span className={classes.actions}>
            <Button
              {...{ variant: 'default', size: 'xs' }}
              aria-label={`Write of it: ${event.title}`}
              onClick={() => onTake(offerOf(event))}
            >
              Write of it
            </Button>
            <Button
              {...{ variant: 'subtle', size: 'xs', color: 'gray' }}
              aria-label={`Not this: ${event.title}`}
              disabled={pass.isPending}
              onClick={() => pass.mutate({ about: event.id })}
            >
              Not this
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}

const COMPLETED = { name: 'You completed', title: 'Completed' }
/** How each kind is said beside its offer, and what the entry is called. */
const WORDS: Readonly<Partial<Record<Event['kind'], typeof COMPLETED>>> = {
  certificateIssued: { name: 'You earned the certificate', title: 'Earned the certificate' },
  workMerged: { name: 'Your change was merged:', title: 'Merged:' },
}
const wordsOf = (kind: Event['kind']) => WORDS[kind] ?? COMPLETED

const nameOf = ({ kind, title }: Event) => `${wordsOf(kind).name} “${title}”.`

function offerOf({ id, kind, title, path, happenedAt }: Event): Offer {
  const isCertificate = kind === 'certificateIssued'
  const proof = isCertificate && path !== null ? [`Anybody can verify it: ${new URL(path, location.origin).href}`] : []
  return {
    ...{ about: id, day: localDay(new Date(happenedAt)) },
    title: `${wordsOf(kind).title} “${title}”`,
    summary: [...proof, '- What I can do now: ', '- Where I will use it: '].join('\n'),
  }
}
