import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ChallengeCards } from '#client/features/challenges/challenge-cards.tsx'
import { PersonEntry, PersonList } from '#client/features/connections/person-list.tsx'
import { useAnswer } from '#client/features/connections/use-answer.ts'
import { EventList } from '#client/features/events/event-list.tsx'
import { formatPoints } from '#client/features/reputation/points.ts'
import { useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { RecommendedPerson } from '#shared/connections/schemas.ts'
import type { Leader } from '#shared/reputation/schemas.ts'
import classes from './around.module.css'
import { FeatureCards } from './feature-cards.tsx'

const [EVENTS, LEADERS, PEOPLE] = [5, 5, 3]

/** What goes on around somebody: who leads, whom they may know, what happened last (RT-25, G-CONT-03); what is empty is left out. */
export function Around() {
  const trpc = useTRPC()
  const [leaders, people, events, bounties] = useQueries({
    queries: [
      trpc.reputation.leaders.queryOptions({ board: 'week' }),
      trpc.connections.recommended.queryOptions({}),
      trpc.events.recent.queryOptions(),
      trpc.challenges.list.queryOptions({ show: 'active' }),
    ],
  })
  // those that can be won or that one is in, without crowding the page
  const near = bounties.data?.challenges.filter(
    ({ status, userStatus }) => status === 'Open' || userStatus === 'started',
  )
  return (
    <>
      <FeatureCards />
      {near && near.length > 0 && (
        <Part
          id="bounties"
          title="Bounties"
          more={
            <ButtonLink {...MORE} to="/challenge">
              All bounties
            </ButtonLink>
          }
        >
          <ChallengeCards challenges={near} label="Bounties" heading="h3" />
        </Part>
      )}
      <div className={classes.around}>
        {events.data && events.data.events.length > 0 && (
          <Part
            id="recent-events"
            title="Recent events"
            more={
              <ButtonLink {...MORE} to="/notifications/activities">
                All events
              </ButtonLink>
            }
          >
            <EventList events={events.data.events.slice(0, EVENTS)} label="Recent events" />
          </Part>
        )}
        {leaders.data && leaders.data.leaders.length > 0 && (
          <Part
            id="leaders"
            title="Leaders of the week"
            more={
              <ButtonLink {...MORE} to="/home/streetcred">
                Leaderboard
              </ButtonLink>
            }
          >
            <Leaders leaders={leaders.data.leaders.slice(0, LEADERS)} />
          </Part>
        )}
        {people.data && people.data.people.length > 0 && (
          <Part
            id="people"
            title="People you may know"
            more={
              <ButtonLink {...MORE} to="/notifications/connections">
                All people
              </ButtonLink>
            }
          >
            <People people={people.data.people.slice(0, PEOPLE)} />
          </Part>
        )}
      </div>
    </>
  )
}

const MORE = { variant: 'default', size: 'xs' } as const

const Part = ({ id, title, more, children }: { id: string; title: string; more: ReactNode; children: ReactNode }) => (
  <section aria-labelledby={id} className={classes.part}>
    <div className={classes.head}>
      <Heading as="h2" size="item" id={id}>
        {title}
      </Heading>
      {more}
    </div>
    {children}
  </section>
)

const Leaders = ({ leaders }: { leaders: readonly Leader[] }) => (
  <Card as="ol" className={classes.leaders} aria-label="Leaders of the week">
    {leaders.map(({ userId, name, rank, score }) => (
      <li key={userId} className={classes.leader}>
        <Text as="span">{rank}</Text>
        <Link to="/profile/$userId" params={{ userId }} className={classes.link} dir="auto">
          {name}
        </Link>
        <Text as="span" tone="inherit">
          {formatPoints(score)}
        </Text>
      </li>
    ))}
  </Card>
)

function People({ people }: { people: readonly RecommendedPerson[] }) {
  const { request } = useAnswer()
  return (
    <PersonList label="People you may know">
      {people.map((person) => (
        <PersonEntry key={person.userId} person={person} note={person.reasons.join(' · ')}>
          <Button
            {...{ variant: 'default', size: 'sm' }}
            loading={request.isPending && request.variables?.userId === person.userId}
            onClick={() => request.mutate({ userId: person.userId })}
            aria-label={`Connect with ${person.name}`}
          >
            Connect
          </Button>
        </PersonEntry>
      ))}
    </PersonList>
  )
}
